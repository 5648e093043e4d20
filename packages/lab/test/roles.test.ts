import { ATTRIBUTES } from '@breakpoint/art';
import { allCards } from '@breakpoint/cards';
import { expect, test } from 'vitest';
import { Looks } from '../src/roles/drawing.js';
import { rolesPage } from '../src/roles/page.js';

const looks = new Looks(allCards);

test('a card is drawn with the roles, eyes and anchor that it is given, and wears what its partner lends it', () => {
  const id = 'vigilantes/jacky-bill';
  const look = looks.look(id);
  const before = looks.picture(id, look, 'ninjas');
  expect(before).toContain(ATTRIBUTES.ninjas.body);
  expect(looks.picture(id, { ...look, parts: { red: [1] } }, 'ninjas')).not.toBe(before);
  expect(looks.picture(id, { ...look, eyes: [[200, 200, 20]] }, 'ninjas')).not.toBe(before);
  expect(looks.picture(id, { ...look, head: [100, 100, 50, 0] }, 'ninjas')).not.toBe(before);
  expect(looks.partsOf(look).length).toBeGreaterThan(5);
});

test('actions are drawn without a partner, and a card that does not exist is refused', () => {
  expect(looks.picture('ninjas/poison', looks.look('ninjas/poison'), 'aliens')).not.toContain(ATTRIBUTES.aliens.body);
  expect(() => looks.look('ninjas/nobody')).toThrow('no card named');
  expect(rolesPage(looks.ids, ['main'], ['aliens'])).toContain('vigilantes/jacky-bill');
});
