import type { SentenceDetector } from '#engine/detector.ts';
import { familyStatus } from '#engine/detectors/discrimination/family-status.ts';
import { nativeSpeaker } from '#engine/detectors/discrimination/native-speaker.ts';
import { pregnancyDiscrimination } from '#engine/detectors/discrimination/pregnancy-discrimination.ts';
import { religiousDiscrimination } from '#engine/detectors/discrimination/religious-discrimination.ts';
import { unionDiscrimination } from '#engine/detectors/discrimination/union-discrimination.ts';
import { retaliation } from '#engine/detectors/policy/conduct/retaliation.ts';
import type { JudgedStatement } from '#engine/models/statements/statement-judge.ts';

/** What these find in a clause is forbidden, and no better if it binds both parties. */
const BANS: readonly SentenceDetector[] = [
  pregnancyDiscrimination,
  familyStatus,
  nativeSpeaker,
  religiousDiscrimination,
  unionDiscrimination,
  retaliation,
];

type Clause = Pick<JudgedStatement, 'start' | 'end' | 'core'>;

/** Whether a rule of another category says what is wrong with the words that gave a clause away. */
export function isToldAsBan(text: string, { start, end, core }: Clause): boolean {
  const clause = text.slice(start, end);
  return BANS.some((detector) =>
    detector
      .read(clause)
      .some((match) => start + match.start < core.end && start + match.end > core.start),
  );
}
