import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

const SECRET = 'Hovanskaya';
const run = (xml: string): string => `<w:r>${xml}</w:r>`;
const field = (...codes: readonly string[]): string => {
  const marks = ['begin', 'end'].map((type) => run(`<w:fldChar w:fldCharType="${type}"/>`));
  const texts = codes.map((code) => run(`<w:instrText xml:space="preserve">${code}</w:instrText>`));
  return marks.join(texts.join(''));
};

/** What is read from a paragraph with these fields, and its cleaned body after the secret was removed. */
async function clean(fields: string, secret = SECRET) {
  const bytes = makeDocx(
    `${makeParagraph(`Of ${secret}.`)}<w:p>${run('<w:t>Name: </w:t>')}${fields}</w:p>`,
  );
  const document = await readDocument(bytes, 'docx');
  const places = [...document.text.matchAll(new RegExp(secret, 'g'))];
  const edits = places.map(({ index: start }) => {
    return { start, end: start + secret.length, action: 'replace', text: '[P-1]' } as const;
  });
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  const body = Buffer.from(unzipSync(cleaned.bytes)['word/document.xml']!).toString();
  return {
    segments: document.segments
      .slice(1)
      .map(({ part, start, end }) => [part, document.text.slice(start, end)]),
    code: /Name: (.*)/.exec(body.replaceAll(/<[^>]*>/g, ''))![1],
    body,
    stripped: cleaned.certificate.stripped.map(({ kind }) => kind),
  };
}

describe('the text in field codes', () => {
  it('is read and edited where the field shows it', async () => {
    const button = await clean(field(' MACROBUTTON NoMa', `cro [Hovan`, 'skaya &amp; Co]'));
    expect(button.segments).toEqual([['body', 'Name: [Hovanskaya & Co]']]);
    expect(button.code).toBe(' MACROBUTTON NoMacro [[P-1] &amp; Co]');
    const equation = await clean(field(' EQ \\s(Hovan)\\s(skaya)'));
    expect(equation.segments).toEqual([['body', 'Name: Hovanskaya']]);
    expect(equation.code).toBe(' EQ \\s([P-1])\\s()');
  });

  it.each([
    [' XE "A kept entry" ', ' A kept entry ', ' XE "'],
    [' IF 1 = 1 "A choice" "" ', ' 1 = 1 A choice  ', ' IF '],
    [' QUOTE 72 111 118 ', ' 72 111 118 ', ' QUOTE '],
  ])('is read as hidden and left out where the field does not show it: %s', async (...texts) => {
    const [code, hidden, start] = texts;
    const { segments, code: cleaned, stripped } = await clean(field(code));
    expect(segments).toEqual([
      ['body', 'Name: '],
      ['hidden-text', hidden],
    ]);
    expect(cleaned?.startsWith(start)).toBe(true);
    expect(cleaned).not.toMatch(/entry|choice|72/);
    expect(stripped).toEqual(['hidden-text']);
  });

  it('is read from fields with their code in an attribute', async () => {
    const simple = '<w:fldSimple w:instr=" GOTOBUTTON Part2 &quot;Hovanskaya&quot; "/>';
    const { segments, body } = await clean(simple);
    expect(segments).toEqual([['body', 'Name: "Hovanskaya" ']]);
    expect(body).toContain('w:instr=" GOTOBUTTON Part2 &quot;[P-1]&quot; "');
  });

  it('is left out where its letters are hidden', async () => {
    const hidden = field(' MACROBUTTON NoMacro Secret').replaceAll(
      '<w:r>',
      '<w:r><w:rPr><w:vanish/></w:rPr>',
    );
    const { segments, code } = await clean(hidden);
    expect(segments.at(-1)).toEqual(['hidden-text', 'Secret']);
    expect(code).toBe(' MACROBUTTON NoMacro ');
  });

  it('keeps fields that refer to the document itself working', async () => {
    const codes = [' PAGE ', ' SEQ Figure \\* ARABIC ', ' REF Part2 \\h ', ' DATE \\@ "d MMMM" '];
    const { code } = await clean(codes.map((one) => field(one)).join(''));
    expect(code).toBe(codes.join(''));
  });
});
