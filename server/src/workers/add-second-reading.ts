import type { Reader, SecondReading } from '@proviso/contracts';
import type { Report } from '@proviso/engine';
import type { PolicyPack } from '@proviso/engine/policies';
import { prepareSecondReading } from '@proviso/engine/second-reader';

import type { SecondReaderProblem } from '#server/ports/second-reader.ts';

import { type Consult, MAX_PASSAGES } from './protocol.ts';

interface FirstResult {
  readonly report: Report;
  readonly policy: PolicyPack | undefined;
  readonly reader: Reader;
  readonly consult: Consult;
}

interface SecondReadingResult {
  readonly report: Report;
  readonly secondReading: SecondReading;
  readonly problem?: SecondReaderProblem | undefined;
}

const NOTHING_READ = { added: 0, agreed: 0, dropped: 0, tokens: { input: 0, output: 0 } };

/** Has a second reader read a text and adds its plausible claims to the report. */
export async function addSecondReading(
  text: string,
  { report, policy, reader, consult }: FirstResult,
): Promise<SecondReadingResult> {
  const reading = prepareSecondReading(text);
  if (reading === undefined) {
    const secondReading = { ...reader, passages: 1, unread: 1, ...NOTHING_READ };
    return { report, secondReading, problem: 'second-reader-too-long' };
  }
  const { passages } = reading;
  if (passages.length === 0) {
    return { report, secondReading: { ...reader, passages: 0, unread: 0, ...NOTHING_READ } };
  }
  const { claims, tokens, problem } = await consult(passages.slice(0, MAX_PASSAGES));
  const source = { kind: 'language-model', version: reader.model } as const;
  const conclusion = reading.conclude(claims, { report, policy, source });
  const read = claims.filter((one) => one !== null).length;
  return {
    report: conclusion.report,
    secondReading: {
      ...reader,
      passages: passages.length,
      unread: passages.length - read,
      added: conclusion.added,
      agreed: conclusion.agreed,
      dropped: conclusion.ungrounded,
      tokens,
    },
    problem: problem ?? (passages.length > MAX_PASSAGES ? 'second-reader-too-long' : undefined),
  };
}
