import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessageSchema, understand } from '../src/index.js';

const answer = { type: 'command', id: 'abcdefgh-1', command: { what: 'answer', decision: 3, keys: ['play aliens/invader:17'] } };

test('answers, which are checked by hand, are taken exactly if the schema takes them', () => {
  const odd = fc.oneof(fc.constantFrom(-1, 1.5, 2 ** 53, '', 'x'.repeat(81), 'x', null, [], {}), fc.jsonValue({ maxDepth: 1 }));
  const fields = fc.constantFrom('type', 'id', 'what', 'decision', 'keys', 'more', '__proto__', '0');
  const damage = fc.record({ inside: fc.boolean(), field: fields, value: fc.option(odd, { nil: undefined }), key: fc.option(odd) });
  fc.assert(
    fc.property(fc.array(damage, { maxLength: 2 }), fc.nat(70), (damages, keys) => {
      const message = JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
      const command = message.command as Record<string, unknown>;
      for (let i = 0; i < keys; i++) (command.keys as unknown[]).push(`seat:${i}`);
      for (const { inside, field, value, key } of damages) {
        const part = inside ? command : message;
        if (value === undefined) delete part[field];
        else Object.defineProperty(part, field, { value, enumerable: true, configurable: true, writable: true });
        if (key !== null && Array.isArray(command.keys)) command.keys.push(key);
      }
      const parsed = clientMessageSchema.safeParse(message);
      const understood = understand(message);
      expect(understood.success).toBe(parsed.success);
      if (understood.success) expect(understood.data).toEqual(parsed.data);
    }),
    {
      numRuns: 1000,
      examples: [
        [[], 0],
        [[], 63],
        [[], 64],
      ],
    },
  );
});
