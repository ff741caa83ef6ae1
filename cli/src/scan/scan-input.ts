import {
  DocumentError,
  type DocumentFormat,
  type ExtractedDocument,
  findRegion,
  locate,
  readDocument,
  type TextPlace,
  type TextRegion,
} from '@proviso/documents';
import { analyze, type AnalyzeOptions, type Finding, type Report } from '@proviso/engine';
import { assess } from '@proviso/engine/assess';
import { createMaskWithin, fingerprints, mask } from '@proviso/engine/masking';
import { wasNothingRead } from '@proviso/engine/was-nothing-read';

import { CommandError } from '../command-error.ts';
import { describeNote, type UnreadNote } from '../describe-note.ts';
import type { InputFile } from '../read-input.ts';
import { type Baseline, excludeKnown, withoutNew } from './baseline.ts';

export interface LocatedFinding extends Finding {
  readonly place: TextPlace;
  /** Of a text file: its lines and columns. */
  readonly region: TextRegion | undefined;
  /** The flagged text as it stands in the document. */
  readonly text: string;
  /** The same with what is sensitive masked: the whole of it, or what stands within. */
  readonly masked: string;
  /** What the finding is recognized by in another version of the document. */
  readonly fingerprint: string;
}

export interface ScannedDocument {
  readonly kind: 'scanned';
  readonly file: string;
  readonly format: DocumentFormat;
  /** Null for formats without fixed pages. */
  readonly pages: number | null;
  readonly report: Report;
  /** Without the findings in the baseline and those that the policy allows. */
  readonly findings: readonly LocatedFinding[];
  /** Findings that the policy allows; they count for nothing. */
  readonly allowed: readonly LocatedFinding[];
  /** Findings already in the baseline; they count for nothing. */
  readonly known: readonly LocatedFinding[];
  readonly notes: readonly UnreadNote[];
  /** Whether nothing was left out; text that was recognized in pictures counts as read. */
  readonly isWhollyRead: boolean;
}

/** An input under the name that the output gives it. */
export interface ScanSource {
  readonly file: string;
  readonly read: () => Promise<InputFile>;
}

interface UnreadableInput {
  readonly kind: 'unreadable';
  readonly file: string;
  readonly code: string;
  readonly message: string;
  /** Whether it is a file without content, or a text of nothing but white space: nothing can be in it. */
  readonly isEmpty: boolean;
}

export type ScanResult = ScannedDocument | UnreadableInput;

/** What to look for, and what is already known. */
export interface ScanSettings {
  readonly analysis: AnalyzeOptions;
  readonly baseline: Baseline;
}

/**
 * Reads and scans one input. Unreadable input is a result rather than an exception, whatever the reason; so is a
 * document without anything to read, unless something was found in it anyway.
 */
export async function scanInput(
  { file, read }: ScanSource,
  settings: ScanSettings,
): Promise<ScanResult> {
  try {
    const { bytes, format } = await read();
    const scanned = scanDocument(file, await readDocument(bytes, format), settings);
    return hasNothingToReport(scanned) ? unreadDocument(scanned) : scanned;
  } catch (error) {
    const { code, message } = expectedError(error);
    const isEmpty = code === 'documents.empty';
    return { kind: 'unreadable', file, code, message, isEmpty };
  }
}

/** A fault of ours must not keep the other inputs from being scanned; its trace is for those who mend it. */
function expectedError(error: unknown): CommandError | DocumentError {
  if (error instanceof CommandError || error instanceof DocumentError) return error;
  console.error('proviso: this is a fault of Proviso, not of yours:', error);
  return new CommandError('cli.fault');
}

function scanDocument(
  file: string,
  document: ExtractedDocument,
  { analysis, baseline }: ScanSettings,
): ScannedDocument {
  const found = analyze(document.text, { ...analysis, signs: document.signs ?? [] });
  const show = createMaskWithin(document.text, found.sensitive);
  const prints = fingerprints(document.text, found.findings, found.sensitive);
  const located = found.findings.map((finding, index) => ({
    ...finding,
    masked: finding.isSensitive
      ? mask(document.text.slice(finding.start, finding.end), finding.type)
      : show(finding),
    place: locate(document, finding.start, finding.end),
    region: findRegion(document, finding.start, finding.end),
    text: document.text.slice(finding.start, finding.end),
    fingerprint: prints[index]!,
  }));
  const allowed = located.filter(({ allowedBy }) => allowedBy !== undefined);
  const counted = located.filter(({ allowedBy }) => allowedBy === undefined);
  const findings = excludeKnown(counted, file, baseline);
  return {
    kind: 'scanned',
    file,
    format: document.format,
    pages: document.pages.length === 0 ? null : document.pages.length,
    report: { ...found, assessment: assess(findings) },
    findings,
    allowed,
    known: withoutNew(counted, findings),
    notes: [
      ...document.unread,
      ...(document.recognized ? [document.recognized] : []),
      ...found.notes,
      ...found.remarks,
    ],
    isWhollyRead: document.unread.length + found.notes.length === 0,
  };
}

/** Whether a document gave nothing to read and there is nothing else to report. */
function hasNothingToReport({ report, allowed, known, notes, pages }: ScannedDocument): boolean {
  const { complianceStatus } = report.assessment;
  const hasFindings = complianceStatus !== 'compliant' || allowed.length + known.length > 0;
  return !hasFindings && wasNothingRead({ notes, pages });
}

function unreadDocument({ file, format, notes }: ScannedDocument): UnreadableInput {
  const { code, message } = new CommandError('cli.nothing_read');
  const reasons = notes.filter((note) => note.code !== 'text-empty').map(describeNote);
  return {
    kind: 'unreadable',
    file,
    code,
    message: [message, ...reasons].join(' '),
    isEmpty: format === 'txt' && reasons.length === 0,
  };
}
