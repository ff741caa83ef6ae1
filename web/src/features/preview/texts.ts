import type { Severity } from '#web/lib/categories.ts';

/** Every word of the live preview. */
export const texts = {
  title: 'Live preview',
  instruction: 'Edit the text. It is read in your browser and sent nowhere.',
  sheet: 'Sample text, editable',
  notes: 'Findings in the sample',
  verdicts: {
    compliant: 'Compliant',
    issues: 'Issues found',
    critical: 'Critical issues',
  },
  starting: 'Starting the engine...',
  unavailable: 'The engine could not be started in this browser.',
  summary: (count: number, milliseconds: number) =>
    `${count === 1 ? '1 finding' : `${count} findings`} in ${Math.max(1, Math.round(milliseconds))} ms`,
  none: 'Nothing found in this text. Add a card number or “recent graduates only” and watch.',
  jump: (type: string, severity: Severity) => `${type}, ${severity} severity: show in the text`,
  reset: 'Restore sample',
} as const;
