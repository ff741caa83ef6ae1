import type { Cleaning } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';
import {
  CATEGORY_NAMES,
  SEVERITY_NAMES,
  type Category,
  type Severity,
} from '#web/product/categories.ts';

const CHANGES: Readonly<Record<Cleaning['certificate']['edits'][number]['outcome'], string>> = {
  removed: 'removed',
  replaced: 'replaced',
  masked: 'masked',
  commented: 'commented',
  listed: 'listed only',
};

/** Why something is still in a copy. */
const REMAINS = {
  unchanged: 'unchanged',
  listed: 'unchanged',
  commented: 'with a comment',
  dismissed: 'dismissed',
  kept: 'removed here, but it is also in a passage that was to be kept',
} as const;

type Treatment = 'default' | 'label' | 'remove' | 'comment' | 'keep';
type Outcome = Cleaning['certificate']['edits'][number]['outcome'];

/** All texts about cleaned copies and their verification. */
export const texts = {
  fix: {
    label: 'Fix Issues',
    busy: 'Generating Fix...',
    nothing: 'No fixable issues detected',
    success: 'Fix successful',
    successDetail: (left: number, dismissed: number) =>
      [
        'The cleaned copy was checked and saved.',
        left > 0 &&
          `${formatCount(left)} ${left === 1 ? 'finding is' : 'findings are'} left in it, with a comment or unchanged.`,
        dismissed > 0 && stillThere(dismissed),
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    failure: 'Fix failed',
    gone: 'Document not found. It no longer exists.',
    fallback: 'Fallback successful',
    fallbackDetail: (reason: string) =>
      `Fix failed: ${reason.replace(/\.$/u, '')}. A checklist of what to fix was saved instead; your document was not changed.`,
    complete: 'Complete failure',
    completeDetail: 'Failed to generate any clean version. Please try again.',
    errors: {
      missing: 'Document not found',
      server: 'Server error while generating clean version',
      other: (status: number) => `Failed to clean document (${status})`,
      /** The server's own sentence says that retrying may help. */
      busy: (status: number, reason: string) => `Failed to clean document (${status}): ${reason}`,
      network: 'Network error. Please check your connection.',
    },
  },
  checklist: {
    title: (name: string) => `REMEDIATION CHECKLIST: ${name}`,
    intro: (reason: string) =>
      `THIS IS NOT A CLEANED COPY. No cleaned copy of this document was made (${reason}). Carry out the actions below in the original, one by one.`,
    action: (name: string, severity: Severity) => `[ ] ${name} (${SEVERITY_NAMES[severity]})`,
    where: 'Where',
    passage: 'Passage',
    notRepeated: 'not repeated here; see the document or its report',
    advice: 'What to do',
    section: (category: Category, count: number) =>
      `${CATEGORY_NAMES[category].toUpperCase()} (${formatCount(count)})`,
    signOff: 'SIGN-OFF',
    condition:
      'The line below holds only when every action above was carried out and checked by the person who signs.',
    fields: 'Name: ____________________   Date: ____________   Signature: ____________________',
    status: 'COMPLIANCE STATUS: RESOLVED',
  },
  options: {
    title: 'Make a cleaned copy',
    intro:
      'Choose what happens to the findings. Properties, hidden text, attachments and other unseen content are stripped from every copy. Your original is not changed.',
    open: 'Choose What to Fix',
    make: 'Make the copy',
    close: 'Cancel',
    treatments: {
      default: 'As recommended',
      label: 'Replace with labels',
      remove: 'Remove',
      comment: 'Add a comment',
      keep: 'Leave as it is',
    } satisfies Record<Treatment, string>,
    recommended: {
      pii: 'Replaced with labels such as [PERSON-1]; the same value always gets the same label.',
      discrimination: 'Replaced with the suggested wording, or commented where there is none.',
      legal: 'A comment beside the clause.',
      policy:
        'Secrets are replaced with labels, other passages get a comment, markings stay; what you marked by hand is removed.',
    } satisfies Record<Category, string>,
    values: {
      label: 'Also remove',
      hint: 'One word, name or number per line. It is removed wherever it appears.',
      tooMany: (count: number, limit: number) =>
        `These are ${formatCount(count)} lines, and ${formatCount(limit)} at most can be removed at once.`,
      tooLong: (beginning: string, length: number, limit: number) =>
        `The line “${beginning}…” is too long: ${formatCount(length)} characters, and ${formatCount(limit)} at most.`,
    },
  },
  proof: {
    title: 'Cleaned copies',
    loading: 'Loading cleaned copies',
    none: 'None has been made yet.',
    intro:
      'Each copy was reopened and searched before it was handed out. The server keeps this record but not the copy: you can make it again at any time, at no cost.',
    outcomes: {
      removed: (count: number) => `${formatCount(count)} removed`,
      replaced: (count: number) => `${formatCount(count)} replaced`,
      masked: (count: number) => `${formatCount(count)} masked`,
      commented: (count: number) => `${formatCount(count)} commented`,
      listed: (count: number) => `${formatCount(count)} listed only`,
    } satisfies Record<Outcome, (count: number) => string>,
    change: (place: string, type: string, outcome: Outcome) =>
      `${place}: ${type === '' ? '' : `${type}, `}${CHANGES[outcome]}`,
    leftAlone: (count: number) =>
      count === 1
        ? 'One finding of the report was left as it is.'
        : `${formatCount(count)} findings of the report were left as they are.`,
    dismissed: stillThere,
    left: {
      title: 'What is still in it, by place',
      line: (place: string, type: string, why: keyof typeof REMAINS) =>
        `${place}: ${type === '' ? '' : `${type}, `}${REMAINS[why]}`,
    },
    unchanged: 'No passage changed',
    checks: 'Checked',
    stripped: 'Stripped',
    redrawn: (pages: readonly number[]) =>
      `Redrawn as a picture with searchable text: ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`,
    kept: (count: number) =>
      count === 1
        ? 'One removed value still appears in a passage that was to be kept.'
        : `${formatCount(count)} removed values still appear in passages that were to be kept.`,
    unread: 'Not everything could be judged',
    places: 'Every change, by place',
    original: 'SHA-256 of the original',
    copy: 'SHA-256 of the copy',
  },
  text: {
    title: 'Cleaned text',
    intro:
      'Personal data is replaced with labels, and biased words with better ones. What needs your own wording is left as it is.',
    isEarlier:
      'It was made before you changed your allowed values. Analyze the text again to apply the change.',
    content: 'Cleaned text',
    fileName: 'cleaned-text.txt',
    checked: 'It was searched for every removed value and scanned again: none is left.',
    leftAlone: (count: number) =>
      count === 1
        ? 'One finding was left as it is.'
        : `${formatCount(count)} findings were left as they are.`,
    unchanged: 'Nothing was replaced: what was found needs your own wording.',
    tooLong: (limit: number) =>
      `To clean a text of more than ${formatCount(limit)} characters, upload it as a .txt file.`,
    unproven:
      'No cleaned text is shown, because it could not be proved that nothing is left in it.',
  },
} as const;

function stillThere(dismissed: number): string {
  return dismissed === 1
    ? 'One dismissed finding is still in it.'
    : `${formatCount(dismissed)} dismissed findings are still in it.`;
}
