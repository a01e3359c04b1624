import type { icons as en } from "../../../../app/i18n/messages/en/icons";

export const icons: Record<keyof typeof en, string> & Record<string, string> = {
  "icons.title": "مجموعة الأيقونات",
  "icons.search": "اسم الأيقونة",
  "icons.submit": "بحث",
  "icons.found_zero": "لا أيقونات",
  "icons.found_one": "أيقونة واحدة",
  "icons.found_two": "أيقونتان",
  "icons.found_few": "{count} أيقونات",
  "icons.found_many": "{count} أيقونة",
  "icons.found_other": "{count} أيقونة",
  "icons.none": "لا توجد أيقونة بهذا الاسم",
};
