import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { detectors } from '#engine/detectors/index.ts';
import { textsOf } from '#engine/testing/wording-texts.ts';

import { PhrasePattern } from './phrase-pattern.ts';
import { phrase } from './phrase.ts';

const PHRASES = [
  phrase('(?:is|are) (?:too )?ill|unwell'),
  phrase("driver's licence|able-bodied|he|she"),
  phrase('assign…rights|(?:young|old(?:er)?) people|age(?:d|s)?'),
  phrase(String.raw`(?:no |\d{1,2} )?(?:old|aged?)|\(?s?\)?he`),
  phrase('(?:(?:is|are) ){0,2}older|é?assign|(?=she)(?<=(?:he|is) )she'),
  phrase(String.raw`(?:\w{2,4}|old) people|\w\w{0,2} rights`),
];
const WITH_FORMS = detectors.flatMap((detector) => {
  const forms = detector.scope === 'sentence' ? (detector.forms ?? []) : [];
  const patterns = forms.filter((form) => form instanceof PhrasePattern);
  return patterns.length > 0 ? [[detector.id, patterns] as const] : [];
});

describe('PhrasePattern', () => {
  it('matches at the same position as the plain regular expression', () => {
    const words =
      "is are too ill unwell driver’s DRIVER'S licence able bodied he shed she’d assign rights old older people aged".split(
        ' ',
      );
    const text = array(constantFrom(...words, ' ', '  ', '-', '\n', '.', 'é', '_', '4'), {
      maxLength: 30,
    });
    assert(
      property(text, (parts) => {
        for (const pattern of PHRASES) {
          const plain = new RegExp(pattern.source, 'i');
          expect(pattern.exec(parts.join(''))?.index).toBe(plain.exec(parts.join(''))?.index);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each(WITH_FORMS)(
    'agrees with the plain regular expressions of %s on its own wordings',
    (_id, forms) => {
      for (const pattern of forms) {
        const plain = new RegExp(pattern.source, 'i');
        for (const text of pattern.wordings.flatMap((wording) => textsOf(wording, 3))) {
          expect(pattern.exec(text)?.index, text).toBe(plain.exec(text)?.index);
        }
      }
    },
  );

  it('gives correct results for thousands of texts, including ones it has seen before', () => {
    const pattern = phrase('(?:is|are) (?:too )?ill|unwell', String.raw`aged? \d{2}`);
    const plain = new RegExp(pattern.source, 'i');
    const texts = Array.from({ length: 20_000 }, (_, index) =>
      [`Case ${index}:`, ['She is', 'They ARE'][index % 2], ['ill', 'late', 'aged 41'][index % 3]]
        .concat(index % 7 === 0 ? Array.from({ length: index % 90 }, () => 'and so on') : [])
        .join(' '),
    );
    for (const text of [...texts, ...texts.slice(0, 100)]) {
      expect(pattern.exec(text)?.index).toBe(plain.exec(text)?.index);
    }
  });

  it('can be used like a regular expression', () => {
    expect(PHRASES[0]).toBeInstanceOf(PhrasePattern);
    expect('She is ill.'.replace(phrase('ill'), 'well')).toBe('She is well.');
    expect(phrase('ill').test(`${'x '.repeat(2000)}ill`)).toBe(true);
  });
});
