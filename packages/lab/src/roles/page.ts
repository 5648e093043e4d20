const options = (list: readonly string[]): string => list.map((item) => `<option>${item}</option>`).join('');

/** The page on which a card's look is set: a tool is chosen, and the numbered icon is tapped. */
export const rolesPage = (cards: readonly string[], roles: readonly string[], partners: readonly string[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Roles of cards</title>
<style>
body { margin: 1rem; font: 16px/1.4 system-ui; background: #f3f1fb; color: #17102b; }
main { display: flex; flex-wrap: wrap; gap: 1rem; }
svg { background: #fff; border: 3px solid #17102b; border-radius: 8px; }
#icon { width: min(560px, 95vw); } #icon text { font: 700 15px system-ui; fill: #fff; stroke: #17102b; stroke-width: 4; paint-order: stroke; pointer-events: none; }
#picture svg { width: min(600px, 95vw); height: auto; }
button, select, input { font: inherit; padding: 0.3rem 0.6rem; margin: 0.1rem; } button[aria-pressed=true] { background: #17102b; color: #fff; }
pre { max-width: 600px; overflow: auto; background: #fff; padding: 0.5rem; }
</style>
<p><label>Card <select id="card">${options(cards)}</select></label> <label>wears something of <select id="partner">${options(partners)}</select></label>
<button id="save">Save in art.json</button> <span id="says" role="status"></span></p>
<p id="tools">${[...roles, 'eye', 'anchor', 'spot'].map((tool) => `<button data-tool="${tool}">${tool}</button>`).join('')}
<label>size <input id="size" type="range" min="4" max="160" value="90"></label> <label>tilt <input id="tilt" type="range" min="-90" max="90" value="0"></label>
<label>color <input id="color" type="color" value="#ffffff"></label> <button id="back">Take the last eye or spot back</button></p>
<p>A role: tap parts. An eye or the anchor: tap its middle. A spot: tap its corners, the first one again to close it.</p>
<main><svg id="icon" viewBox="-8 -8 528 528"></svg><div><div id="picture"></div><pre id="text"></pre></div></main>
<script type="module">
const $ = (id) => document.getElementById(id);
const ROLES = ${JSON.stringify(roles)};
let look, parts, tool = 'second', corners = [], last = [];
const roleOf = (n) => ROLES.find((role) => look.parts?.[role]?.includes(n)) ?? 'main';
const TONES = { main: '#58c95f', second: '#ffb648', accent: '#ff5fd2', white: '#fff', skin: '#ffd7ae', dark: '#2f5a38', ink: '#17102b', gold: '#ffcb2b', red: '#ff3f5e' };
const dot = ([x, y, r], color) => '<circle cx="' + x + '" cy="' + y + '" r="' + r + '" fill="none" stroke="' + color + '" stroke-width="4" pointer-events="none"/>';
async function show(save = false) {
  const order = parts.map((part, n) => ({ ...part, n })).sort((a, b) => a.depth - b.depth);
  $('icon').innerHTML = '<path d="M-8-8H520V520H-8Z" fill="#efeaff"/>' +
    order.map((p) => '<path d="' + p.path + '" data-part="' + p.n + '" fill="' + (p.depth % 2 ? (look.holes?.[p.n] ?? '#17102b') : TONES[roleOf(p.n)]) + '" stroke="#17102b"/>').join('') +
    (look.spots ?? []).map(([path, color]) => '<path d="' + path + '" fill="' + color + '" opacity=".6" pointer-events="none"/>').join('') +
    order.map((p) => '<text x="' + p.at[0] + '" y="' + p.at[1] + '">' + p.n + '</text>').join('') +
    (look.eyes ?? []).map((eye) => dot(eye, '#0b6bff')).join('') + (look.head ? dot(look.head, '#e5352d') : '') + corners.map(([x, y]) => dot([x, y, 5], '#7a1fa2')).join('');
  for (const b of document.querySelectorAll('[data-tool]')) b.ariaPressed = String(b.dataset.tool === tool);
  $('text').textContent = JSON.stringify(look);
  const answer = await fetch('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: $('card').value, look, partner: $('partner').value, save }) });
  if (answer.ok) $('picture').innerHTML = (await answer.json()).picture;
  $('says').textContent = answer.ok ? (save ? 'Saved.' : '') : await answer.text();
}
async function open() {
  ({ look, parts } = await (await fetch('/look?id=' + encodeURIComponent($('card').value))).json());
  [corners, last] = [[], []];
  if (look.head) [$('size').value, $('tilt').value] = [look.head[2], look.head[3]];
  location.hash = $('card').value;
  await show();
}
function setRole(n) {
  const all = {};
  for (const role of ROLES.slice(1)) {
    const list = parts.map((_, i) => i).filter((i) => (i === n ? tool : roleOf(i)) === role);
    if (list.length) all[role] = list;
  }
  if (Object.keys(all).length) look.parts = all; else delete look.parts;
}
function addCorner(x, y) {
  const [first] = corners;
  if (!first || Math.hypot(x - first[0], y - first[1]) > 12) return corners.push([x, y]);
  (look.spots ??= []).push(['M' + corners.map((c) => c.join(' ')).join('L') + 'Z', $('color').value]);
  last.push('spots');
  corners = [];
}
$('icon').onclick = (event) => {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform($('icon').getScreenCTM().inverse());
  const [x, y, size] = [Math.round(at.x), Math.round(at.y), Number($('size').value)];
  const part = event.target.dataset.part;
  if (tool === 'anchor') look.head = [x, y, size, Number($('tilt').value)];
  else if (tool === 'eye') { (look.eyes ??= []).push([x, y, size]); last.push('eyes'); }
  else if (tool === 'spot') addCorner(x, y);
  else if (part && parts[part].depth % 2) (look.holes ??= {})[part] = $('color').value;
  else if (part) setRole(Number(part));
  void show();
};
$('tools').onclick = ({ target }) => { if (target.dataset.tool) { tool = target.dataset.tool; void show(); } };
$('size').onchange = $('tilt').onchange = () => { if (tool === 'anchor' && look.head) { look.head = [look.head[0], look.head[1], Number($('size').value), Number($('tilt').value)]; void show(); } };
$('back').onclick = () => { const list = last.pop(); if (list) { look[list].pop(); if (look[list].length === 0) delete look[list]; } corners = []; void show(); };
$('save').onclick = () => show(true);
$('partner').onchange = () => show();
$('card').onchange = open;
const wanted = decodeURIComponent(location.hash.slice(1));
if (wanted) $('card').value = wanted;
await open();
</script></html>`;
