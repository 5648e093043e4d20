import type { Said } from '@breakpoint/protocol';
import styles from './Emote.module.css';

type EmoteName = Extract<Said['say'], { kind: 'emote' }>['emote'];

/** The SVG paths of the faces: eyes, mouth and hands. */
const FACES: Record<EmoteName, string> = {
  hello: 'M8.5 10h.01M14 10h.01M8 14c1.5 2 5 2 6.5 0M19 4l2-2M20.5 7.5 23 7M16 2l.5-2',
  happy: 'M7 9.5c.8-1 1.8-1 2.6 0M13.4 9.5c.8-1 1.8-1 2.6 0M7 13h9c-.5 5-8.5 5-9 0z',
  wow: 'M8 9h.01M15 9h.01M11.5 13a2 2.3 0 1 0 .01 0z',
  sad: 'M8.5 10h.01M14.5 10h.01M8 16.500c1.5-2.5 5.5-2.5 7 0M16 12.500c1.5 2 0 3-.5 2.5',
  angry: 'M7 8l3 1.500M16 8l-3 1.500M8.8 11h.01M14.2 11h.01M8 16c1.5-1.5 5.5-1.5 7 0',
  bravo: 'M8.5 9.500h.01M14.5 9.500h.01M8.5 13c1.5 2 4.5 2 6 0M2 18l4-3M21 18l-4-3M3 22l4-2M20 22l-4-2',
};

export function Emote({ name }: { name: EmoteName }) {
  return (
    <svg
      className={styles.emote}
      viewBox="-1 -1 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="11.5" cy="11.5" r="9.5" fill="var(--sun)" stroke="#21123d" />
      <path d={FACES[name]} stroke="#21123d" />
    </svg>
  );
}
