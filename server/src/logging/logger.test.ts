import { expect, it } from 'vitest';

import { createLogger } from './logger.ts';

function capture(level: 'info' | 'debug') {
  const lines: string[] = [];
  return { lines, logger: createLogger(level, (line) => lines.push(line)) };
}

it('the logger writes one JSON line per entry, whatever the text contains', () => {
  const { lines, logger } = capture('info');
  logger.info({ name: 'first\r\nsecond' }, 'an entry');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    name: 'first\r\nsecond',
    message: 'an entry',
  });
});

it('the logger omits entries below its level', () => {
  const { lines, logger } = capture('info');
  logger.debug('quiet');
  logger.child({ part: 'x' }).trace('quieter');
  expect(lines).toEqual([]);
});

it("the logger writes an error's name, code and stack, but never its message", () => {
  const { lines, logger } = capture('info');
  const message = 'canary\n    at canary (/a.ts:1:1)x\n    at the canary cage, 10:12:33';
  const error = Object.assign(new TypeError(message), { code: 'E_TEST' });
  logger.error({ error }, 'it failed');
  logger.error(error);
  for (const line of lines) {
    expect(line).not.toContain('canary');
    expect(JSON.parse(line)).toMatchObject({ error: { name: 'TypeError', code: 'E_TEST' } });
    expect(line).toContain('logger.test.ts');
  }
});

it('the logger omits objects, because they may contain user data', () => {
  const { lines, logger } = capture('info');
  logger.info(
    { request: { headers: { authorization: 'canary' } }, rows: [{ text: 'canary' }], count: 3 },
    'x',
  );
  logger.child({ body: { text: 'canary' }, id: 7 }).info('y');
  expect(lines.join('')).not.toContain('canary');
  expect(lines[0]).toContain('"count":3');
  expect(lines[1]).toContain('"id":7');
});
