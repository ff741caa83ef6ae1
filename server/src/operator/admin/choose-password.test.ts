import { PassThrough } from 'node:stream';

import { expect, it } from 'vitest';

import { choosePassword } from './choose-password.ts';

/** Simulates a user who types answers at a terminal when prompted. */
function createTerminal(...answers: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const shown: string[] = [];
  const typed = [...answers];
  output.on('data', (chunk: Buffer) => {
    shown.push(chunk.toString());
    if (chunk.toString().endsWith(': ')) input.write(typed.shift() ?? '\u0003');
  });
  return { terminal: { input, output }, shown };
}

it('a password typed twice is accepted and never echoed', async () => {
  const { terminal, shown } = createTerminal('three blue lamps\r', 'three blue lamps\r');
  expect(await choosePassword(terminal)).toEqual({
    password: 'three blue lamps',
    isGenerated: false,
  });
  expect(shown.join('')).not.toContain('blue');
});

it('two different passwords are rejected', async () => {
  const { terminal } = createTerminal('three blue lamps\r', 'three blue lambs\r');
  await expect(choosePassword(terminal)).rejects.toMatchObject({ code: 'admin.passwords_differ' });
});

it('a password is generated when the answer is empty or there is no terminal', async () => {
  const { terminal } = createTerminal('\r');
  const first = await choosePassword(terminal);
  const second = await choosePassword({ input: new PassThrough(), output: new PassThrough() });
  for (const { password, isGenerated } of [first, second]) {
    expect([isGenerated, password]).toEqual([true, expect.stringMatching(/^[\w-]{20}$/)]);
  }
  expect(first.password).not.toBe(second.password);
});

it('an interrupted prompt returns no password', async () => {
  const { terminal } = createTerminal('three blue lamps\r', '\u0003');
  await expect(choosePassword(terminal)).rejects.toMatchObject({ code: 'admin.cancelled' });
});
