import { describe, expect, it } from 'vitest';

import { describeSecondReading, lacksOnlySecondReading } from './describe-second-reading.ts';
import type { SecondReading } from './second-reader.ts';

const READING: SecondReading = {
  model: 'claude-haiku-5-5',
  host: 'api.anthropic.com',
  passages: 9,
  unread: 0,
  added: 3,
  agreed: 0,
  dropped: 0,
  tokens: { input: 3000, output: 400 },
};

it.each([
  [{}, 'Also read by claude-haiku-5-5 at api.anthropic.com: 3 findings added.'],
  [
    { agreed: 4, dropped: 1, unread: 2 },
    'Also read by claude-haiku-5-5 at api.anthropic.com: 3 findings added, 4 found by Proviso as well, 1 claim dropped because its words do not stand in the text; 2 of 9 passages were not read.',
  ],
  [
    { added: 1, dropped: 1200, unread: 1 },
    'Also read by claude-haiku-5-5 at api.anthropic.com: 1 finding added, 1,200 claims dropped because their words do not stand in the text; 1 of 9 passages was not read.',
  ],
  [{ added: 0 }, 'Also read by claude-haiku-5-5 at api.anthropic.com: no findings added.'],
  [
    { added: 0, unread: 9 },
    'claude-haiku-5-5 at api.anthropic.com was to read it as well, but read nothing.',
  ],
  [
    { added: 0, passages: 0 },
    'claude-haiku-5-5 at api.anthropic.com was to read it as well, but read nothing.',
  ],
])('a second reading is summarized in one sentence (%#)', (change, sentence) => {
  expect(describeSecondReading({ ...READING, ...change })).toBe(sentence);
});

describe('an incomplete reading', () => {
  const lacksOnly = (...codes: string[]) =>
    lacksOnlySecondReading({
      isComplete: false,
      notes: codes.map((code) => ({ code, message: '' })),
    });

  it('lacks only the second reading when nothing else is reported missing', () => {
    expect(lacksOnly('second-reader-unavailable')).toBe(true);
    expect(lacksOnly('second-reader-budget', 'text-recognition')).toBe(true);
    expect(lacksOnly('second-reader-budget', 'examples-left-out')).toBe(true);
  });

  it('lacks more when the engine skipped something, or when no reason is given', () => {
    expect(lacksOnly('second-reader-incomplete', 'no-text-layer')).toBe(false);
    expect(lacksOnly('text-recognition')).toBe(false);
    expect(lacksOnly()).toBe(false);
  });

  it('does not include a reading that is complete despite a note', () => {
    const notes = [{ code: 'second-reader-incomplete', message: '' }];
    expect(lacksOnlySecondReading({ isComplete: true, notes })).toBe(false);
  });
});
