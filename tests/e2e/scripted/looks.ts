/** Every page is looked at in both themes, and read from right to left. */
export const looks = [
  { name: "dark", theme: "dark", prefix: "" },
  { name: "light", theme: "light", prefix: "" },
  { name: "Arabic", theme: "dark", prefix: "/ar" },
];
