import { listAttributes, readText, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

import type { TextSource } from '../text-sources.ts';

/** A field code, split across any number of runs. */
export interface FieldCode {
  code: string;
  readonly sources: Pick<TextSource, 'start' | 'end' | 'rawStart' | 'rawEnd' | 'kind'>[];
}

/** Lists the field codes of a part, including those of unterminated fields. */
export function listFieldCodes(xml: string): FieldCode[] {
  const codes: FieldCode[] = [];
  const open: FieldCode[] = [];
  let isCode = false;
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'open') isCode = token.name === 'instrText' && !token.isEmpty;
    if (token.kind === 'open' && token.name === 'fldSimple')
      codes.push(codeOfAttribute(xml, token));
    else if (token.kind === 'open' && token.name === 'fldChar') follow(xml, token, { codes, open });
    else if (token.kind === 'close') isCode = false;
    else if (token.kind === 'text' && isCode) addText(open.at(-1), xml, token);
  }
  return [...codes, ...open];
}

/** A field that begins within the code of another one has a code of its own. */
function follow(
  xml: string,
  token: XmlToken,
  fields: { codes: FieldCode[]; open: FieldCode[] },
): void {
  const type = listAttributes(xml, token).find(({ name }) => name === 'fldCharType')?.value;
  if (type === 'begin') fields.open.push({ code: '', sources: [] });
  const ended = type === 'end' ? fields.open.pop() : undefined;
  if (ended) fields.codes.push(ended);
}

function addText(field: FieldCode | undefined, xml: string, token: XmlToken): void {
  if (field === undefined) return;
  const text = readText(xml, token);
  const start = field.code.length;
  field.code += text;
  const [rawStart, rawEnd] = [token.start, token.end];
  field.sources.push({ start, end: start + text.length, rawStart, rawEnd, kind: 'text' });
}

function codeOfAttribute(xml: string, token: XmlToken): FieldCode {
  const attribute = listAttributes(xml, token).find(({ name }) => name === 'instr');
  if (attribute === undefined) return { code: '', sources: [] };
  const { value, valueStart: rawStart, valueEnd: rawEnd } = attribute;
  const source = { start: 0, end: value.length, rawStart, rawEnd, kind: 'attribute' } as const;
  return { code: value, sources: [source] };
}
