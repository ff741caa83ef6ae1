import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { createFinding } from '#engine/testing/create-finding.ts';
import type { Report } from '#engine/vocabulary.ts';

import { fingerprints } from './fingerprint.ts';

function read(text: string): Report {
  return analyze(text, { rulesOnly: true });
}

/** The fingerprints of what a text's rules find. */
function prints(text: string): string[] {
  const { findings, sensitive } = read(text);
  return fingerprints(text, findings, sensitive);
}

/** The fingerprints of what a text's rules find of one type. */
function printsOf(type: string, text: string): string[] {
  const { findings } = read(text);
  return prints(text).filter((_, index) => findings[index]?.type === type);
}

describe('the fingerprint of a finding', () => {
  it('stays the same when the sentence moves or its case and line breaks change', () => {
    const sentence = 'Please write a letter to anna@example.com before the end of May.';
    const moved = `${'Another paragraph. '.repeat(30)}\n${sentence.toUpperCase().replaceAll(' ', '\n')}`;
    expect(prints(sentence)).toEqual(prints(moved).slice(-1));
    expect(prints(sentence)[0]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('differs for a different value or different surrounding words', () => {
    const all = [
      'write to anna@example.com now',
      'write to otto@example.com now',
      'post it to anna@example.com now',
    ].flatMap(prints);
    expect(new Set(all).size).toBe(3);
  });

  it('reveals nothing about a secret beyond its masked form', () => {
    const one = prints('my SSN is 219-09-9999.');
    expect(one).toHaveLength(1);
    expect(prints('my SSN is 318-19-1234.')).toEqual(one);
  });

  it.each([
    ['us-ssn', 'Employee: John Smith\nSSN: #', '219-09-9999', '318-19-1234'],
    ['credit-card', 'Holder: John Smith\nCard: #', '4111 1111 1111 1111', '5555 5555 5555 4444'],
    ['a password', 'Name: John Smith\nPassword: #', 'Summer', 'Winter!now'],
    ['a number that no detector knows', 'Name: John Smith\nLocker # stays', '4711', '0815'],
  ])('is the same beside any value of type %s', (_, text, one, other) => {
    const beside = (value: string): string[] => printsOf('person-name', text.replace('#', value));
    expect(beside(one)).toHaveLength(1);
    expect(beside(other)).toEqual(beside(one));
  });

  it('is the same for a clause whatever the secret within it', () => {
    const within = (value: string): string[] => {
      const text = `Delete the e-mails about SSN ${value} before the auditors come.`;
      const clause = createFinding(0, { end: text.length });
      return fingerprints(text, [clause], read(text).sensitive);
    };
    expect(within('219-09-9999')).toEqual(within('318-19-1234'));
  });

  it('tells the different values of a list apart, and not two places of one value', () => {
    const list = 'SSN\n219-09-9999\n318-19-1234\n219-09-9999\n318-19-5678';
    const [first, second, third, fourth] = printsOf('us-ssn', list);
    expect(third).toBe(first);
    expect(new Set([first, second, fourth]).size).toBe(3);
  });
});
