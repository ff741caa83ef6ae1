import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { BAR } from '#documents/cleaning/removed-values.ts';
import { firstEndingAfter } from '#documents/text/first-ending-after.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { encodeXml, rawOffset } from '#documents/xml/xml-tokens.ts';

import type { TextSource } from './text-sources.ts';

/** A stretch of text to be replaced, by offsets in the text of the sources. */
interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The text changes of the edits; comments change nothing. */
export function toChanges(edits: readonly TextEdit[]): TextChange[] {
  return edits.flatMap(({ start, end, action, text }) => {
    if (action === 'comment') return [];
    return [{ start, end, replacement: action === 'replace' ? (text ?? '') : BAR }];
  });
}

/**
 * Converts text changes to splices of the XML that the text comes from: the replacement goes to the first source of a
 * passage, and the others lose their share of it. Sources are ordered by their offsets in the text.
 */
export function spliceChanges(
  xml: string,
  sources: readonly Pick<TextSource, 'start' | 'end' | 'rawStart' | 'rawEnd' | 'kind'>[],
  changes: readonly TextChange[],
): XmlSplice[] {
  const splices: XmlSplice[] = [];
  const preserved = new Set<number>();
  for (const { start, end, replacement } of changes) {
    let text = encodeXml(replacement);
    for (
      let index = firstEndingAfter(sources, start, (source) => source.end);
      index < sources.length;
      index += 1
    ) {
      const source = sources[index]!;
      if (source.start >= end) break;
      const raw = xml.slice(source.rawStart, source.rawEnd);
      const isElement = source.kind === 'element';
      // The replacement of any other element that represents a character would be where no text is allowed.
      const kept = isElement && !SYMBOL.test(raw) ? text : '';
      splices.push({
        start:
          source.rawStart + (isElement ? 0 : rawOffset(raw, Math.max(0, start - source.start))),
        end: isElement
          ? source.rawEnd
          : source.rawStart + rawOffset(raw, Math.min(end, source.end) - source.start),
        xml: isElement ? replaceSymbol(raw, text) : text,
      });
      if (source.kind === 'text') preserved.add(source.rawStart);
      text = kept;
    }
  }
  return [...splices, ...[...preserved].flatMap((at) => preserveSpace(xml, at))];
}

const SYMBOL = /^<(\w+:)?sym[\s/>]/;

/** A symbol becomes a text, which may stand where it does. */
function replaceSymbol(raw: string, text: string): string {
  const symbol = SYMBOL.exec(raw);
  if (!symbol || text === '') return '';
  const tag = `${symbol[1] ?? ''}t`;
  return `<${tag}>${text}</${tag}>`;
}

// DrawingML (a:t) keeps white space anyway and has no such attribute.
const TRIMMED_TEXT = /^<(?!a:)(?:\w+:)?(?:t|delText)(?:\s[^>]*)?>$/;

/** Word drops leading and trailing white space unless told to preserve it, and an edit may create some. */
export function preserveSpace(xml: string, textStart: number): XmlSplice[] {
  const tag = xml.slice(xml.lastIndexOf('<', textStart), textStart);
  if (!TRIMMED_TEXT.test(tag) || tag.includes('xml:space')) return [];
  return [{ start: textStart - 1, end: textStart - 1, xml: ' xml:space="preserve"' }];
}
