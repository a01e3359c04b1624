import type { PageSlug, WrittenPage } from "./page";

export const lvLV: Record<PageSlug, WrittenPage> = {
  terms: {
    title: "Noteikumi",
    lead: "Šie noteikumi pasaka, ko varat sagaidīt no mums un ko mēs sagaidām no jums. Šī vietne ir izmēģinājuma vide: visas summas ir spēļu nauda, neko nevar ne laimēt, ne zaudēt.",
    sections: [
      [
        "Kas drīkst spēlēt",
        "Jums jābūt vismaz 18 gadus vecam vai vecākam, ja to prasa jūsu valsts, un jāspēlē tikai savā vārdā. Vienam cilvēkam ir viens konts; otro slēdzam, un tā atlikums atgriežas pirmajā.",
      ],
      [
        "Jūsu konts",
        "Neizpaudiet savu paroli. Nekavējoties ziņojiet, ja domājat, ka kontu izmantojis kāds cits: mēs to uzreiz bloķēsim un kopā ar jums noskaidrosim notikušo.",
      ],
      [
        "Atlikumi",
        "Atlikumam ir trīs daļas: pamata, bonusa un derību bonusa. Pamata daļa vienmēr ir jūsu. Bonusa daļas pāriet pamata daļā, kad izpildīti nosacījumi, un mēs vienmēr rādām, cik vēl palicis.",
      ],
      [
        "Bonusi",
        "Katram bonusam pirms pieņemšanas norādīta summa, izspēles prasība un beigu diena. No bonusa varat atteikties vai to noņemt jebkurā laikā; tā nauda tad pazūd no bonusa atlikuma.",
      ],
      [
        "Spēles",
        "Katras kārtas iznākumu nosaka spēles nejaušo skaitļu ģenerators. Pārtraukta kārta tiek pabeigta serverī, un rezultāts tiek ieskaitīts. Kļūme atceļ skartās kārtas un atgriež likmes.",
      ],
      [
        "Izmaksas",
        "Pamata atlikumu var izmaksāt, kad apstiprināta jūsu identitāte. Pieprasījumu var atcelt, kamēr tas gaida. Ja iespējams, izmaksājam ar to pašu metodi, ar kuru iemaksājāt.",
      ],
      [
        "Konta slēgšana",
        "Kontu varat slēgt jebkurā laikā, nepaskaidrojot iemeslu. Pamata atlikumu izmaksājam. Mēs varam slēgt kontu, kas pārkāpj šos noteikumus, un pasakām, kāpēc.",
      ],
    ],
  },
  privacy: {
    title: "Privātuma politika",
    lead: "Mēs glabājam par jums tik maz, cik pieļauj likums un strādājošs konts, un šeit sakām, kas tas ir. Izmēģinājuma vidē viss tiek aizmirsts, kad process sākas no jauna.",
    sections: [
      [
        "Ko glabājam",
        "- Jūsu kontaktus un profilā ievadīto",
        "- Iemaksas, izmaksas, likmes un bonusus, jo par tiem mums jāspēj atskaitīties",
        "- Apmeklējumu tehniskos datus: adresi, pārlūku, valodu un atvērtās lapas",
      ],
      [
        "Kāpēc",
        "Lai uzturētu jūsu kontu, izmaksātu naudu, pārbaudītu vecumu un identitāti, pamanītu kaitīgu spēlēšanu un krāpšanu un pildītu likumu. Datus nepārdodam un neizmantojam, lai noteiktu jums redzamos koeficientus.",
      ],
      [
        "Cik ilgi",
        "Konta dati tiek glabāti piecus gadus pēc konta slēgšanas, jo to prasa likums. Tehniskie žurnāli tiek dzēsti pēc deviņdesmit dienām.",
      ],
      [
        "Kas tos redz",
        "Maksājumu sniedzēji redz tikai to, kas vajadzīgs izmaksai. Personas dokumentus redz tikai pārbaudes pakalpojums. Neviens cits neredz neko.",
      ],
      [
        "Sīkdatnes",
        "Izmantojam sīkdatnes, bez kurām vietne nedarbojas: sesiju, valodu un motīvu. Viss pārējais gaida jūsu piekrišanu, ko varat atsaukt jebkurā brīdī.",
      ],
      [
        "Jūsu tiesības",
        "Varat jautāt, ko glabājam, lūgt to labot, izsniegt vai dzēst, ciktāl to ļauj likums. Rakstiet uz privacy@example.com; atbildēsim trīsdesmit dienu laikā.",
      ],
    ],
  },
  about: {
    title: "Par mums",
    lead: "Šis ir demonstrācijas kazino. Tas parāda, cik mierīga, ātra un godīga var būt spēļu vietne, un ir pilns ar izdomātām spēlēm, studijām un spēlētājiem.",
    sections: [
      [
        "Tikai spēļu nauda",
        "Šeit nekas nemaksā un nekas netiek izmaksāts. Maksājumu metodes, spēles un identitātes pārbaudes ir aizstājēji, kas uzvedas kā īstie, lai katru ekrānu varētu izmēģināt līdz galam.",
      ],
      [
        "Ko varat izmēģināt",
        "- Pārlūkot spēles pēc kategorijas, studijas, nosaukuma un popularitātes",
        "- Ienākt kā demonstrācijas spēlētājam un apskatīt pilnu kontu",
        "- Pārslēgties starp piecām valodām, no kurām viena rakstāma no labās uz kreiso pusi",
        "- Pārslēgt tumšo un gaišo motīvu gan ar skriptiem, gan bez tiem",
      ],
      [
        "Kā tas veidots",
        "Lapas tiek sagatavotas serverī un darbojas, pirms ielādēts jebkāds skripts. Attēlus zīmē programma. Visas summas tiek skaitītas veselos centos.",
      ],
    ],
  },
  "responsible-gaming": {
    title: "Atbildīga spēle",
    lead: "Spēlei jāpaliek izklaidei. Ja tā vairs nav, šie ir rīki un cilvēki, kas palīdz. Neviens neprasīs paskaidrojumus.",
    sections: [
      [
        "Nosakiet limitu",
        "Izvēlieties, cik daudz drīkstat iemaksāt dienā, nedēļā, divās nedēļās vai mēnesī. Zemāks limits darbojas uzreiz, augstāks tikai pēc 24 stundām, lai lēmums netiktu pieņemts karstumā.",
      ],
      [
        "Paņemiet pārtraukumu",
        "Izslēdziet sevi uz dienu, nedēļu, mēnesi, līdz pieciem gadiem vai uz visiem laikiem. Šajā laikā nevarat ienākt, un piedāvājumus nesūtām. Pārtraukumu nevar saīsināt.",
      ],
      [
        "Pazīmes, kas jāuztver nopietni",
        "- Jūs spēlējat ar naudu, kas paredzēta citam",
        "- Jūs ceļat likmes, lai atgūtu zaudēto",
        "- Jūs slēpjat, cik daudz vai cik ilgi spēlējat",
        "- Jūs jūtaties nemierīgi, kad nevarat spēlēt",
      ],
      [
        "Kur meklēt palīdzību",
        "Runājiet ar kādu, kam uzticaties, vai ar bezmaksas un konfidenciālu palīdzības dienestu savā valstī. Mūsu atbalsts ir pieejams dienu un nakti un noteiks jebkuru limitu jūsu vietā.",
      ],
      [
        "Ne nepilngadīgajiem",
        "Neviens, kas jaunāks par 18 gadiem, šeit nedrīkst spēlēt. Ja ierīci lieto arī bērni, pēc spēles izejiet no konta un apsveriet satura filtru.",
      ],
    ],
  },
  "welcome-week": {
    title: "Iepazīšanās nedēļa",
    lead: "Septiņas dienas, lai visu apskatītu: sešas spēles sākumam, nedēļas piedāvājumi un dzīvie galdi, kas atvērti visu nakti.",
    sections: [],
  },
};
