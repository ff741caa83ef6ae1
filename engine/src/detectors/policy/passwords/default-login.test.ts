import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function severityOf(text: string, value: string): string | undefined {
  return analyze(text, { rulesOnly: true }).findings.find(
    ({ category, start, end }) => category === 'policy' && text.slice(start, end) === value,
  )?.severity;
}

describe('a default password or PIN', () => {
  it.each([
    ['The unit must be paired (PIN 0000).', '0000'],
    ['The default PIN is 1234.', '1234'],
    ['Default user name: admin. Default password: admin', 'admin'],
  ])('is low severity: %j', (text, value) => {
    expect(severityOf(text, value)).toBe('low');
  });

  it.each([
    ['My PIN is 1234.', '1234'],
    ['The alarm code is 4711, which is no default.', '4711'],
    ['user: root / pass: toor', 'toor'],
  ])('is distinguished from a real credential, which is high severity: %j', (text, value) => {
    expect(severityOf(text, value)).toBe('high');
  });
});
