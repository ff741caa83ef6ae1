import type {
  ChangeCaveat,
  ChangeCounts,
  Changes,
  DismissalReason,
  IssueDecision,
  Verdict,
} from '@proviso/contracts';
import type { Category, FindingSource, Severity, SourceKind } from '@proviso/engine/vocabulary';

const number = new Intl.NumberFormat('en');
const moment = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
/** As the library shows sizes. */
const kilobytes = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** All text of the printed report. */
export const texts = {
  title: 'Compliance report',
  fileTitle: (name: string) => `Compliance report: ${name}`,
  verdicts: {
    compliant: {
      title: 'Document is compliant',
      text: 'Nothing in what was read needs attention.',
    },
    issues: {
      title: 'Issues found',
      text: 'Some passages deserve attention before this goes further.',
    },
    critical: {
      title: 'Critical issues',
      text: 'At least one finding is of high severity. Resolve it before this goes further.',
    },
    partial: {
      title: 'No issues in what was read',
      text: 'Part of it could not be read, so nothing can be said about that part.',
    },
    unread: {
      title: 'Nothing could be read',
      text: 'No text was found in this document, so nothing can be said about it.',
    },
  } satisfies Record<Verdict, { title: string; text: string }>,
  /** Instead of `unread`. */
  blank: {
    title: 'Nothing to read',
    text: 'This document seems to be blank: it has no text that could be checked.',
  },
  nothingElse: (dismissed: number) =>
    dismissed === 1
      ? 'Nothing else needs attention; one finding was dismissed.'
      : `Nothing else needs attention; ${dismissed} findings were dismissed.`,
  categories: {
    pii: 'Personal data (PII)',
    discrimination: 'Discriminatory language',
    legal: 'Legal risks',
    policy: 'Policy violations',
  } satisfies Record<Category, string>,
  severities: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Severity, string>,
  sources: {
    rule: 'Rule',
    model: 'Statistical model',
  } satisfies Record<Exclude<SourceKind, 'language-model' | 'person'>, string>,
  /** A language model's version is its name; a person's is the date. */
  source: ({ kind, version }: FindingSource) => {
    if (kind === 'language-model') return `Found by ${version}, not checked by a rule`;
    if (kind === 'person') return `Marked by a person on ${version}`;
    return `${texts.sources[kind]}, version ${version}`;
  },
  readerTokens: (input: number, output: number) =>
    `${number.format(input)} tokens in questions, ${number.format(output)} in answers.`,
  facts: {
    file: 'File',
    uploaded: 'Uploaded',
    made: 'Report made',
    engine: 'Engine',
    secondReader: 'Second reader',
    marks: 'By hand',
    policy: 'Policy',
    noPolicy: 'None: default severities',
    read: 'Read',
    language: 'Language',
    languageUnknown: 'Not recognized',
    risk: 'Overall risk',
    riskUnknown: 'Not known',
    riskOfRest: 'Low in what was read',
  },
  file: (type: string, size: number) =>
    `${type.toUpperCase()}, ${kilobytes.format(size / 1024)} KB`,
  moment: (value: string) => `${moment.format(new Date(value))} UTC`,
  engine: (name: string, version: string) => `${name} ${version}`,
  characters: (count: number) => `${number.format(count)} characters`,
  pages: (read: number, all: number) =>
    `${number.format(read)} of ${number.format(all)} ${all === 1 ? 'page' : 'pages'}`,
  counts: {
    title: 'Findings by category',
    category: 'Category',
    total: 'Total',
    dismissed: 'Dismissed',
  },
  coverage: {
    title: 'What was read',
    complete: 'Everything was read.',
    nothing: 'Nothing was read.',
    incomplete: 'Not everything was read. The verdict covers only the parts that were read.',
    onceRead: 'Proviso itself read everything. The language model did not.',
    onPages: (pages: readonly number[]) =>
      `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.join(', ')}: `,
  },
  changes: {
    title: 'Since the previous version',
    counts: ({ name, uploadedAt }: Changes['previous'], counts: ChangeCounts) =>
      `Since ${name}, uploaded on ${texts.moment(uploadedAt)}: ${figures(counts)}.`,
    remarks: ({ dismissed }: ChangeCounts, caveats: readonly ChangeCaveat[]) => [
      ...(dismissed.resolved + dismissed.added + dismissed.remaining === 0
        ? []
        : [`Dismissed findings are not among them: ${figures(dismissed)}.`]),
      ...caveats.map((caveat) => texts.changes.caveats[caveat]),
    ],
    caveats: {
      unread: 'Not everything in this version was read: what was not read may look resolved.',
      'previous-unread':
        'Not everything in the previous version was read: what was not read then may look new.',
      engine:
        'The two were analyzed by different versions of the engine, which may explain some differences.',
      policy: 'The two were analyzed under different policies, which may explain some differences.',
      'second-reader':
        'A language model did not read both versions alike, which may explain some differences.',
    } satisfies Record<ChangeCaveat, string>,
    added: 'New',
    resolved: 'Resolved',
    more: (count: number) => `and ${number.format(count)} more`,
  },
  findings: {
    title: 'Findings',
    none: 'No finding needs attention.',
    places: (first: string, others: number) =>
      others === 0
        ? first
        : `${first} and ${number.format(others)} more ${others === 1 ? 'place' : 'places'}`,
    why: 'Why: ',
    action: 'What to do: ',
    wording: 'Suggested wording: ',
    law: 'Legal reference: ',
    confidence: (source: FindingSource, confidence: number) =>
      `${texts.source(source)}, ${Math.round(confidence * 100)}% confidence`,
    leftOut: (count: number) =>
      `${number.format(count)} further ${count === 1 ? 'finding is' : 'findings are'} left out of this printed report. The JSON, CSV and SARIF reports contain all of them.`,
  },
  noted: {
    title: 'Also noted',
    intro: 'What was recognized but needs no attention by itself.',
    entry: (typeName: string, count: number) => `${typeName} (${number.format(count)})`,
  },
  decisions: {
    title: 'Decisions of the reviewer',
    intro:
      'These findings were dismissed by the owner of the document, or their values are allowed. They do not count toward the verdict.',
    reasons: {
      'false-alarm': 'False alarm',
      'accepted-risk': 'Accepted risk',
      'not-relevant': 'Not relevant',
    } satisfies Record<DismissalReason, string>,
    decided: (decision: IssueDecision) => {
      if (decision.reason === 'allowed-by-policy') {
        return `Allowed by the policy “${decision.policy}”`;
      }
      const { reason, decidedAt, allowed } = decision;
      const where = allowed === undefined ? '' : 'Allowed in all documents of the account: ';
      return `${where}${texts.decisions.reasons[reason]}, decided on ${texts.moment(decidedAt)}`;
    },
    note: 'Note: ',
  },
  certificate: {
    title: 'Certificate of the latest cleaned copy',
    made: (at: string) => `Made on ${texts.moment(at)}.`,
    original: 'Original, SHA-256',
    copy: 'Copy, SHA-256',
    changes: 'Passages',
    outcomes: {
      removed: 'removed',
      replaced: 'replaced',
      masked: 'masked',
      commented: 'commented',
      listed: 'listed only',
    },
    outcome: (count: number, outcome: string) => `${number.format(count)} ${outcome}`,
    unchanged: 'None changed',
    stripped: 'Stripped',
    nothing: 'Nothing',
    redrawn: 'Pages redrawn as pictures',
    kept: 'Removed values that still appear in passages that were to be kept',
    unread: 'Not judged',
    passed: 'Passed',
    failed: 'Failed',
    check: (description: string, searched: number, found: number) =>
      `${description} ${number.format(searched)} searched, ${number.format(found)} found.`,
  },
  disclaimer: 'Disclaimer',
  nameReplaced: (id: number) =>
    `This is document no. ${id}. Its name has characters that this printed form cannot show, which appear as \u{FFFD}; the report on the screen, which a browser can print, shows them all.`,
  replaced:
    'Characters that this printed form cannot show appear as \u{FFFD}. The report on the screen, which a browser can print, and the JSON report show them unchanged.',
  footer: (product: string, name: string) => `${product} · ${name}`,
} as const;

function figures({ resolved, added, remaining }: Omit<ChangeCounts, 'dismissed'>): string {
  return `${number.format(resolved)} resolved, ${number.format(added)} new, ${number.format(remaining)} still there`;
}
