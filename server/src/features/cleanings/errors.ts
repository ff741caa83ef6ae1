import { nameInMessage } from '#server/refusals/name-in-message.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a document that does not exist, belongs to someone else, or has no findings (yet). */
export function cleaningNotFound(): Refusal {
  return new Refusal('not-found', 'cleanings.not_found', 'There is no such document to clean.');
}

/** Cleaning a document failed. */
export function cleaningFailed(): Refusal {
  return new Refusal('unreadable', 'cleanings.failed', 'This document could not be cleaned.');
}

/** Choices that would have no effect, or another one than was meant. */
export const choiceRefusals = {
  typeUnknown(type?: string): Refusal {
    const named = nameInMessage(type);
    const subject = named === undefined ? 'One of the types' : `The type ${named}`;
    const message = `${subject} is not known, to Proviso, to your policies or in this report.`;
    return new Refusal('invalid', 'cleanings.type_unknown', message);
  },
  findingUnknown: (finding: number) =>
    new Refusal(
      'invalid',
      'cleanings.finding_unknown',
      `This report has no finding ${finding}. It may have been made anew since you read it.`,
    ),
  findingChanged: () =>
    new Refusal(
      'conflict',
      'cleanings.finding_changed',
      'The report has changed since you read it. Read it again before you choose.',
    ),
} as const;
