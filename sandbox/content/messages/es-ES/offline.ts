export const offline = {
  "offline.title": "Estás sin conexión",
  "offline.text":
    "No hay conexión a internet, o no la hay con nosotros. La página volverá sola en cuanto la haya.",
  "offline.money":
    "No has perdido nada: tu saldo y tus apuestas están a salvo con nosotros, no en este dispositivo.",
};
