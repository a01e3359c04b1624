import type { LocaleCode } from "../world/words";

interface CountryRow {
  code: string;
  phoneCode: string;
  /** `#` stands for one digit of the national part. */
  mask: string | string[];
  regions?: [value: string, label: string][];
}

/** Brazil has two masks (land line and mobile); the United States and Canada share their calling code. */
export const countries: CountryRow[] = [
  { code: "AE", phoneCode: "971", mask: "## ### ####" },
  {
    code: "BR",
    phoneCode: "55",
    mask: ["(##) ####-####", "(##) #####-####"],
    regions: [
      ["BR-SP", "São Paulo"],
      ["BR-RJ", "Rio de Janeiro"],
      ["BR-MG", "Minas Gerais"],
      ["BR-BA", "Bahia"],
    ],
  },
  {
    code: "CA",
    phoneCode: "1",
    mask: "(###) ###-####",
    regions: [
      ["CA-ON", "Ontario"],
      ["CA-QC", "Québec"],
      ["CA-BC", "British Columbia"],
    ],
  },
  { code: "CL", phoneCode: "56", mask: "# #### ####" },
  { code: "CO", phoneCode: "57", mask: "### #######" },
  { code: "DE", phoneCode: "49", mask: ["### #######", "### ########"] },
  { code: "DK", phoneCode: "45", mask: "## ## ## ##" },
  {
    code: "ES",
    phoneCode: "34",
    mask: "### ### ###",
    regions: [
      ["ES-MD", "Madrid"],
      ["ES-CT", "Cataluña"],
      ["ES-AN", "Andalucía"],
      ["ES-VC", "Comunitat Valenciana"],
    ],
  },
  { code: "FI", phoneCode: "358", mask: "## ### ####" },
  { code: "GB", phoneCode: "44", mask: "#### ######" },
  { code: "IT", phoneCode: "39", mask: "### ### ####" },
  { code: "JP", phoneCode: "81", mask: "##-####-####" },
  { code: "KW", phoneCode: "965", mask: "#### ####" },
  {
    code: "LV",
    phoneCode: "371",
    mask: "## ### ###",
    regions: [
      ["LV-RIX", "Rīga"],
      ["LV-DGV", "Daugavpils"],
      ["LV-LPX", "Liepāja"],
      ["LV-JEL", "Jelgava"],
    ],
  },
  { code: "MT", phoneCode: "356", mask: "#### ####" },
  { code: "MX", phoneCode: "52", mask: "## #### ####" },
  { code: "NL", phoneCode: "31", mask: "# ########" },
  { code: "PT", phoneCode: "351", mask: "### ### ###" },
  { code: "SA", phoneCode: "966", mask: "## ### ####" },
  { code: "SE", phoneCode: "46", mask: "## ### ## ##" },
  {
    code: "US",
    phoneCode: "1",
    mask: "(###) ###-####",
    regions: [
      ["US-NV", "Nevada"],
      ["US-NJ", "New Jersey"],
    ],
  },
];

export function countryName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
}
