import { findTellingArguments } from '#documents/cleaning/field-arguments.ts';
import type { StripTally } from '#documents/cleaning/strip-tally.ts';

import { spliceChanges } from './edit-splices.ts';
import type { TextSource } from './text-sources.ts';
import type { XmlSplice } from './xml-splices.ts';
import { listAttributes, readText, tokenizeXml, type XmlToken } from './xml-tokens.ts';

/** What field codes are stripped by. */
interface FieldPolicy {
  readonly isKeptAddress: (address: string) => boolean;
  readonly tally: StripTally;
}

/** The code of a field, in as many runs as it stands. */
interface FieldCode {
  code: string;
  readonly sources: Pick<TextSource, 'start' | 'end' | 'rawStart' | 'rawEnd' | 'kind'>[];
}

/** Stands for an argument: fields without one would be read otherwise. */
const NO_ARGUMENT = 'x';

/** Takes out of the codes of fields what a cleaned copy does not keep; what the fields show stays. */
export function stripFieldCodes(xml: string, { isKeptAddress, tally }: FieldPolicy): XmlSplice[] {
  return listFieldCodes(xml).flatMap(({ code, sources }) => {
    const telling = findTellingArguments(code, isKeptAddress);
    tally.add('external-data', telling.length > 0 ? 1 : 0);
    const changes = telling.map((stretch) => Object.assign(stretch, { replacement: NO_ARGUMENT }));
    return spliceChanges(xml, sources, changes);
  });
}

function listFieldCodes(xml: string): FieldCode[] {
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

/** A field that begins within another one's code is a code of its own. */
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
