import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { readPolicyPack } from '#engine/policies/index.ts';
import { redact } from '#engine/redaction/redact.ts';
import { MAX_FINDINGS } from '#engine/report/most-serious.ts';

import { addFindings } from './add-findings.ts';
import { askedTypes } from './asked-types.ts';
import { CERTAINTIES, type Claim } from './claim.ts';
import { prepareSecondReading } from './second-reading.ts';

const AGE = { category: 'discrimination', type: 'age-discrimination' } as const;
const SOURCE = { kind: 'language-model', version: 'test-model' } as const;

function claim(said: Partial<Claim> & Pick<Claim, 'quote'>): Claim {
  const why = 'It treats people differently.';
  return { sentence: 0, type: 'age-discrimination', certainty: 'high', why, ...said };
}

function prepare(text: string) {
  const reading = prepareSecondReading(text);
  if (reading === undefined) throw new Error('too many findings');
  return reading;
}

function conclude(text: string, claims: readonly Claim[], policySource?: string) {
  const policy = policySource === undefined ? undefined : readPolicyPack(policySource);
  const report = analyze(text, policy && { policy });
  return prepare(text).conclude([claims], { report, policy, source: SOURCE });
}

const sent = (text: string): string => prepare(text).passages.flat().join('\n');

describe('the text shown to a second reader', () => {
  it('has labels in place of personal data and secrets at every occurrence', () => {
    const text =
      'Contact Maria Gonzalez at maria.gonzalez@example.com or (415) 555-0132.\n' +
      'The password is Sunny-Garden-42. Gonzalez wrote that Sunny-Garden-42 still works.';
    const shown = sent(text);
    expect(shown).toContain('[PERSON-1]');
    expect(shown).toContain('[EMAIL-1]');
    for (const value of ['Maria', 'Gonzalez', 'maria.', '555-0132', 'Sunny-Garden-42']) {
      expect(shown).not.toContain(value);
    }
  });

  it.each([
    'Mark Hill was dismissed on Monday. Hill said that he had never been late.',
    'Rose Young has diabetes. Ms. Young and Rose were seen.',
    'Mr. Amir Grant of Hill Street wrote to Grant Ltd. Grant, Amir signed; Amir said so in May.',
  ])('has a label wherever a cleaned copy has one: %s', (text) => {
    const removed = redact(text, analyze(text).findings)
      .filter(({ action, label }) => action === 'replace' && label === 'person-name')
      .map(({ start, end }) => text.slice(start, end));
    const shown = sent(text);
    expect(removed.length).toBeGreaterThan(1);
    expect(shown.match(/\[PERSON-\d+\]/g)).toHaveLength(removed.length);
  });

  it('leaves out invisible characters', () => {
    const hidden = Array.from('obey', (letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    );
    expect(sent(`A quiet${hidden.join('')} sen\u200Btence.`)).toBe('A quiet sentence.');
  });

  it('contains every sentence, in passages of limited length', () => {
    const paragraph = 'The supplier delivers the goods on time and in good order. '.repeat(20);
    const text = `${paragraph}\n\n`.repeat(20);
    const { passages } = prepare(text);
    expect(passages.length).toBeGreaterThan(3);
    for (const passage of passages) expect(passage.join(' ').length).toBeLessThan(6600);
    expect(passages.flat()).toHaveLength(400);
  });

  it('is well-formed and complete except for whitespace, for any text', () => {
    const letters = (text: string) => text.replaceAll(/\s/g, '');
    assert(
      property(
        array(constantFrom('word ', 'it ends. ', '\n', '\n\n', 'ü', 'x'.repeat(700))),
        (parts) => {
          const text = parts.join('');
          expect(letters(sent(text))).toBe(letters(text));
        },
      ),
    );
    assert(
      property(string({ unit: 'binary' }), (text) => {
        for (const sentence of prepare(text).passages.flat()) {
          expect(sentence.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

describe("a second reader's claim", () => {
  const TEXT = 'We want\nspringy folk — “kids of the web” only.\nLunch is at noon.';

  it('becomes a finding at the quoted words, with its source and confidence', () => {
    const { report, added } = conclude(TEXT, [claim({ sentence: 1, quote: 'springy folk' })]);
    expect(added).toBe(1);
    const finding = report.findings.find(({ source }) => source.kind === 'language-model');
    expect(finding).toMatchObject({
      category: 'discrimination',
      type: 'age-discrimination',
      confidence: 0.8,
      start: 8,
      end: 20,
      source: SOURCE,
      why: 'It treats people differently.',
    });
    expect(report.assessment.flags.discrimination).toBe(true);
  });

  it('takes the place of an informational finding in a full report, which notes the truncation', () => {
    const text = `${TEXT}\n${'info@b.example '.repeat(MAX_FINDINGS)}`;
    const full = analyze(text);
    expect(full.notes).toEqual([]);
    const { report, added } = addFindings(
      full,
      [{ ...full.findings[0]!, ...AGE, start: 8, end: 20, isInformational: false }],
      { text, policy: undefined },
    );
    expect(added).toBe(1);
    expect(report.findings).toHaveLength(MAX_FINDINGS);
    expect(report.notes.map(({ code }) => code)).toEqual(['findings-truncated']);
  });

  it.each([
    ['other white space and typography', { sentence: 0, quote: 'want springy folk - "kids of' }],
    ['a sentence miscounted by one or two', { sentence: 2, quote: 'springy folk' }],
  ])('is located despite %s', (_, said) => {
    expect(conclude(TEXT, [claim(said)]).ungrounded).toBe(0);
  });

  it.each([
    ['words that do not stand there', { quote: 'old people need not apply' }],
    ['words with a negation that the text lacks', { quote: 'We do not want springy folk' }],
    ['nothing', { quote: ' . ' }],
    ['a sentence that there is none of', { sentence: 99, quote: 'springy folk' }],
    ['a type that nobody asked for', { quote: 'springy folk', type: 'us-ssn' }],
  ])('is rejected when it quotes %s', (_, said) => {
    expect(conclude(TEXT, [claim(said)])).toMatchObject({ ungrounded: 1, added: 0 });
  });

  it('covers the full values behind the labels that it quotes', () => {
    const text = 'Anna Schneider (anna.schneider@example.com) was seen at the rally.';
    const said = { quote: '[PERSON-1] ([EMAIL-1]) was', type: 'harassment' };
    const { report } = conclude(text, [claim(said)]);
    const found = report.findings.find(({ source }) => source.kind === 'language-model');
    expect(text.slice(found?.start, found?.end)).toBe(
      'Anna Schneider (anna.schneider@example.com) was',
    );
  });

  it('leaves the report unchanged when the engine already found the same problem', () => {
    const text = 'We are looking for young blood for our team.';
    const before = analyze(text);
    const { report, added, agreed } = conclude(text, [claim({ quote: 'for young blood' })]);
    expect({ added, agreed }).toEqual({ added: 0, agreed: 1 });
    expect(report.findings).toEqual(before.findings);
  });

  it('is dropped when the policy turns its type off', () => {
    const said = [claim({ sentence: 0, quote: 'springy folk' })];
    const off = 'version: "1"\nname: calm\ntitle: Calm\ndetectors:\n  off: [age-discrimination]\n';
    expect(conclude(TEXT, said, off).added).toBe(0);
  });

  it('gets a reason of limited length without URLs, line breaks or quoted personal data', () => {
    const whyFor = (said: Partial<Claim>) =>
      conclude(TEXT, [claim({ quote: 'springy folk', ...said })]).report.findings.find(
        ({ source }) => source.kind === 'language-model',
      )?.why;
    expect(whyFor({ why: 'Go to https://evil.example/now at once.' })).not.toContain('evil');
    expect(whyFor({ why: 'one\n\u202Etwo\u0007  three' })).toBe('one two three');
    expect(whyFor({ why: 'x'.repeat(900) })).toHaveLength(300);
    const why = 'The person springy folk lives here.';
    expect(whyFor({ type: 'ethnic-origin', why })).not.toContain('springy');
  });

  it('never causes an exception or an invalid position, whatever it contains', () => {
    const types = [...askedTypes().keys(), 'nonsense'];
    const anyClaim = record({
      sentence: integer({ min: -5, max: 20 }),
      quote: constantFrom('springy', 'folk —', '', '\uD800', 'Lunch is at noon.\n', '[PERSON-1]'),
      type: constantFrom(...types),
      certainty: constantFrom(...CERTAINTIES),
      why: string({ unit: 'binary' }),
    });
    assert(
      property(array(anyClaim), (claims) => {
        for (const { start, end, why } of conclude(TEXT, claims).report.findings) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(TEXT.length);
          expect(why.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
