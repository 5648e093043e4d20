/** Icons of our own, in a box of 512 x 512, where those of the collection look cut off at the edge of their box. */
export const OWN_ICONS: Record<string, string> = {
  'own-volcano': 'M10 500L190 170Q256 200 322 170L502 500Z',
  'own-bare-tree':
    'M206 500Q236 400 214 330 150 300 110 220L70 200 106 190 84 120 134 196Q170 262 222 280 238 200 206 110L176 70 216 84 226 20 246 96Q270 150 268 220 300 170 350 150L370 90 384 146 440 130 390 176Q310 210 288 300 280 400 316 500Z',
};
