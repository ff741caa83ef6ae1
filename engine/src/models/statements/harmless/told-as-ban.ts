import type { SentenceDetector } from '#engine/detector.ts';
import { unionDiscrimination } from '#engine/detectors/discrimination/background/union-discrimination.ts';
import { familyStatus } from '#engine/detectors/discrimination/family/family-status.ts';
import { pregnancyDiscrimination } from '#engine/detectors/discrimination/family/pregnancy-discrimination.ts';
import { nativeSpeaker } from '#engine/detectors/discrimination/origin-and-faith/native-speaker.ts';
import { religiousDiscrimination } from '#engine/detectors/discrimination/origin-and-faith/religious-discrimination.ts';
import { retaliation } from '#engine/detectors/policy/conduct/retaliation/retaliation.ts';
import type { JudgedStatement } from '#engine/models/statements/statement-judge.ts';

/** Detectors of conduct that is forbidden also in a clause that binds both parties. */
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
