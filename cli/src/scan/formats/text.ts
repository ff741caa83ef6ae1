import { styleText } from 'node:util';

import { printable } from '@proviso/engine/formats';
import { SEVERITIES, type Severity } from '@proviso/engine/vocabulary';

import { describeNote } from '#cli/describe-note.ts';

import type { LocatedFinding, ScannedDocument, ScanResult } from '../scan-input.ts';
import { countSeverities, flaggedFindings, type ScanSummary } from '../summarize.ts';
import { DISCLAIMER } from './disclaimer.ts';
import { excerpt } from './excerpt.ts';
import type { OutputFormat } from './output-format.ts';

type Style = Parameters<typeof styleText>[0];

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  low: 'cyan',
  medium: 'yellow',
  high: ['red', 'bold'],
};

/** Human-readable: each input's findings as soon as they are available, and a closing line. */
export const TEXT: OutputFormat = {
  each: formatResult,
  end: formatSummary,
};

/** One input's findings and notes. */
function formatResult(result: ScanResult, showsValues: boolean): string {
  const title = paint('bold', printable(result.file));
  if (result.kind === 'unreadable') {
    return `${title}\n  ${paint('red', 'not read')}  ${printable(result.message)} (${result.code})\n\n`;
  }
  const blocks = [
    `${title}\n  ${verdict(result)}\n`,
    ...result.findings.map((finding) => formatFinding(finding, showsValues)),
    ...(result.allowed.length === 0 ? [] : [formatNote(allowedNote(result))]),
    ...(result.known.length === 0 ? [] : [formatNote(knownNote(result))]),
    ...result.notes.map((note) => formatNote(describeNote(note))),
  ];
  return `${blocks.join('\n')}\n`;
}

/** The closing lines of a run. */
function formatSummary(summary: ScanSummary): string {
  const readable = summary.files - summary.unreadable;
  const unread = summary.unreadable === 0 ? '' : `, ${summary.unreadable} not read`;
  const partly = summary.partlyRead === 0 ? '' : `, ${summary.partlyRead} read in part`;
  const counts = summary.flagged === 0 ? '' : ` (${severities(summary.findings)})`;
  const line = `${plural(readable, 'file')} scanned, ${summary.flagged} with findings${counts}${unread}${partly}.`;
  return `${paint('bold', line)}\n${DISCLAIMER}\n`;
}

function verdict(result: ScannedDocument): string {
  const pages = result.pages === null ? '' : `, ${plural(result.pages, 'page')}`;
  const flagged = flaggedFindings(result);
  const status = statusOf(result);
  const counts = flagged.length === 0 ? '' : `: ${severities(countSeverities(flagged))}`;
  return `${result.format.toUpperCase()}${pages} – ${status}${counts}`;
}

/** Finding nothing is compliance only where everything was read. */
function statusOf({ report, isWhollyRead }: ScannedDocument): string {
  const { complianceStatus } = report.assessment;
  return complianceStatus === 'compliant' && !isWhollyRead
    ? 'no issues in what was read'
    : complianceStatus;
}

function formatFinding(finding: LocatedFinding, showsValues: boolean): string {
  const { severity, isInformational, legalReference, replacement } = finding;
  const label = isInformational
    ? paint('dim', 'info  ')
    : paint(SEVERITY_STYLES[severity], severity.padEnd(6));
  const lines = [
    `  ${label}  ${finding.place.label} – ${finding.typeName}: ${printable(excerpt(finding, showsValues))}`,
    `          Why: ${printable(finding.why)}`,
    `          Do:  ${printable(finding.recommendation)}`,
  ];
  if (replacement !== undefined) lines.push(`          Say: ${printable(replacement)}`);
  if (legalReference) lines.push(`          Law: ${legalReference.law}, ${legalReference.article}`);
  return `${lines.join('\n')}\n`;
}

function allowedNote({ allowed }: ScannedDocument): string {
  const policy = allowed[0]?.allowedBy?.policy;
  return `${plural(allowed.length, 'finding')} allowed by the policy “${policy}”, not counted.`;
}

function knownNote({ known }: ScannedDocument): string {
  return `${plural(known.length, 'finding')} of the baseline left out.`;
}

function formatNote(note: string): string {
  return `  ${paint('magenta', 'note  ')}  ${printable(note)}\n`;
}

function severities(counts: Readonly<Record<Severity, number>>): string {
  return SEVERITIES.toReversed()
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}`)
    .join(', ');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Colored only if standard output is a terminal and NO_COLOR does not forbid it. */
function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
