import { describe, expect, it } from 'vitest';

import { PolicyPackError } from './policy-pack-error.ts';
import { readPolicyPack } from './read-policy-pack.ts';

const HEAD = 'name: own\ntitle: Our own\nversion: "1"\n';

/** What is wrong with a pack, as `line: message`. */
function complaints(source: string): string[] {
  try {
    readPolicyPack(source);
    return [];
  } catch (error) {
    if (!(error instanceof PolicyPackError)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
}

/** A pack's list of patterns that holds this one. */
function withPattern(pattern: string): string {
  return `patterns:\n  - {id: own-one, name: One, category: pii, severity: low, pattern: '${pattern}'}`;
}

describe('readPolicyPack', () => {
  it('accepts a minimal pack', () => {
    expect(readPolicyPack(HEAD)).toEqual({
      name: 'own',
      title: 'Our own',
      version: '1',
      description: '',
      off: [],
      severities: {},
      thresholds: {},
      terms: [],
      patterns: [],
    });
  });

  it('accepts a pack with detectors, severities, thresholds, terms and patterns', () => {
    const pack = readPolicyPack(`${HEAD}description: Ours.
detectors:
  only: [pii, non-compete]
  off: [us-ssn]
severities:
  email-address: high
  governing-law: informational
thresholds:
  all: 0.5
  pii: 0.8
terms:
  - id: project-name
    name: Project name
    category: policy
    severity: medium
    words: [Nightjar, Blue Heron]
    replacement: the project
patterns:
  - id: staff-number
    name: Staff number
    category: pii
    severity: high
    pattern: 'EMP-\\d{6}'
    ignoreCase: false
    why: It is one.
    recommendation: Take it out.
`);
    expect(pack).toMatchObject({
      only: ['pii', 'non-compete'],
      off: ['us-ssn'],
      severities: { 'email-address': 'high', 'governing-law': 'informational' },
      thresholds: { all: 0.5, pii: 0.8 },
      terms: [
        { id: 'project-name', words: ['Nightjar', 'Blue Heron'], replacement: 'the project' },
      ],
      patterns: [{ id: 'staff-number', ignoreCase: false, why: 'It is one.' }],
    });
  });

  it.each([
    ['', '1: the policy must be a map of keys and values'],
    ['name: own\n', '1: the policy lacks "title"'],
    [`${HEAD}colour: red`, '4: unknown key "colour" in the policy'],
    [`${HEAD}severities:\n  us-sn: high`, '5: unknown type "us-sn"; is "us-ssn" meant?'],
    [`${HEAD}severities:\n  us-ssn: grave`, '5: the severity of us-ssn must be one of'],
    [`${HEAD}thresholds:\n  pii: 8`, '5: the threshold of pii must be a number from 0 to 1'],
    [
      `${HEAD}detectors:\n  off:\n    - polcy`,
      '6: unknown type or category "polcy"; is "policy" meant?',
    ],
    [`${HEAD}thresholds:\n  emails: 1`, '5: unknown type or category "emails"'],
    [
      `${HEAD}detectors:\n  only: [legal]\n  off: [legal]`,
      '5: detectors leave nothing to look for',
    ],
    [`${HEAD}detectors:\n  only: [us-ssn]\n  off: [pii]`, '5: detectors leave nothing to look for'],
    [`${HEAD}detectors: {only: []}`, '4: detectors leave nothing to look for'],
    [
      `${HEAD}terms:\n  - {id: own-one, name: One, category: pii, severity: low, words: []}`,
      '5: words must name one',
    ],
    [`${HEAD}terms: yes`, '4: terms must be a list'],
    [`${HEAD}allow: Acme`, '4: allow must be a list'],
    [`${HEAD}allow:\n  - {reason: Ours}`, '5: an allowed value must name words or a pattern'],
    [`${HEAD}allow:\n  - words: []`, '5: an allowed value must name words or a pattern'],
    [`${HEAD}allow:\n  - words:\n      - "\u200b"`, '6: a word must have a character that prints'],
    [`${HEAD}allow:\n  - {words: [Acme], types: [mail]}`, '5: unknown type or category "mail"'],
    [`${HEAD}allow:\n  - {words: [Acme], types: []}`, '5: types must name one'],
    [`${HEAD}allow:\n  - {words: [Acme], because: x}`, '5: unknown key "because"'],
    [`${HEAD}allow:\n  - pattern: '(a+)+'`, '5: the pattern may take very long'],
    [`${HEAD}allow:\n  - pattern: 'a*'`, '5: the pattern matches the empty text'],
    [`${HEAD}allow:\n  - pattern: 'a)|(?:b'`, '5: the pattern is no regular expression'],
    [`${HEAD}allow:\n  - pattern: '.*a.*a.*a'`, '5: the pattern may take very long'],
    [`name: Own Pack\ntitle: T\nversion: "1"`, '1: name "Own Pack" must be in kebab-case'],
    [`${HEAD}terms: [*x]`, '4: '],
    [`${HEAD}detectors: {only: &x [pii], off: *x}`, '4: write out what *x stands for'],
    [`${HEAD}terms:\n  - &x {id: own-one}\n  - <<: *x`, '6: write out what *x stands for'],
    [`${HEAD}---\n${HEAD}`, '4: a policy is one document'],
    [`name: own\ntitle: T\nversion: [1]`, '3: version must be text of 1 to 40 characters'],
    [`${HEAD}  bad: : :`, '4: '],
    ['x'.repeat(300_000), '1: the policy is larger than 256 kB'],
  ])('reports the line of a mistake: %j', (source, complaint) => {
    expect(complaints(source).join('\n')).toContain(complaint);
  });

  it('reports each missing key once', () => {
    expect(complaints('name: own\n')).toEqual([
      '1: the policy lacks "title"',
      '1: the policy lacks "version"',
    ]);
    const term = '{id: own-one, name: One, severity: low, words: [Nightjar]}';
    expect(complaints(`${HEAD}terms:\n  - ${term}`)).toHaveLength(1);
    const pattern = '{id: own-one, name: One, category: pii, severity: low}';
    expect(complaints(`${HEAD}patterns:\n  - ${pattern}`)).toHaveLength(1);
  });

  it('reports all mistakes at once', () => {
    expect(complaints(`${HEAD}severities:\n  a: high\n  b: high\n`)).toHaveLength(2);
  });

  it.each([
    ['(a+)+$', 'in many ways'],
    [String.raw`\d+\d+x`, 'may take very long'],
    ['(?:a{1,30}){1,30}b', 'in many ways'],
    [String.raw`(?:\w{0,50}\s?){0,50}x`, 'in many ways'],
    ['x(?:a|aa)+b', 'in many ways'],
    ['(?:a|aa){30}b', 'in many ways'],
    [String.raw`(?:\w|\d){40}z`, 'in many ways'],
    ['(?:a?){28}a{28}', 'in many ways'],
    ['(?:a*b*)*c', 'in many ways'],
    ['(?:(?:a?|b?)c)+', 'in many ways'],
    ['x(?=(?:a|a)*b)', 'in many ways'],
    ['a{0,900}a{0,900}a{0,900}b', 'share a run of "A"'],
    [String.raw`\w{100}`.repeat(40), 'too large to be examined'],
    ['(', 'is no regular expression'],
    ['(?i:a)b', 'cannot be examined'],
    ['(?<one>a)|(?<one>b)', 'cannot be examined'],
    ['a*', 'matches the empty text, and so at every place'],
    [String.raw`\b`, 'matches the empty text'],
    ['(?=a)', 'matches the empty text'],
    [String.raw`(?<=a)\b|b?`, 'matches the empty text'],
  ])('rejects the pattern %s', (pattern, complaint) => {
    expect(complaints(`${HEAD}${withPattern(pattern)}`).join('\n')).toContain(complaint);
  });

  it.each([
    String.raw`EMP-\d{6}`,
    String.raw`\d{1,20}`,
    String.raw`\b(?:\d{4}-){3}\d{4}\b`,
    String.raw`(?:\d{4}[ -]?){4}`,
    String.raw`(?:\d{1,3}[ ,]?){3}`,
    String.raw`(?:[a-z]{1,12}\s){0,40}x`,
    String.raw`(.)\1{10}`,
    '(?:foo|foobar){9}',
    'case no\\. [a-z]{1,5}',
  ])('accepts the pattern %s', (pattern) => {
    expect(complaints(`${HEAD}${withPattern(pattern)}`)).toEqual([]);
  });

  it('reads numbers in allowed words as written and accepts allowed patterns that begin with a wildcard', () => {
    const allow = `allow:\n  - {words: [4111111111111111, 0049, Acme], pattern: '.*@acme\\.example', types: [pii]}`;
    expect(readPolicyPack(`${HEAD}${allow}`).allow).toEqual([
      {
        words: ['4111111111111111', '0049', 'Acme'],
        pattern: String.raw`.*@acme\.example`,
        ignoreCase: true,
        types: ['pii'],
      },
    ]);
  });

  it('reads numbers in its version and in term words as written', () => {
    const words = `terms:\n  - {id: own-one, name: One, category: pii, severity: low, words: [2024, 0049, 1.50]}`;
    expect(readPolicyPack(`name: own\ntitle: Our own\nversion: 1.10\n${words}`)).toMatchObject({
      version: '1.10',
      terms: [{ words: ['2024', '0049', '1.50'] }],
    });
  });

  it('rejects an id that is already in use', () => {
    const own = `terms:\n  - {id: us-ssn, name: One, category: pii, severity: low, words: [abc]}`;
    expect(complaints(`${HEAD}${own}`)).toEqual(['5: the id "us-ssn" is already in use']);
  });
});
