import { memo } from 'react';
import styles from './Icon.module.css';

/** The icons, as SVG paths, so that they do not depend on fonts. */
const PATHS = {
  hand: 'M4 8.5 9 5l2 1v13l-3 1zM10 4.5h5.5V20H10zM15.5 5.5 20.5 9l-3 11-2-.5z',
  deck: 'M5 7h11v14H5zM8 3h11v14',
  discard: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
  people:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM1.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6zM16.5 11a3 3 0 1 0-1-5.8M17 14c3 .3 5.5 2.3 5.5 6h-4',
  learn: 'M12 4 1.5 9 12 14l10.5-5zM6 11.5V17c3 2.5 9 2.5 12 0v-5.5M22.5 9v6',
  puzzle: 'M4 8h4a2.5 2.5 0 1 1 5 0h5v5a2.5 2.5 0 1 0 0 5v3h-5a2.5 2.5 0 1 0-5 0H4z',
  cards: 'M3 6.5 11 4l5 15-8 2.5zM13 4.5h8V19h-4',
  book: 'M12 6C9 4 6 4 3 4.5V19c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5V4.5C18 4 15 4 12 6zM12 6v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  scales: 'M12 3v18M7 21h10M4 7h16M4 7l-3 7h6zM20 7l-3 7h6z',
  film: 'M3 5h18v14H3zM10 9l5 3-5 3zM3 9h3M3 15h3M18 9h3M18 15h3',
  gear: 'M18.9 9.9 21.4 10.1 21.4 13.9 18.9 14.1 18.4 15.4 20.0 17.3 17.3 20.0 15.4 18.4 14.1 18.9 13.9 21.4 10.1 21.4 9.9 18.9 8.6 18.4 6.7 20.0 4.0 17.3 5.6 15.4 5.1 14.1 2.6 13.9 2.6 10.1 5.1 9.9 5.6 8.6 4.0 6.7 6.7 4.0 8.6 5.6 9.9 5.1 10.1 2.6 13.9 2.6 14.1 5.1 15.4 5.6 17.3 4.0 20.0 6.7 18.4 8.6zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  recap: 'M4 4v6h6M4.5 10a8.5 8.5 0 1 1-.8 5M12 8v5l3.5 2',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  close: 'M5 5l14 14M19 5 5 19',
  back: 'M11 5l-7 7 7 7M4 12h16',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  bolt: 'M13 2 5 14h6l-1 8 9-13h-7z',
  house: 'M3 12 12 4l9 8M6 10v10h12V10',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7z',
  bulb: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z',
  forward: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  robot: 'M5 9h14v11H5zM12 9V5M12 4.5h.01M9 13.5h.01M15 13.5h.01M9 17h6M2.5 12v5M21.5 12v5',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 4v16M17 4v16',
  stepOn: 'M7 5l9 7-9 7zM19 5v14',
  toEnd: 'M3 5l7 7-7 7zM11 5l7 7-7 7zM21 5v14',
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  away: 'M4 4l16 16M6.5 13a8 8 0 0 1 3.5-2M14.5 11.2A8 8 0 0 1 17.5 13M9.5 16.2a4 4 0 0 1 5 0M12 20h.01',
  talk: 'M4 4h16v12h-9l-5 4v-4H4zM8 9h8M8 12h5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  download: 'M12 3v12M7 11l5 5 5-5M4 20h16',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = memo(function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
});
