import type { systemPages as en } from "../../../../app/i18n/messages/en/system-pages";

export const systemPages: Record<keyof typeof en, string> & Record<string, string> = {
  "systemPages.maintenance.title": "Drīz būsim atpakaļ",
  "systemPages.maintenance.text":
    "Vietnē notiek apkopes darbi. Tavs atlikums un spēles ir drošībā. Atgriezies pēc dažām minūtēm.",
  "systemPages.maintenance.until": "Atgriezīsimies",
  "systemPages.payCancel.title": "Maksājums atcelts",
  "systemPages.payCancel.text":
    "Tu apturēji maksājumu, un nauda netika noņemta. Jebkurā brīdī vari izvēlēties citu veidu.",
  "systemPages.payCancel.button": "Atpakaļ uz iemaksu",
  "systemPages.payFail.title": "Maksājums neizdevās",
  "systemPages.payFail.text":
    "Maksājums netika izpildīts, un tavs atlikums nav mainījies. Pārbaudi datus vai izvēlies citu veidu.",
  "systemPages.payFail.button": "Mēģināt citu iemaksu",
  "systemPages.payMobile.title": "Pabeidz tālrunī",
  "systemPages.payMobile.text":
    "Apstiprini maksājumu lietotnē vai ziņā savā tālrunī. Šo lapu vari aizvērt: nauda pienāks pati.",
  "systemPages.payNewWindow.title": "Pabeidz otrā logā",
  "systemPages.payNewWindow.text":
    "Maksājums notiek jaunā logā. Atlikums mainīsies, tiklīdz maksājums būs apstiprināts.",
  "systemPages.payNewWindow.button": "Atpakaļ uz iemaksu",
  "systemPages.payPending.title": "Pārbaudām tavu maksājumu",
  "systemPages.payPending.text":
    "Parasti tas aizņem vienu vai divas minūtes. Maksāt vēlreiz nevajag: rezultāts parādīsies šeit un vēsturē.",
  "systemPages.paySuccess.title": "Maksājums saņemts",
  "systemPages.paySuccess.text": "Nauda ir tavā kontā. Lai izdodas spēle!",
  "systemPages.paySuccess.button": "Uz spēlēm",
  "systemPages.notFound.title": "Lapa nav atrasta",
  "systemPages.notFound.text":
    "Iespējams, adresē ir kļūda vai lapa ir pārvietota. Turpini ar izvēlni vai meklēšanu.",
  "systemPages.forbidden.title": "Šeit nav pieejams",
  "systemPages.forbidden.text": "Šo vietni nevar izmantot no tavas atrašanās vietas vai savienojuma.",
  "systemPages.userBlock.title": "Šis konts ir bloķēts",
  "systemPages.userBlock.text":
    "Ar šo kontu nevar ieiet vai spēlēt. Mūsu atbalsta dienests paskaidros iemeslu un iespējas.",
  "systemPages.userBlock.until": "Bloķēšana beidzas",
  "systemPages.userBlock.reasons.self_exclusion": "Tu esi sev liedzis spēlēt.",
  "systemPages.userBlock.reasons.terms_violation": "Ar šo kontu nav ievēroti mūsu noteikumi.",
  "systemPages.userBlock.button": "Sazināties ar atbalstu",
  "systemPages.unsubscribe.title": "Abonements atcelts",
  "systemPages.unsubscribe.text":
    "Uz šo adresi jaunumus vairs nesūtīsim. Profilā vari pieteikties tiem atkal.",
  "systemPages.errorsSlot.title": "Radās kļūda",
  "systemPages.errorsSlot.text":
    "Šo lapu neizdevās parādīt. Pārējā vietne darbojas. Pēc brīža mēģini vēlreiz.",
  "systemPages.errorsSlot.button": "Uz spēlēm",
  "systemPages.notFound.home": "Uz sākumlapu",
  "systemPages.errorsSlot.wait_zero": "Vari mēģināt vēlreiz pēc {count} sekundēm.",
  "systemPages.errorsSlot.wait_one": "Vari mēģināt vēlreiz pēc {count} sekundes.",
  "systemPages.errorsSlot.wait_other": "Vari mēģināt vēlreiz pēc {count} sekundēm.",
  "systemPages.errorsSlot.tooMany.title": "Pārāk daudz pieprasījumu",
  "systemPages.errorsSlot.tooMany.text": "Šī lapa īsā laikā tika pieprasīta pārāk bieži.",
  "systemPages.errorsSlot.need": "Trūkst viena soļa",
  "systemPages.errorsSlot.signedOut": "Tu vairs neesi pieteicies",
  "systemPages.errorsSlot.identity": "Pašlaik neizdevās pārbaudīt tavu kontu, tāpēc šo lapu nevar parādīt.",
  "systemPages.errorsSlot.payments":
    "Maksājumu pakalpojums neatbild, tāpēc šo lapu nevar parādīt. Iesāktos maksājumus tas neietekmē.",
};
