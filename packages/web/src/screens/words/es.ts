import { translation } from '../../i18n/placeholders.js';
import type { ScreenWords } from './en.js';

export const es = translation<ScreenWords>()({
  creditsTitle: 'Créditos',
  creditsGame:
    'Breakpoint es un proyecto no oficial, hecho por fans y gratis para todos. Smash Up, su nombre, sus facciones y sus cartas pertenecen a su editorial, que no tiene nada que ver con Breakpoint.',
  creditsTexts: 'Todos los textos son nuestros. El logotipo, los dibujos de fondo y los colores también.',
  creditsPictures:
    'Las imágenes de las cartas y de las bases y los emblemas de las facciones son de {site}, con licencia {license}. Están adaptadas: separadas en partes, coloreadas, sombreadas y reunidas en escenas.',
  creditsFace:
    'Los nombres y los números usan la letra Bangers, y los textos, Barlow Semi Condensed; ambas tienen licencia SIL Open Font 1.1.',
  creditsAuthors: 'Imágenes de',
  privacyTitle: 'Privacidad',
  privacy: [
    'No hay cuentas, ni rastreadores, ni anuncios. Las partidas contra bots y tus ajustes se quedan en este navegador.',
    'Un servidor en el que juegas con otras personas guarda el nombre que escribes, tus respuestas y su hora, lo que se dice en la mesa y las facciones propias que llevas a ella. No guarda tu dirección de red.',
    'Con los ajustes habituales, las partidas terminadas se borran al cabo de un año; las partidas en las que ya no pasa nada, los mensajes, las denuncias y los dispositivos para avisos, a los 90 días. Quien administra el servidor puede elegir otros plazos.',
    'La repetición de una partida terminada muestra los nombres de sus jugadores a quien tenga el enlace.',
    'En los mensajes de una mesa puedes borrar tu nombre y todo lo que has escrito allí. Lo que otros ya han visto o guardado se queda con ellos.',
    'Tus sitios están solo en este navegador. Si borras los datos de esta web, se borran.',
  ],
  book: 'El libro de las parejas',
  bookSum: '{n} de {m} parejas jugadas, {won} con victoria.',
  bookOf: 'Facción',
  bookAll: 'Todas las facciones',
  bookRecord: 'Jugadas: {n}, ganadas: {won}',
  bookNever: 'Sin jugar',
});
