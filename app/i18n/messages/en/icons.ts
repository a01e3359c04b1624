export const icons = {
  "icons.title": "Icon sprite",
  "icons.search": "Name of an icon",
  "icons.submit": "Search",
  "icons.found_one": "{count} icon",
  "icons.found_other": "{count} icons",
  "icons.none": "No icon has this name",
} as const;
