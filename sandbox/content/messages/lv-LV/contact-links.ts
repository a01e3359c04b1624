import type { contactLinks as en } from "../../../../app/i18n/messages/en/contact-links";

export const contactLinks: Record<keyof typeof en, string> = {
  "contactLinks.unsubscribe.meta": "Atteikties no jaunumiem",
  "contactLinks.unsubscribe.title": "Vai pārtraukt jaunumu sūtīšanu?",
  "contactLinks.unsubscribe.text":
    "Uz šo adresi vairs nesūtīsim piedāvājumus un jaunumus. Ziņas par tavu kontu joprojām tiks saņemtas.",
  "contactLinks.unsubscribe.submit": "Atteikties",
  "contactLinks.unsubscribe.keep": "Turpināt saņemt",
  "contactLinks.unsubscribe.wrongTitle": "Šī saite vairs nav derīga",
  "contactLinks.unsubscribe.wrongText":
    "Atver saiti mūsu jaunākajā vēstulē vai pieslēdzies un izslēdz jaunumus savā profilā.",
  "contactLinks.unsubscribe.toSettings": "Uz paziņojumu iestatījumiem",
  "contactLinks.confirmation.meta": "Apstiprini kontaktu",
  "contactLinks.confirmation.title": "Apstiprini kontaktu",
  "contactLinks.confirmation.text":
    "Atlicis viens solis: šis kontakts piederēs tavam kontam, kad to apstiprināsi.",
  "contactLinks.confirmation.code": "Kods",
  "contactLinks.confirmation.codeHint": "6 cipari no mūsu ziņas",
  "contactLinks.confirmation.submit": "Apstiprināt",
  "contactLinks.confirmation.nextStep":
    "Katrs kods der vienu reizi un 24 stundas, un jaunāks to aizstāj. Palūdz jaunu kodu profila iestatījumos.",
  "contactLinks.confirmation.toSettings": "Uz profila iestatījumiem",
  "contactLinks.confirmation.incompleteTitle": "Šī saite nav pilnīga",
  "contactLinks.success.title": "Kontakts apstiprināts",
  "contactLinks.success.text":
    "Paldies. Tagad varam ar tevi sazināties, un tu varēsi atgūt kontu, ja aizmirsīsi paroli.",
  "contactLinks.success.button": "Uz spēlēm",
  "contactLinks.unknown.title": "Tavi kontakti ir profilā",
  "contactLinks.unknown.text": "Tur redzams, kuri no tiem ir apstiprināti, un var pieprasīt jaunu kodu.",
  "contactLinks.confirmation.used": "Šis kontakts jau ir apstiprināts: vairs nekas nav jādara.",
  "contactLinks.confirmation.over":
    "Kods ir nepareizs vai novecojis. Jaunu vari palūgt profila iestatījumos.",
  "contactLinks.confirmation.foreign":
    "Šis kontakts nepieder kontam, kurā esi pierakstījies. Ienāc kontā, kuram tas pieder, un atver saiti vēlreiz.",
};
