import { formatCount } from '#web/lib/format/format-count.ts';
import { formatProcessingTime } from '#web/lib/format/format-processing-time.ts';

/** All texts of the live preview. */
export const texts = {
  title: 'Live preview',
  instruction: 'Edit the text. It is read in your browser and is not sent anywhere.',
  sheet: 'Sample text, editable',
  notes: 'Findings in the sample',
  verdicts: {
    compliant: 'Compliant',
    issues: 'Issues Found',
    critical: 'Critical Issues',
  },
  starting: 'Starting the engine...',
  unavailable: 'The engine could not be started in this browser.',
  count: (count: number) => (count === 1 ? '1 finding' : `${formatCount(count)} findings`),
  time: (milliseconds: number) => `in ${formatProcessingTime(Math.max(1, milliseconds))}`,
  none: 'Nothing found in this text. Add a card number or “recent graduates only” and watch.',
  invitation: 'Write a text with a card number or “recent graduates only” and watch.',
  empty: 'There is no text to read.',
  incomplete: 'Not everything was read',
  reset: 'Restore sample',
} as const;
