import { words } from "../world/words";

export const play = words("Play now", "Jugar ahora", "Jogar agora", "Spēlēt", "العب الآن");
export const look = words("Have a look", "Descubrir", "Conferir", "Apskatīt", "ألقِ نظرة");
export const read = words("Read more", "Leer más", "Saiba mais", "Lasīt vairāk", "اقرأ المزيد");
