import { INK, inked, star } from './shapes.js';

/**
 * What a minion wears of its partner faction, drawn around a head of radius 50 at 0, 0 that looks to the right. `crown` sits on top of
 * a head, everything else on its face.
 */
export interface Attribute {
  anchor: 'crown' | 'brow' | 'eyes' | 'jaw';
  body: string;
}

const shape = (path: string, fill: string, width = 6): string =>
  `<path d="${path}" fill="${fill}" ${inked(width)} stroke-linecap="round"/>`;
const line = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A line of a colour with ink around it. */
const tube = (path: string, color: string, width: number): string => line(path, INK, width + 9) + line(path, color, width);
const disc = (x: number, y: number, r: number, fill: string, width = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ATTRIBUTES: Record<string, Attribute> = {
  aliens: {
    anchor: 'crown',
    body: [-1, 1]
      .map(
        (s) =>
          tube(`M${s * 16}-42Q${s * 26}-66 ${s * 34}-78`, '#7fe84f', 7) + disc(s * 36, -88, 16, '#ffffff') + dot(s * 36 + 5, -86, 7, INK),
      )
      .join(''),
  },
  'anansi-tales': {
    anchor: 'brow',
    body: `${line('M-52-34L52-22M-46-12L50-42M-50-22Q0-4 52-32M-20-50L-14 2M16-52L10 0', INK, 7)}${line('M-52-34L52-22M-46-12L50-42M-50-22Q0-4 52-32M-20-50L-14 2M16-52L10 0', '#fffbe8', 3)}${line('M22-30q-18-16-26-4M22-26q-20-4-26 8M22-22q-14 8-16 20M34-30q18-16 26-4M34-26q20-4 26 8M34-22q14 8 16 20', INK, 5)}${disc(28, -24, 13, '#2f9a8c', 5)}${dot(25, -27, 3, '#fff')}${dot(32, -27, 3, '#fff')}`,
  },
  'ancient-incas': {
    anchor: 'crown',
    body: `<path d="${star(0, -66, 52, 30, 12)}" fill="#ffcb2b" ${inked(6)}/>${shape('M-46-40Q0-62 46-40L42-22Q0-42-42-22Z', '#d8432e')}${disc(0, -66, 22, '#fff1a8', 5)}${dot(-8, -69, 3.5, INK)}${dot(8, -69, 3.5, INK)}${line('M-9-58q9 7 18 0', INK, 4)}${disc(-28, -38, 5, '#18a398', 3)}${disc(28, -38, 5, '#18a398', 3)}`,
  },
  dinosaurs: {
    anchor: 'brow',
    body: `${shape('M-46-34L-78-50-56-16-86-8-54 6-74 30-44 22Z', '#ff9320')}${shape('M-54 14Q-66-66 0-70Q62-68 64-8L46-20 40-2 28-20 20-3 8-20 0-2-12-20-20-2-34-16-40 4Z', '#58c95f')}${shape('M46-20L40-2 28-20ZM28-20L20-3 8-20ZM8-20L0-2-12-20ZM-12-20L-20-2-34-16Z', '#fff', 4)}${disc(26, -60, 15, '#ffe14d')}${dot(31, -60, 5, INK)}${line('M-34-44Q-22-56-6-58', '#b9f2a0', 7)}`,
  },
  'disco-dancers': {
    anchor: 'eyes',
    body: `${line('M-8-10H8', INK, 9)}${[-26, 26].map((x) => `<path d="${star(x, -8, 31, 16, 5)}" fill="#ff5fc4" ${inked(7)}/>${line(`M${x - 9}-12l8-8`, '#fff', 6)}`).join('')}`,
  },
  'giant-ants': {
    anchor: 'crown',
    body: [-1, 1].map((s) => tube(`M${s * 12}-44L${s * 24}-78 ${s * 52}-92`, '#c2562c', 6) + disc(s * 56, -94, 8, '#ffd23f', 5)).join(''),
  },
  'grimms-fairy-tales': {
    anchor: 'crown',
    body: `${shape('M-62 40Q-74-46-14-72Q8-86 20-96Q26-80 22-70Q70-46 60 34Q56-22 26-36Q-2-48-30-34Q-56-18-62 40Z', '#d8324a')}${line('M-48-8Q-40-40-10-52', '#ff8a97', 7)}${shape('M-10 46L-30 34-30 60ZM10 46L30 34 30 60Z', '#ffe8a3', 5)}${disc(0, 47, 8, '#ffe8a3', 5)}`,
  },
  'kung-fu-fighters': {
    anchor: 'jaw',
    body: `${shape('M0 14Q-20 4-36 18Q-48 32-42 62Q-28 40-14 29Q-4 24 0 22Q4 24 14 29Q28 40 42 62Q48 32 36 18Q20 4 0 14Z', '#33365c')}${line('M-32 24q-5 9-5 19M32 24q5 9 5 19', '#8285b4', 4)}`,
  },
  'mad-scientists': {
    anchor: 'eyes',
    body: `${line('M-56-18L56-18', INK, 20)}${line('M-56-18L56-18', '#8a5a3c', 10)}${[-24, 24].map((x) => disc(x, -12, 25, '#8f9aa5', 7) + disc(x, -12, 16, '#cdf53c', 5) + line(`M${x - 8}-16l7-6`, '#fff', 5)).join('')}`,
  },
  ninjas: {
    anchor: 'brow',
    body: `${shape('M-46-22q-34-20-66-2q20 4 26 14q-20-2-38 16q42 10 78-18Z', '#c41f3a')}${shape('M-53-27Q0-46 53-25L52-3Q0-24-53-5Z', '#ff4a5e')}${shape('M-15-37Q0-39 15-37L14-14Q0-17-14-14Z', '#dfe7ee', 5)}${line('M-6-31L6-20M6-31L-6-20', INK, 4)}`,
  },
  pirates: {
    anchor: 'eyes',
    body: `${line('M-50-34L52-8', INK, 9)}${shape('M-2-26Q22-26 36-14Q34 14 16 16Q-4 10-2-26Z', '#2b2140')}${line('M6-18q12 0 20 7', '#8a7fb0', 4)}`,
  },
  'polynesian-voyagers': {
    anchor: 'brow',
    body: `${shape('M-40-26q-34-18-46 4q22 16 46 6ZM-30-48q-20-34-44-22q8 26 34 30Z', '#2f9a5a', 5)}<g transform="translate(-34 -32)">${[0, 72, 144, 216, 288].map((a) => `<g transform="rotate(${a})">${shape('M0 0Q-18-14 0-34Q18-14 0 0Z', '#ff5f7a', 5)}</g>`).join('')}${disc(0, 0, 8, '#ffcf3a', 5)}${line('M0 0l14-12', '#ffcf3a', 5)}</g>`,
  },
  robots: {
    anchor: 'crown',
    body: `${tube('M0-46Q-14-66 4-84', '#cfdbe6', 6)}${shape('M-19-40Q0-60 19-40L15-31H-15Z', '#8fa9c4')}${disc(5, -94, 15, '#ff4a3a')}${dot(0, -99, 4.5, '#fff')}${line('M28-112l11-8M30-94h13M-20-112l-9-8', '#ffd23f', 6)}`,
  },
  'russian-fairy-tales': {
    anchor: 'crown',
    body: `${shape('M-46-32Q-44-86 0-88Q44-86 46-32Z', '#8a5a3c')}${shape('M-64-40Q0-66 64-40Q72-26 62-16Q0-40-62-16Q-72-26-64-40Z', '#d9b48a')}${shape('M-62-18Q-78 8-66 40Q-50 44-48 18Q-46-6-50-20ZM62-18Q78 8 66 40Q50 44 48 18Q46-6 50-20Z', '#d9b48a')}<path d="${star(0, -64, 15, 6, 5)}" fill="#e5402f" ${inked(4)}/>`,
  },
  tricksters: {
    anchor: 'crown',
    body: `${line('M0-44Q2-60-4-72', INK, 9)}${shape('M-4-66Q-46-62-50-98Q-12-104-4-66Z', '#58c95f')}${shape('M-2-68Q30-70 44-102Q2-112-2-68Z', '#8be36f')}`,
  },
  truckers: {
    anchor: 'crown',
    body: `${shape('M-48-26Q-50-84 2-84Q50-82 48-28Z', '#f4f4f4')}${shape('M0-84Q50-82 48-28Q26-36 4-36Q-14-60 0-84Z', '#e5352d')}${shape('M0-36Q44-44 88-22Q92-12 78-12Q40-24 2-22Z', '#e5352d')}${line('M-40-44q14-4 28-3M-38-60q14-4 26-3M-28-74q10-3 20-2', '#b9b9c6', 4)}<path d="${star(28, -58, 14, 6, 5)}" fill="#ffcf2e" ${inked(4)}/>`,
  },
  vampires: {
    anchor: 'jaw',
    body: `${line('M-30 16Q0 26 30 16', INK, 8)}${shape('M-22 18L-8 20-14 46ZM22 18L8 20 14 46Z', '#ffffff', 5)}${shape('M-15 46q-6 12 0 16q7-3 0-16Z', '#e5203f', 4)}`,
  },
  vigilantes: {
    anchor: 'eyes',
    body: `${shape('M-54-24Q-28-34 0-22Q28-34 54-24Q56 2 32 8Q12 10 0-4Q-12 10-32 8Q-56 2-54-24Z', '#20242e')}${shape('M-36-12Q-24-20-12-8Q-24 0-36-12ZM36-12Q24-20 12-8Q24 0 36-12Z', '#ffffff', 4)}${line('M-46-20q10-5 20-4', '#59627a', 4)}`,
  },
  werewolves: {
    anchor: 'crown',
    body:
      [-1, 1]
        .map(
          (s) =>
            shape(`M${s * 12}-44Q${s * 22}-84 ${s * 52}-98Q${s * 62}-64 ${s * 46}-26Z`, '#7d73b8') +
            shape(`M${s * 24}-48Q${s * 32}-70 ${s * 47}-80Q${s * 51}-58 ${s * 42}-38Z`, '#f2b8c6', 4),
        )
        .join('') + shape('M-16-44L-6-62 0-48 8-64 16-44Q0-38-16-44Z', '#9a90d6', 5),
  },
  wizards: {
    anchor: 'crown',
    body: `${shape('M-30-36L-14-104Q-6-122 22-112Q8-104 12-92L32-38Z', '#7a3fd0')}${shape('M-66-28Q0-60 66-30Q0-14-66-28Z', '#9a5ae8')}<path d="${star(2, -66, 13, 5, 5)}" fill="#ffe27a"/>`,
  },
  zombies: {
    anchor: 'brow',
    body: `${shape('M40-16q26 4 24 38l-13-3q-1-20-17-20Z', '#efe3c0', 5)}${shape('M-48-38L50-14 51 8-53-17Z', '#fff6da')}${shape('M-52-14Q0-36 44-47L52-28Q0-16-53 8Z', '#fff6da')}<path d="M-34-22l6 17M-16-29l6 17M4-36l6 17M24-42l6 16" stroke="${INK}" stroke-width="3" opacity=".55"/>${dot(-22, -10, 7, '#d8324a')}${dot(-12, -6, 4, '#d8324a')}`,
  },
};

/** The box of an attribute around the middle of the head, whose radius is 50. */
export const ATTRIBUTE = { x: -125, y: -150, width: 250, height: 250 } as const;
