import type { PageSlug, WrittenPage } from "./page";

export const esES: Record<PageSlug, WrittenPage> = {
  terms: {
    title: "Términos y condiciones",
    lead: "Estos términos explican qué puedes esperar de nosotros y qué esperamos de ti. Este sitio es un entorno de pruebas: todos los importes son dinero ficticio y nada se gana ni se pierde.",
    sections: [
      [
        "Quién puede jugar",
        "Debes tener al menos 18 años, o más si tu país lo exige, y jugar solo en tu nombre. Cada persona tiene una cuenta; si abre otra, la cerramos y su saldo vuelve a la primera.",
      ],
      [
        "Tu cuenta",
        "No compartas tu contraseña. Avísanos enseguida si crees que alguien ha usado tu cuenta: la bloqueamos en el acto y lo aclaramos contigo.",
      ],
      [
        "Saldos",
        "El saldo tiene tres partes: principal, bono y bono de apuestas. La principal es tuya en todo momento. Los bonos pasan a la principal al cumplir sus condiciones, y siempre te mostramos cuánto falta.",
      ],
      [
        "Bonos",
        "Cada bono indica su importe, su requisito de apuesta y su fecha final antes de que lo aceptes. Puedes rechazarlo o quitarlo cuando quieras; su dinero saldrá entonces del saldo de bonos.",
      ],
      [
        "Juegos",
        "El resultado de cada ronda lo decide el generador aleatorio del juego. Si una ronda se interrumpe, termina en el servidor y el resultado se abona. Un fallo técnico anula las rondas afectadas y devuelve las apuestas.",
      ],
      [
        "Retiradas",
        "Puedes retirar el saldo principal una vez verificada tu identidad. La solicitud se puede cancelar mientras esté pendiente. Siempre que sea posible pagamos por el mismo método con el que depositaste.",
      ],
      [
        "Cierre de la cuenta",
        "Puedes cerrar la cuenta cuando quieras y sin dar motivos. Te pagamos lo que quede del saldo principal. Podemos cerrar una cuenta que incumpla estos términos y te diremos por qué.",
      ],
    ],
  },
  privacy: {
    title: "Política de privacidad",
    lead: "Guardamos sobre ti lo mínimo que permiten la ley y una cuenta que funcione, y aquí decimos qué es. En este entorno de pruebas todo se olvida al reiniciar el proceso.",
    sections: [
      [
        "Qué guardamos",
        "- Tus datos de contacto y lo que escribes en el perfil",
        "- Depósitos, retiradas, apuestas y bonos, porque debemos poder justificarlos",
        "- Datos técnicos de tus visitas: dirección, navegador, idioma y páginas abiertas",
      ],
      [
        "Para qué",
        "Para gestionar tu cuenta, pagarte, comprobar tu edad e identidad, detectar el juego dañino y el fraude, y cumplir la ley. No vendemos tus datos ni los usamos para decidir qué cuotas ves.",
      ],
      [
        "Cuánto tiempo",
        "Los datos de la cuenta se conservan cinco años tras su cierre porque la ley lo exige. Los registros técnicos se borran a los noventa días.",
      ],
      [
        "Quién los ve",
        "Los proveedores de pago ven lo necesario para pagarte. Los documentos de identidad los ve solo el servicio de verificación. Nadie más ve nada.",
      ],
      [
        "Cookies",
        "Usamos cookies sin las que el sitio no funciona: tu sesión, tu idioma y tu tema. Todo lo demás espera a tu consentimiento, que puedes retirar cuando quieras.",
      ],
      [
        "Tus derechos",
        "Puedes preguntar qué guardamos, corregirlo, llevártelo o pedir que se borre hasta donde la ley lo permita. Escribe a privacy@example.com; respondemos en treinta días.",
      ],
    ],
  },
  about: {
    title: "Quiénes somos",
    lead: "Este es un casino de demostración. Enseña cómo puede ser un sitio de juego tranquilo, rápido y honesto, y está lleno de juegos, estudios y jugadores inventados.",
    sections: [
      [
        "Solo dinero ficticio",
        "Aquí nada cuesta y nada se paga. Los métodos de pago, los juegos y las verificaciones son sustitutos que se comportan como los reales, para que puedas probar cada pantalla hasta el final.",
      ],
      [
        "Qué puedes probar",
        "- Recorrer los juegos por categoría, proveedor, nombre y popularidad",
        "- Entrar como jugador de demostración y ver una cuenta completa",
        "- Cambiar entre cinco idiomas, uno de ellos de derecha a izquierda",
        "- Cambiar entre el tema oscuro y el claro, con o sin scripts",
      ],
      [
        "Cómo está hecho",
        "Las páginas se generan en el servidor y funcionan antes de cargar ningún script. Las ilustraciones las dibuja un programa. Todos los importes se cuentan en céntimos enteros.",
      ],
    ],
  },
  "responsible-gaming": {
    title: "Juego responsable",
    lead: "Jugar debe seguir siendo un pasatiempo. Si deja de serlo, estas son las herramientas y las personas que ayudan. Ninguna te pedirá explicaciones.",
    sections: [
      [
        "Fija un límite",
        "Elige cuánto puedes depositar en un día, una semana, dos semanas o un mes. Un límite más bajo vale al instante; uno más alto, solo tras 24 horas, para no decidir en caliente.",
      ],
      [
        "Tómate un descanso",
        "Autoexclúyete un día, una semana, un mes, hasta cinco años o para siempre. Durante ese tiempo no podrás entrar ni te enviaremos ofertas. Un descanso no se puede acortar.",
      ],
      [
        "Señales que conviene tomar en serio",
        "- Juegas con dinero destinado a otra cosa",
        "- Subes las apuestas para recuperar lo perdido",
        "- Ocultas cuánto o cuánto tiempo juegas",
        "- Te inquietas cuando no puedes jugar",
      ],
      [
        "Dónde encontrar ayuda",
        "Habla con alguien de confianza o con un servicio gratuito y confidencial de tu país. Nuestro equipo de soporte está día y noche y puede fijar cualquier límite por ti.",
      ],
      [
        "Menores, no",
        "Nadie menor de 18 años puede jugar aquí. Si compartes el dispositivo con menores, cierra la sesión después de jugar y plantéate instalar un filtro.",
      ],
    ],
  },
  "welcome-week": {
    title: "Semana de bienvenida",
    lead: "Siete días para conocer la casa: seis juegos para empezar, las promociones de la semana y mesas en vivo abiertas toda la noche.",
    sections: [],
  },
};
