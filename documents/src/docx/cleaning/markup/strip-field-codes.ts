import { findSensitiveArguments } from '#documents/cleaning/field-arguments.ts';
import type { StripTally } from '#documents/cleaning/strip-tally.ts';

import { spliceChanges } from '../edit-splices.ts';
import type { XmlSplice } from '../xml-splices.ts';
import type { FieldCode } from './field-codes.ts';

interface FieldPolicy {
  /** Those of the part. */
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
    tally.add('external-data', sensitive.length > 0 ? 1 : 0);
    const changes = sensitive.map((range) => Object.assign(range, { replacement: NO_ARGUMENT }));
    return spliceChanges(xml, sources, changes);
  });
}
