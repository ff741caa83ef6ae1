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

it('an entry names the browser in the words of the list of sessions, the key, or the operator', () => {
  const nameOf = (agent: Parameters<typeof agentName>[0]['agent']) =>
    agentName({ kind: 'password.changed', agent });
  const device = 'Firefox on Linux';
  expect(nameOf({ kind: 'session', name: 'Mozilla/5.0 Chrome/1', device })).toBe(device);
  expect(nameOf({ kind: 'key', name: 'CI', device: null })).toBe('API key “CI”');
  expect(nameOf({ kind: 'operator', name: '', device: null })).toBe('Whoever runs this server');
});

it('an entry without a client is by the payment service if that reports it, and else by the server', () => {
  expect(agentName({ kind: 'payment.failed', agent: null })).toBe('Payment service');
  expect(agentName({ kind: 'webhook.disabled', agent: null })).toBe('Proviso');
});
