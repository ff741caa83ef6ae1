import type { Issue, ReportFormat, Verdict } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';
import { SEVERITY_NAMES, type Category, type Severity } from '#web/product/categories.ts';

/** All texts of reports and the text analysis. */
export const texts = {
  verdicts: {
    compliant: {
      title: 'Document is Compliant',
      text: 'Nothing in what was read needs attention.',
    },
    issues: {
      title: 'Issues Found',
      text: 'Some passages deserve attention before this goes further.',
    },
    critical: {
      title: 'Critical Issues',
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
      : `Nothing else needs attention; ${formatCount(dismissed)} findings were dismissed.`,
  risk: (risk: Severity) => `${SEVERITY_NAMES[risk]} Risk`,
  tiles: {
    pii: 'PII',
    discrimination: 'Discrimination',
    legal: 'Legal Risk',
    policy: 'Policy',
  } satisfies Record<Category, string>,
  flagged: 'Flagged',
  clear: 'Clear',
  notRead: 'Not read',
  partlyRead: 'Partly read',
  summary: 'Findings by category',
  findings: 'Findings',
  recommendations: 'Recommendations',
  filters: {
    label: 'Filter findings',
    allCategories: 'All categories',
    category: 'Category',
    allSeverities: 'All severities',
    severity: 'Severity',
    allSources: 'All sources',
    source: 'Source',
    sources: { proviso: 'Proviso', 'language-model': 'Language model', person: 'Marked by hand' },
    allStates: 'All states',
    state: 'State',
    states: { open: 'Open', dismissed: 'Dismissed', new: 'New' },
    order: 'Order',
    orders: { text: 'Reading order', severity: 'By severity' },
    shown: (shown: number, total: number, dismissed: number) =>
      `${formatCount(shown)} of ${formatCount(total)} shown${dismissed === 0 ? '' : `, ${formatCount(dismissed)} dismissed`}`,
    nothing: 'No finding matches these filters.',
    clear: 'Clear Filters',
  },
  noFindings: 'No findings.',
  sections: 'Further down:',
  informational: 'For information',
  noted: {
    title: (count: number) => `Also noted (${formatCount(count)})`,
    intro:
      'What Proviso recognized but what needs no attention by itself, such as names of organizations, dates and the governing law.',
    count: (count: number) => `${formatCount(count)} found`,
    more: (count: number) => `and ${formatCount(count)} more`,
  },
  finding: {
    content: 'Content',
    location: 'Location',
    places: (count: number) => `in ${formatCount(count)} places`,
    why: 'Why',
    recommendation: 'Recommendation',
    replacement: 'Suggested wording',
    law: 'Legal reference',
    source: 'Source',
    sources: {
      rule: 'Rule',
      model: 'Statistical model',
    } satisfies Record<Exclude<Issue['source']['kind'], 'language-model' | 'person'>, string>,
    foundBy: 'Found by',
    foundByReader: (model: string) => `Found by ${model}, not checked by a rule`,
    version: (version: string) => `version ${version}`,
    confidence: (confidence: number) => `${Math.round(confidence * 100)}% confidence`,
  },
  coverage: {
    incomplete: 'Not everything was read',
    nothing: 'Nothing was read',
    notes: 'About this reading',
    pages: (pages: readonly number[]) =>
      pages.length === 1 ? `Page ${pages[0]}` : `Pages ${pages.join(', ')}`,
    onceRead: 'The language model did not read everything',
    onceReadDetail: 'Proviso itself read everything.',
    verdictLimited: 'The verdict covers only the parts that were read.',
    advice: {
      title: 'What to do',
      empty:
        'Check that this is the right file. If it does contain text, save it again as PDF, Word or text and upload that.',
      pictures:
        'If the pages show text, scan them again: straight, sharp and at 300 dots per inch or more. Better still, use the file they were made from.',
      tooSlow: 'Upload the pages in smaller parts, or the file they were made from.',
      damaged: 'Open the document in the program that made it, save it again and upload that.',
      byEye: 'Until then, someone has to read it: nothing in it was checked.',
      action: 'Upload New Version',
    },
  },
  provenance: {
    title: 'How this was made',
    engine: 'Engine',
    secondReader: 'Second reader',
    marks: 'Marked by hand',
    tokens: 'Tokens',
    tokensOf: (input: number, output: number) =>
      `${formatCount(input)} in questions, ${formatCount(output)} in answers`,
    policy: 'Policy',
    noPolicy: 'None: default severities',
    read: 'Read',
    nothingRead: 'Nothing',
    characters: (count: number) =>
      `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`,
    pages: (read: number, all: number) =>
      `${formatCount(read)} of ${formatCount(all)} ${all === 1 ? 'page' : 'pages'}`,
    language: 'Language',
    languageUnknown: 'Not recognized',
    languageOf,
    time: 'Time',
    timings: (total: string, extraction: string, analysis: string, waiting: string | undefined) =>
      `${total} in all: ${waiting === undefined ? '' : `${waiting} waiting and preparing, `}${extraction} reading, ${analysis} analysis`,
    disclaimer:
      'This is an automated analysis, not legal advice. It can miss problems and flag harmless passages; a person should decide.',
  },
  download: {
    label: 'Download Report',
    busy: 'Downloading...',
    success: 'Download successful',
    successDetail: (format: ReportFormat) =>
      `The report was saved as a ${format.toUpperCase()} file.`,
    others: 'Other report formats',
    formats: {
      pdf: { name: 'PDF', hint: 'For printing and filing' },
      csv: { name: 'CSV', hint: 'Findings as a table' },
      sarif: { name: 'SARIF', hint: 'For code hosts and build servers' },
    },
    failure: 'Download failed',
    errors: {
      missing: 'Report not found',
      server: 'Server error while generating report',
      other: (status: number) => `Failed to download report (${status})`,
      network: 'Network error. Please check your connection.',
    },
  },
  loading: {
    success: 'Analysis loaded',
    failure: 'Failed to load analysis',
    notFoundOnScreen: 'Analysis results not found for this document',
    errors: {
      missing: 'Analysis not found',
      server: 'Server error while loading analysis',
      other: (status: number) => `Failed to fetch analysis (${status})`,
      network: 'Network error. Please check your connection.',
    },
  },
  dialog: {
    title: (name: string) => `Analysis Report: ${name}`,
    description: 'What the analysis of this document found.',
    close: 'Close',
    more: (shown: number, total: number) =>
      `The ${formatCount(shown)} most severe of ${formatCount(total)} findings are shown.`,
    fullReport: 'Open full report',
  },
  analyzer: {
    title: 'Analyze Text for Compliance',
    label: 'Text to analyze',
    placeholder: 'Enter text to analyze...',
    placeholderAtLimit: 'Upgrade your plan to continue analyzing text...',
    submit: 'Analyze Text',
    busy: 'Analyzing...',
    atLimit: 'Upgrade Required',
    shortcut: 'Press Ctrl + Enter to analyze.',
    notStored: 'Proviso does not store the text.',
    length: (length: number, limit: number) =>
      `${formatCount(length)} / ${formatCount(limit)} characters`,
    tooLong: (limit: number) =>
      `The text is too long: at most ${formatCount(limit)} characters can be analyzed at once.`,
    empty: 'Empty text',
    emptyDetail: 'Please enter some text to analyze',
    success: 'Analysis completed',
    successDetail: 'The text was successfully analyzed',
    failure: 'Analysis failed',
    failureDetail: 'Could not analyze the text. Please try again.',
  },
  results: {
    title: 'Analysis Results',
    earlierText: 'The text has changed',
    earlierTextDetail: 'These results are for the text as it was. Analyze it again.',
    issues: 'Issues Found',
    issue: (type: string, severity: Severity) =>
      `${type} Issue - ${SEVERITY_NAMES[severity]} Severity`,
    none: 'No issues found in the text.',
  },
} as const;

// Browsers are slow to load the names of all languages, and most documents are in this one.
function languageOf(code: string): string {
  if (code === 'en') return 'English';
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
