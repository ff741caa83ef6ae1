import { describe, expect, it } from 'vitest';

import { cleaned, marked } from '#engine/testing/marked-text.ts';
import type { TreatmentChoices } from '#engine/vocabulary.ts';

import { redact } from './redact.ts';

describe('redacting the other occurrences of a value', () => {
  it('replaces a distinctive value everywhere as a whole word', () => {
    expect(cleaned('[[Anna Weber]] writes. Yours, Anna Weber (not Hanna Weberlin)')).toBe(
      '[PERSON-1] writes. Yours, [PERSON-1] (not Hanna Weberlin)',
    );
  });

  it("replaces the parts of a person's name and uses one label for the person", () => {
    expect(cleaned('[[Anna Weber]], Ms. WEBER, Anna’s; [[A. Weber]] weber Webers')).toBe(
      '[PERSON-1], Ms. [PERSON-1], [PERSON-1]’s; [PERSON-1] weber Webers',
    );
  });

  it('replaces a possible person only if all its words belong to a redacted person', () => {
    const found = [{}, { isInformational: true }, { isInformational: true }];
    expect(cleaned('[[Will White]], [[White]], [[Will Young]], White', found)).toBe(
      '[PERSON-1], [PERSON-1], Will Young, White',
    );
  });

  it('replaces initials, uncertain first names and lowercase mentions along with a name part', () => {
    const found = [{}, { isInformational: true }, { isInformational: true }];
    expect(
      cleaned(
        '[[Wiktor Zelazny]]: [[Jan Zelazny]], J. P. Zelazny, wiktor, zelaznys [[Jan]]',
        found,
      ),
    ).toBe('[PERSON-1]: [PERSON-2], [PERSON-3], [PERSON-1], zelaznys Jan');
    expect(cleaned('[[thandiwe nkosi]] wrote. Thank you Thandiwe.', [{}])).toBe(
      '[PERSON-1] wrote. Thank you [PERSON-1].',
    );
    expect(cleaned('[[Mark Ogle]] is no [[MARK ONLINE]]', found)).toBe(
      '[PERSON-1] is no MARK ONLINE',
    );
    expect(cleaned('[[Tom Baker]] met the baker Baker', [{}])).toBe(
      '[PERSON-1] met the baker [PERSON-1]',
    );
  });

  it('replaces a date in every notation by one label, and no other date', () => {
    const type = { type: 'date-of-birth' };
    expect(
      cleaned(
        'Born [[17 May 1980]] (17.05.1980; [[05/17/1980]]; May 17th, 1980; 17.5.80), not 18.5.80',
        [type, type],
      ),
    ).toBe(
      `Born [DATE-OF-BIRTH-1] (${Array(4).fill('[DATE-OF-BIRTH-1]').join('; ')}), not 18.5.80`,
    );
  });

  it('replaces a sort code with any separators, but no round amount', () => {
    const type = { type: 'bank-account' };
    const label = '[BANK-ACCOUNT-1]';
    expect(cleaned('[[60-16-13]]: 60 16 13, 601613, 60.16.13, 6016131, 60-16-14', [type])).toBe(
      `${label}: ${label}, ${label}, ${label}, 6016131, 60-16-14`,
    );
    expect(cleaned('[[20-00-00]]: 20 00 00, 200000', [type])).toBe(`${label}: ${label}, 200000`);
  });

  it("keeps a part of a person's name that means something else", () => {
    const found = [
      {},
      { type: 'organization-name', isInformational: true },
      { type: 'person-name' },
      { type: 'calendar-date', isInformational: true },
    ];
    expect(
      cleaned('[[Anna Weber]]: [[Weber & Sons]], Weber; [[April May]], [[2 April]], May', found),
    ).toBe('[PERSON-1]: Weber & Sons, Weber; [PERSON-2], 2 April, May');
    expect(cleaned('[[Anna Weber]] of Weber & Söhne')).toBe('[PERSON-1] of Weber & Söhne');
  });

  it('replaces an informational finding of a distinctive value unless the user chose to keep it', () => {
    const found = [{}, { isInformational: true }];
    const text = '[[Anna Weber]] wrote; [[Anna Weber]] signed';
    expect(cleaned(text, found)).toBe('[PERSON-1] wrote; [PERSON-1] signed');
    expect(cleaned(text, found, { findings: { 1: 'keep' } })).toBe(
      '[PERSON-1] wrote; Anna Weber signed',
    );
  });

  it('replaces a distinctive value inside a passage reported for a failed redaction', () => {
    const found = [{}, { type: 'failed-redaction', category: 'policy' }] as const;
    expect(cleaned('[[Anna Weber]]; [[for Anna Weber alone]]', found)).toBe(
      '[PERSON-1]; for [PERSON-1] alone',
    );
  });

  it('keeps a short word where it was not itself found', () => {
    expect(cleaned('[[May]] came in May')).toBe('[PERSON-1] came in May');
  });

  it('replaces a long value in any spelling with the same label', () => {
    expect(
      cleaned('[[Ada Quillfeather]], A d a  Q u i l l f e a t h e r, ADA\n\nQUILLFEATHER'),
    ).toBe('[PERSON-1], [PERSON-1], [PERSON-1]');
  });

  it.each([
    '4111.1111.1111.1111',
    '4111\u20111111\u20111111\u20111111',
    '4111 - 1111 - 1111 - 1111',
    '4111/1111/1111/1111',
    '4111-1111-\r\n  1111-1111',
    'tel:4111111111111111',
  ])('replaces a long number with other separators, as in %j', (written) => {
    const found = [{ type: 'credit-card' }];
    const left = cleaned(`[[4111 1111 1111 1111]] and ${written}`, found);
    expect(left).toMatch(/^\[CREDIT-CARD-1\] and (?:tel:)?\[CREDIT-CARD-1\]$/);
  });

  it('replaces a long value that is hyphenated across two lines', () => {
    const found = [{}, { type: 'email-address' }];
    const source =
      '[[Ada Quillfeather]], Ada Quill-\nfeather; [[ada@quill.example]], ada@qui-\r\nll.example';
    expect(cleaned(source, found)).toBe('[PERSON-1], [PERSON-1]; [EMAIL-1], [EMAIL-1]');
  });

  it('replaces a phone number in its national format', () => {
    const found = [{ type: 'phone-number' }];
    expect(cleaned('[[+1 212-555-0187]], (212)\n555-0187; (+49 212 555 0188)', found)).toBe(
      '[PHONE-1], [PHONE-1]; (+49 212 555 0188)',
    );
  });

  it('replaces a long name part next to digits and in any case', () => {
    expect(cleaned('[[Ada Quillfeather]], /20Quillfeather quillfeather Quillfeathers')).toBe(
      '[PERSON-1], /20[PERSON-1] [PERSON-1] Quillfeathers',
    );
  });

  it('reports each place where a value that is redacted elsewhere is kept', () => {
    const found = [{}, { isInformational: true }, { type: 'job', replacement: 'chair' }];
    const { text, findings } = marked(
      '[[Anna Weber]], [[Anna Weber]], Hanna Weberlin, [[May]], in May',
      found,
    );
    const edits = redact(text, findings, { findings: { 1: 'keep', 2: 'suggest' } });
    const kept = edits.filter(({ action }) => action === 'keep');
    expect(kept.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Anna Weber',
      'anna Weber',
      'May',
    ]);
  });

  it('handles 20,000 passages that are kept by choice', () => {
    const source = Array.from({ length: 20_000 }, (_, index) => `[[p${index}@b.example]]`).join(
      ' ',
    );
    const { text, findings } = marked(source, [{}, {}]);
    const choices: TreatmentChoices = {
      findings: { 0: 'label' },
      types: { 'person-name': 'keep' },
    };
    expect(redact(`${text} ${text}`, findings, choices)).toHaveLength(2);
  });

  it.each([
    [
      '[[Mark Hill]] was dismissed. HILL, MARK signed.',
      '[PERSON-1] was dismissed. [PERSON-1] signed.',
    ],
    [
      '[[Grant Hill]]: Hill, Grant; hill_grant.pdf; Hill\nGrant',
      '[PERSON-1]: [PERSON-1]; [PERSON-1].pdf; [PERSON-1]',
    ],
    ['[[Grant Hill]] and [[Anna Hill]]: HILL, ANNA', '[PERSON-1] and [PERSON-2]: [PERSON-2]'],
    [
      '[[Grant Hill]]: a hill grant, Grant went up the Hill',
      '[PERSON-1]: a hill grant, Grant went up the Hill',
    ],
  ])('replaces both parts of a name that stand beside one another in %j', (source, copy) => {
    expect(cleaned(source)).toBe(copy);
  });

  it('replaces a part of a name that is a name somewhere, except where it opens a sentence as a word', () => {
    expect(
      cleaned(
        '[[Rose Young]] is ill. Young denies it; Ms. [[Young]] came. A young man, as Young said.',
      ),
    ).toBe(
      '[PERSON-1] is ill. [PERSON-1] denies it; Ms. [PERSON-1] came. A young man, as [PERSON-1] said.',
    );
    expect(cleaned('[[Will White]], Mr. [[Will]]. Will you come? May Will come?')).toBe(
      '[PERSON-1], Mr. [PERSON-1]. Will you come? May [PERSON-1] come?',
    );
  });

  it('replaces a part of two letters in the form of a name', () => {
    expect(cleaned('[[Jo Ng]] has asthma. Ng smokes 5 ng, says NG.')).toBe(
      '[PERSON-1] has asthma. [PERSON-1] smokes 5 ng, says NG.',
    );
  });

  it('replaces a short name that is written as one word, and one with a bare possessive', () => {
    expect(cleaned('[[Amy Lee]]: /home/amylee/cv.docx and AmyLee.pdf, leeamy; Amys desk')).toBe(
      '[PERSON-1]: /home/[PERSON-1]/cv.docx and [PERSON-1].pdf, [PERSON-1]; [PERSON-1] desk',
    );
    expect(cleaned('[[Jo Anna]] and Joanna')).toBe('[PERSON-1] and Joanna');
  });

  it('replaces escaped, encoded and obfuscated copies of a value', () => {
    const mail = [{ type: 'email-address' }];
    const coded = Buffer.from('jane.roe@example.org').toString('base64');
    expect(
      cleaned(
        `[[jane.roe@example.org]] is jane.roe&#64;example.org, jane.roe=40example.org and ${coded}.`,
        mail,
      ),
    ).toBe('[EMAIL-1] is [EMAIL-1], [EMAIL-1] and [EMAIL-1].');
    expect(cleaned('[[jane.roe@example.org]], or jane.roe (at) example (dot) org', mail)).toBe(
      '[EMAIL-1], or [EMAIL-1]',
    );
  });

  it('replaces escaped names and name parts', () => {
    expect(cleaned('[[Jürgen Müllerstein]]: {"n":"J\\u00fcrgen\\nM\\u00fcllerstein"}')).toBe(
      '[PERSON-1]: {"n":"[PERSON-1]"}',
    );
    expect(cleaned('[[Jürgen Müllerstein]], Herr M&uuml;llerstein')).toBe(
      '[PERSON-1], Herr [PERSON-1]',
    );
  });

  it('replaces the national account number of an IBAN', () => {
    const account = [{ type: 'iban' }];
    expect(cleaned('[[DE89 3704 0044 0532 0130 00]], account 370400440532013000', account)).toBe(
      '[IBAN-1], account [IBAN-1]',
    );
    expect(cleaned('[[GB29 NWBK 6016 1331 9268 19]], 60-16-13 31926819', account)).toBe(
      '[IBAN-1], [IBAN-1]',
    );
  });
});
