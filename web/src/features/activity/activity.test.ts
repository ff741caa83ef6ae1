import { describe, expect, it } from 'vitest';

import { isReversed, NO_FILTER, parametersOf } from './activity-filter.ts';
import { agentName } from './agent-name.ts';

describe('the activity filter', () => {
  it("covers whole days in the user's time zone, including the last", () => {
    const day = '2026-11-21';
    expect(parametersOf({ kind: 'key.used', from: day, to: day })).toEqual({
      kind: 'key.used',
      from: new Date(2026, 10, 21).toISOString(),
      to: new Date(2026, 10, 22).toISOString(),
    });
  });

  it('is recognized when its days are the wrong way round', () => {
    const days = { from: '2026-11-28', to: '2026-11-01' };
    expect(isReversed({ ...NO_FILTER, ...days })).toBe(true);
    expect(isReversed({ ...NO_FILTER, from: days.to, to: days.from })).toBe(false);
    expect(isReversed({ ...NO_FILTER, from: days.from, to: days.from })).toBe(false);
    expect(isReversed({ ...NO_FILTER, from: days.from })).toBe(false);
  });

  it('omits what is not selected', () => {
    const nothing = { kind: undefined, from: undefined, to: undefined };
    expect(parametersOf(NO_FILTER)).toEqual(nothing);
  });
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/141.0 Mobile/15E148 Safari/605.1.15',
    'Firefox on iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0',
    'Edge on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/141.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Unknown program'],
])('the user agent %s is shown as a readable name', (name, words) => {
  expect(agentName({ kind: 'session.opened', agent: { kind: 'session', name } })).toBe(words);
});

it('an entry without a client is by the payment service if that reports it, and else by the server', () => {
  expect(agentName({ kind: 'payment.failed', agent: null })).toBe('Payment service');
  expect(agentName({ kind: 'webhook.disabled', agent: null })).toBe('Proviso');
});
