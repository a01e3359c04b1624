import { words } from "../world/words";

/** Labels of every field that a form of the site may show (contract 4.2). */
export const formDictionary = {
  email: {
    label: words("E-mail", "Correo electrónico", "E-mail", "E-pasts", "البريد الإلكتروني"),
    placeholder: words(
      "name@example.com",
      "nombre@ejemplo.com",
      "nome@exemplo.com",
      "vards@piemers.lv",
      "name@example.com",
    ),
  },
  login: { label: words("Login", "Usuario", "Usuário", "Lietotājvārds", "اسم الدخول") },
  password: { label: words("Password", "Contraseña", "Senha", "Parole", "كلمة المرور") },
  mobile: {
    label: words("Mobile number", "Número de móvil", "Celular", "Mobilais tālrunis", "رقم الهاتف المحمول"),
  },
  first_name: { label: words("First name", "Nombre", "Nome", "Vārds", "الاسم الأول") },
  middle_name: {
    label: words("Middle name", "Segundo nombre", "Nome do meio", "Otrais vārds", "الاسم الأوسط"),
  },
  last_name: { label: words("Last name", "Apellidos", "Sobrenome", "Uzvārds", "اسم العائلة") },
  birth_date: {
    label: words(
      "Date of birth",
      "Fecha de nacimiento",
      "Data de nascimento",
      "Dzimšanas datums",
      "تاريخ الميلاد",
    ),
  },
  sex: { label: words("Sex", "Sexo", "Sexo", "Dzimums", "الجنس") },
  country: { label: words("Country", "País", "País", "Valsts", "البلد") },
  region: { label: words("Region", "Región", "Estado", "Reģions", "المنطقة") },
  home_town: { label: words("Town", "Ciudad", "Cidade", "Pilsēta", "المدينة") },
  address: { label: words("Address", "Dirección", "Endereço", "Adrese", "العنوان") },
  postcode: { label: words("Postcode", "Código postal", "CEP", "Pasta indekss", "الرمز البريدي") },
  currency: { label: words("Currency", "Moneda", "Moeda", "Valūta", "العملة") },
  locale: { label: words("Language", "Idioma", "Idioma", "Valoda", "اللغة") },
  fakename: { label: words("Nickname", "Apodo", "Apelido", "Segvārds", "الاسم المستعار") },
  document_type: { label: words("Document", "Documento", "Documento", "Dokuments", "نوع الوثيقة") },
  document_number: {
    label: words(
      "Document number",
      "Número de documento",
      "Número do documento",
      "Dokumenta numurs",
      "رقم الوثيقة",
    ),
  },
  bank_id: { label: words("Bank", "Banco", "Banco", "Banka", "البنك") },
  card_number: {
    label: words("Card number", "Número de tarjeta", "Número do cartão", "Kartes numurs", "رقم البطاقة"),
  },
  iban: { label: words("IBAN", "IBAN", "IBAN", "IBAN", "رقم الآيبان") },
  pix_key: { label: words("Pix key", "Clave Pix", "Chave Pix", "Pix atslēga", "مفتاح Pix") },
  wallet: {
    label: words(
      "Wallet address",
      "Dirección del monedero",
      "Endereço da carteira",
      "Maka adrese",
      "عنوان المحفظة",
    ),
  },
  phone: { label: words("Phone", "Teléfono", "Telefone", "Tālrunis", "الهاتف") },
};
