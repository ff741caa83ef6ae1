import { isUnseen } from '#documents/cleaning/expected-text.ts';
import { findSensitiveArguments, hasUnseenText } from '#documents/cleaning/field-arguments.ts';
import type { StripTally } from '#documents/cleaning/strip-tally.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';

import { spliceChanges } from '../edit-splices.ts';
import type { TextSource } from '../text-sources.ts';
import type { FieldCode } from './field-codes.ts';

interface FieldPolicy {
  /** The field codes of the part. */
  readonly codes: readonly FieldCode[];
  readonly isKeptAddress: (address: string) => boolean;
  readonly tally: StripTally;
}

/** Replaces an argument: a field without one would be interpreted differently. */
const NO_ARGUMENT = 'x';

/** Removes from field codes what a cleaned copy does not keep; the results of the fields stay. */
export function stripFieldCodes(
  xml: string,
  { codes, isKeptAddress, tally }: FieldPolicy,
): XmlSplice[] {
  return codes.flatMap(({ code, sources }) => {
    const sensitive = findSensitiveArguments(code, isKeptAddress);
    // Unseen texts are counted as such.
    tally.add('external-data', sensitive.length > 0 && !hasUnseenText(code) ? 1 : 0);
    const changes = sensitive.map((range) => Object.assign(range, { replacement: NO_ARGUMENT }));
    return spliceChanges(xml, sources, changes);
  });
}

/** Removes from field codes the text that no reader sees: stored by the field, or in hidden letters. */
export function stripFieldTexts(
  xml: string,
  sources: readonly TextSource[],
  tally: StripTally,
): XmlSplice[] {
  const unseen = sources.filter(({ isCode, segment }) => isCode && isUnseen(segment.part));
  tally.add('hidden-text', new Set(unseen.map(({ segment }) => segment)).size);
  // The space before the first argument ends the name of the field.
  return unseen.map(({ rawStart: start, rawEnd: end }) => ({
    start,
    end,
    xml: xml[start] === ' ' ? ' ' : '',
  }));
}
