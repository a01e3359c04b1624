/** A locale as the content service lists it (docs/contract.md#4.1). */
export interface Locale {
  code: string;
  name: string;
  isDefault: boolean;
  direction: "ltr" | "rtl";
}
