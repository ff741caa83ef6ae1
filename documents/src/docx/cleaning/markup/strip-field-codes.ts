import { findTellingArguments } from '#documents/cleaning/field-arguments.ts';
import type { StripTally } from '#documents/cleaning/strip-tally.ts';

import { spliceChanges } from '../edit-splices.ts';
import type { XmlSplice } from '../xml-splices.ts';
import type { FieldCode } from './field-codes.ts';

/** What field codes are stripped by. */
interface FieldPolicy {
  /** Those of the part. */
  readonly codes: readonly FieldCode[];
  readonly isKeptAddress: (address: string) => boolean;
  readonly tally: StripTally;
}

/** Stands for an argument: fields without one would be read otherwise. */
const NO_ARGUMENT = 'x';

/** Takes out of the codes of fields what a cleaned copy does not keep; what the fields show stays. */
export function stripFieldCodes(
  xml: string,
  { codes, isKeptAddress, tally }: FieldPolicy,
): XmlSplice[] {
  return codes.flatMap(({ code, sources }) => {
    const telling = findTellingArguments(code, isKeptAddress);
    tally.add('external-data', telling.length > 0 ? 1 : 0);
    const changes = telling.map((stretch) => Object.assign(stretch, { replacement: NO_ARGUMENT }));
    return spliceChanges(xml, sources, changes);
  });
}
