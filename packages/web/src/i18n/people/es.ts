import type { PeopleWords } from './words.js';

export const es: PeopleWords = {
  clocks: {
    none: 'Sin reloj',
    minute: '1 minuto por turno',
    minutes: '{n} minutos por turno',
    day: '1 día por turno',
    days: '{n} días por turno',
  },
  windows: 'Tiempo para los Especiales',
  windowsHint: 'Si el tiempo es siempre el mismo, una pausa no revela lo que tienes en la mano.',
  windowKinds: { open: 'Solo el necesario', masked: 'Siempre {n} segundos', hour: 'Siempre 1 hora', hours: 'Siempre {n} horas' },
  hints: 'Los jugadores pueden pedir consejo a un bot',
  standInLevel: 'Nivel de los bots suplentes',
  chat: 'Los jugadores pueden escribirse',
  listed: 'Cualquiera puede encontrar esta mesa y unirse',
  yourGames: 'Tus partidas',
  onThisDevice: 'En este dispositivo',
  withWhom: 'Con {who}',
  nobodyYet: 'Todavía nadie más',
  notBegun: 'Aún no ha empezado',
  finished: 'Terminada: ¿otra?',
  stopped: 'Detenida por un error',
  yourTurn: 'Te toca',
  windowOpen: 'Se pueden usar Especiales',
  turnOf: 'Turno de {who}',
  timeLeft: 'Quedan {time}',
};
