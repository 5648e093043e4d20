import { translation } from '../../i18n/placeholders.js';
import type { LearnWords } from './en.js';

export const es = translation<LearnWords>()({
  lesson: 'Primera partida',
  next: 'Siguiente',
  leaveLesson: 'Dejar la lección',
  leaveSure: '¿Dejar la lección? La próxima vez empezará desde el principio.',
  stay: 'Quedarse',
  lessonOf: 'Paso {n} de {m}',
  playReal: 'Jugar una partida de verdad (bot fácil)',
  again: 'Otra vez',
  rival: 'Bolt',
  coach: {
    welcome:
      '¡Hola! Tu mazo mezcla dos facciones: los Hombres lobo son fuertes, los Ninjas son astutos. Tienes 11 puntos de victoria (PV); gana quien antes llegue a 15. ¡A por las bases!',
    base: 'Esto es una base. Los jugadores envían esbirros a ella. Cuando el poder de todos alcanza su punto de ruptura, aquí 16, la base puntúa.',
    prizes: 'Estos son los puntos de victoria: 4 PV para quien tenga más poder aquí, 3 para el segundo, 2 para el tercero.',
    minion: 'En tu turno puedes jugar un esbirro. Su poder es el número de la esquina. Toca el Aullador de tu mano.',
    where: 'Un esbirro va a una base. Elige el Oasis selvático: no hay nadie, así que basta un esbirro para ir en cabeza.',
    ability:
      'Muchos esbirros tienen una capacidad. Al jugarlo, el Aullador recibe +2 de poder hasta el final del turno: ahora tiene 4. Para leer una carta, tócala o señálala.',
    action:
      'También puedes jugar una acción por turno. En los Pozos de alquitrán Bolt va ganando por 6 a 4: debilítalo. Toca Ver las estrellas, que destruye un esbirro débil.',
    actionWhat: 'Elige el Zapbot de Bolt: con poder 2, es lo bastante débil.',
    end: 'Has jugado un esbirro y una acción: termina tu turno. Robarás dos cartas y después jugará Bolt.',
    rivalTurn: 'Bolt ha jugado un Warbot aquí y va ganando por 8 a 4. Son 12 de 16. Te toca otra vez, con dos cartas nuevas.',
    wolf: 'Necesitas más poder en los Pozos de alquitrán. Toca el Lobo adolescente: tiene poder 3.',
    slip: 'Cualquiera se equivoca, así que hagámoslo a propósito: elige el Oasis selvático, la base que no es.',
    undo: 'Desde ahí el Lobo no te ayuda. Pulsa Deshacer. Se puede volver atrás paso a paso, mientras ningún otro jugador haya decidido y no se haya mostrado nada oculto.',
    wolfBack: 'El Lobo vuelve a estar en tu mano. Elígelo otra vez.',
    wolfWhere: 'Esta vez elige los Pozos de alquitrán.',
    talent: '15 de 16: ¡falta 1! El Lobo adolescente tiene un Talento, que puedes usar una vez en cada uno de tus turnos. Toca el Lobo.',
    talentUse: 'El Talento le da +1 de poder hasta el final del turno, justo lo que falta. Úsalo.',
    full: '16 de 16: la base puntúa cuando acabes de jugar cartas. Pero vais 8 a 8, y con un empate os lleváis 4 PV los dos.',
    endAndScore: 'Infiltración no rompe el empate, pero otra carta lo hará. Termina tu turno y verás.',
    window:
      'Los Pozos de alquitrán están a punto de puntuar. Justo antes de puntuar una base, y otra vez justo después, los jugadores pueden usar sus capacidades especiales.',
    special: 'El Shinobi de tu mano tiene un Especial para este momento. Tócalo.',
    specialUse: 'Lo juegas inmediatamente en los Pozos de alquitrán: 11 a 8, y el primer puesto es solo tuyo. Usa el Especial.',
    won: '¡Has ganado, 15 a 14! Son 4 PV por el primer puesto y 3 para Bolt por el segundo. Los esbirros de allí se descartan y una base nueva ocupa su lugar. La partida termina al acabar el turno en que alguien llega a 15 PV. Lo demás lo dicen las cartas.',
  },
  elsewhere: 'Lee todas las cartas que quieras. Para seguir:',
  tapAgain: 'Esa es. Tócala otra vez o pulsa el botón de abajo.',
  lessonGame: 'Una partida corta con ayuda',
  toGame: 'Jugar una partida corta con ayuda',
  gotIt: 'Entendido',
  comments: {
    begin:
      'Una partida entera, pero corta: tú y Bolt empezáis con 8 PV, y con {n} se gana. Juega como quieras: mis comentarios nunca te detienen.',
    plan: 'Juega un esbirro, una acción, las dos cosas o ninguna, en el orden que quieras. Lee tu mano y busca la base donde una carta cambia más cosas.',
    undo: '¿No era eso lo que querías? Deshacer lo devuelve todo a su sitio, mientras ningún otro jugador haya decidido y no se haya mostrado nada oculto.',
    done: 'No te queda nada por jugar. Termina tu turno y robarás dos cartas.',
    leads: '{base}: tienes más poder que nadie. Si puntuara ahora, ganarías {n} PV; aún necesita {m} de poder.',
    behind:
      '{base}: {who} va en cabeza, y a la base solo le falta {m} de poder para puntuar. Adelántate, confórmate con el segundo puesto o juega tus cartas en otro sitio.',
    ready: '{base}: la base ha alcanzado su punto de ruptura y puntúa cuando acabes de jugar cartas. Ganarías {n} PV; {who}, {m}.',
    talent: '{card} tiene un Talento. Puedes usarlo una vez en cada uno de tus turnos, antes o después de jugar cartas.',
    before: 'Una base está a punto de puntuar. Es el momento de los Especiales: usa uno, o pasa y guárdalo.',
    after: 'La base ha puntuado, pero sus cartas siguen ahí. Algunos Especiales solo sirven ahora.',
    scored: '{base}: ¡base rota! {n} PV para ti y {m} para {who}. Sus cartas se han descartado y una base nueva la ha reemplazado.',
    hint: '¿No sabes qué hacer? El botón Pista muestra las mejores opciones y por qué son buenas.',
    danger: '{who} tiene {n} PV y necesita {m} más para ganar. ¿De qué base podrían salir? Lucha primero allí.',
    close: 'Tienes {n} PV y necesitas {m} más para ganar. ¿De qué base podrían salir?',
    won: '¡Has ganado! Ya sabes todo lo necesario: elige tus dos facciones y juega una partida de verdad.',
    lost: 'Esta vez gana {who}. Inténtalo otra vez o juega una partida de verdad: con otras facciones todo cambia.',
  },
});
