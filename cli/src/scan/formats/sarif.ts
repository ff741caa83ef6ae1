import { pathToFileURL } from 'node:url';

import { ENGINE } from '@proviso/engine';
import type { Severity } from '@proviso/engine/vocabulary';
import type { Location, Log, Notification, ReportingDescriptor, Result } from 'sarif';

import type { LocatedFinding, ScannedDocument, ScanResult } from '../scan-input.ts';
import { excerpt } from './excerpt.ts';
import type { OutputFormat } from './output-format.ts';

const LEVELS: Readonly<Record<Severity, 'note' | 'warning' | 'error'>> = {
  low: 'note',
  medium: 'warning',
  high: 'error',
};
const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0 (OASIS, errata 01): what code hosts and build servers show beside a file. */
export const SARIF: OutputFormat = {
  end: (results, showsValues) => `${JSON.stringify(toLog(results, showsValues), undefined, 2)}\n`,
};

function toLog(results: readonly ScanResult[], showsValues: boolean): Log {
  const scanned = results.filter((result) => result.kind === 'scanned');
  const findings = scanned.flatMap((document) =>
    document.findings.map((finding) => toResult(document, finding, showsValues)),
  );
  const unread = results.filter((result) => result.kind === 'unreadable');
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: ENGINE.name, version: ENGINE.version, rules: rulesOf(scanned) } },
        columnKind: 'utf16CodeUnits',
        results: findings,
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            toolExecutionNotifications: unread.map(({ file, code, message }): Notification => ({
              descriptor: { id: code },
              level: 'error',
              message: { text: message },
              locations: [{ physicalLocation: { artifactLocation: { uri: toUri(file) } } }],
            })),
          },
        ],
      },
    ],
  };
}

/** The types that were found; each is described once. */
function rulesOf(scanned: readonly ScannedDocument[]): ReportingDescriptor[] {
  const all = scanned.flatMap(({ findings }) => findings);
  const first = new Map(all.toReversed().map((finding) => [finding.type, finding]));
  return [...first.values()]
    .sort((one, other) => (one.type < other.type ? -1 : 1))
    .map(({ type, typeName, category }) => ({
      id: type,
      name: typeName,
      shortDescription: { text: typeName },
      properties: { category },
    }));
}

function toResult(
  document: ScannedDocument,
  finding: LocatedFinding,
  showsValues: boolean,
): Result {
  const { type, typeName, why, recommendation, isInformational } = finding;
  return {
    ruleId: type,
    ...(isInformational
      ? { kind: 'informational', level: 'none' }
      : { kind: 'fail', level: LEVELS[finding.severity] }),
    message: { text: `${typeName}: ${excerpt(finding, showsValues)}\n${why} ${recommendation}` },
    locations: [toLocation(document, finding)],
    partialFingerprints: { 'proviso/v1': finding.fingerprint },
    properties: {
      category: finding.category,
      confidence: finding.confidence,
      source: finding.source.kind,
    },
  };
}

/** Of a text file the place is told in characters and lines; of the other formats, whose bytes are no text, in words. */
function toLocation(
  { file, format }: ScannedDocument,
  { start, end, place }: LocatedFinding,
): Location {
  const region = {
    charOffset: start,
    charLength: end - start,
    ...(place.line === undefined ? {} : { startLine: place.line }),
  };
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(file) },
      ...(format === 'txt' ? { region } : {}),
    },
    logicalLocations: [{ fullyQualifiedName: place.label }],
  };
}

/** Relative paths stay relative, so that the log is of use on another machine. */
function toUri(file: string): string {
  if (file.startsWith('/')) return pathToFileURL(file).href;
  return file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}
