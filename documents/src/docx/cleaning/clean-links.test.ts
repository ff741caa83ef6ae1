import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from './clean-docx.ts';
import { listDocxContents } from './list-docx-contents.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (content: string): string => `<w:r>${content}</w:r>`;

/** The cleaned body and its relationships, whose identifiers are r1, r2 and so on. */
async function clean(
  body: string,
  relations: readonly (readonly [type: string, target: string])[] = [],
): Promise<{ body: string; targets: string[]; stripped: Record<string, number> }> {
  const elements = relations.map(
    ([type, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${TYPES}/${type}" Target="${target}" TargetMode="External"/>`,
  );
  const bytes = makeDocx(body, {
    'word/_rels/document.xml.rels': `<Relationships>${elements.join('')}</Relationships>`,
  });
  const cleaned = await cleanDocx(bytes, []);
  const parts = unzipSync(cleaned.bytes);
  const textOf = (name: string): string => Buffer.from(parts[name] ?? []).toString();
  const targets = textOf('word/_rels/document.xml.rels').matchAll(/Target="([^"]*)"/g);
  return {
    body: /<w:body>([^]*)<\/w:body>/.exec(textOf('word/document.xml'))![1]!,
    targets: [...targets].map(([, target]) => target!),
    stripped: Object.fromEntries(cleaned.stripped.map(({ kind, count }) => [kind, count])),
  };
}

describe('a cleaned copy of a Word document', () => {
  it('keeps the text of links, and their targets only if they are plain web addresses', async () => {
    const link = (id: string): string =>
      `<w:p><w:hyperlink r:id="${id}">${run('<w:t>Plan</w:t>')}</w:hyperlink></w:p>`;
    const body = ['r1', 'r2', 'r3', 'r4'].map(link).join('');
    const cleaned = await clean(body, [
      ['hyperlink', 'https://example.org/'],
      ['hyperlink', 'MAILTO:board@example.org'],
      ['hyperlink', 'file:///C:/Users/bob.camera/plan.docx'],
      ['hyperlink', '..\\bob.camera\\plan.docx'],
    ]);
    expect(cleaned).toEqual({
      body,
      targets: ['https://example.org/', 'about:blank', 'about:blank', 'about:blank'],
      stripped: { 'external-data': 3 },
    });
  });

  it('has no revealing arguments in field codes', async () => {
    const field = (code: string): string =>
      `<w:p>${run('<w:fldChar w:fldCharType="begin"/>')}${code}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`;
    const instruct = (text: string): string => run(`<w:instrText>${text}</w:instrText>`);
    const simple = '<w:p><w:fldSimple w:instr=" MERGEFIELD Salary "></w:fldSimple></w:p>';
    const { body, stripped } = await clean(
      field(
        instruct('HYPERLINK &quot;mailto:bob') + instruct('@example.org&quot; \\l &quot;a&quot;'),
      ) + simple,
    );
    expect(body).toBe(
      field(instruct('HYPERLINK &quot;x') + instruct('&quot; \\l &quot;a&quot;')) +
        simple.replace('Salary', 'x'),
    );
    expect(stripped).toEqual({ 'external-data': 2 });
  });

  it('loads no external images but keeps embedded ones', async () => {
    const linked = run('<w:drawing><a:blip r:link="r1"/></w:drawing>');
    const stored = run('<w:drawing><a:blip r:embed="r9" r:link="r2"/></w:drawing>');
    const old = run('<w:pict><v:imagedata src="https://example.org/t.gif" o:title="t"/></w:pict>');
    const { body, targets, stripped } = await clean(`<w:p>${linked}${stored}${old}</w:p>`, [
      ['image', 'https://example.org/t.gif'],
      ['image', 'file:///C:/Users/bob.camera/img.png'],
    ]);
    expect(body).toBe(
      `<w:p>${run('<w:drawing></w:drawing>')}${run('<w:drawing><a:blip r:embed="r9"/></w:drawing>')}${run('<w:pict><v:imagedata/></w:pict>')}</w:p>`,
    );
    expect({ targets, stripped }).toEqual({
      targets: [],
      stripped: { 'unseen-words': 1, 'external-data': 3 },
    });
  });

  it('has neither file links on shapes nor the names of permitted editors', async () => {
    const shape = (address: string): string => run(`<w:pict><v:rect id="s"${address}/></w:pict>`);
    const kept = shape(' href="#part"') + shape(' href="https://example.org/"');
    const allowed = '<w:permStart w:id="2" w:ed="CORP\\bob.camera"/>';
    const { body, stripped } = await clean(
      `<w:p>${allowed}${kept}${shape(' href="file:///C:/Users/bob.camera/"')}<w:permEnd w:id="2"/></w:p>`,
    );
    expect(body).toBe(`<w:p>${kept}${shape('')}</w:p>`);
    expect(stripped).toEqual({ 'document-settings': 2, 'external-data': 1 });
  });

  it('has a bookmark with a removed name and its references renamed consistently', async () => {
    const bytes = makeDocx(
      `${makeParagraph('Ann Lee')}<w:p><w:bookmarkStart w:id="1" w:name="List_Ann_Lee"/><w:hyperlink w:anchor="List_Ann_Lee">${run('<w:t>See</w:t>')}</w:hyperlink>${run('<w:instrText>REF List_Ann_Lee</w:instrText>')}</w:p>`,
    );
    const showing = async (file: Uint8Array): Promise<number> =>
      (await listDocxContents(file)).filter(({ text }) => /List Ann Lee/.test(text)).length;
    expect(await showing(bytes)).toBe(1);
    const { bytes: cleaned } = await cleanDocx(bytes, [{ start: 0, end: 7, action: 'remove' }]);
    expect(await showing(cleaned)).toBe(0);
    const xml = Buffer.from(unzipSync(cleaned)['word/document.xml'] ?? []).toString();
    expect(xml.match(/List_\w+/g)).toEqual(['List_Removed1', 'List_Removed1', 'List_Removed1']);
  });
});
