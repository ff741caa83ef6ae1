import type { EngineIdentity, Severity } from '#engine/vocabulary.ts';

import type { ListedFinding } from './listed-finding.ts';

const LEVELS = { low: 'note', medium: 'warning', high: 'error' } as const satisfies Readonly<
  Record<Severity, string>
>;
/** The line breaks that SARIF counts. */
const LINE_BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u2029'];
const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** A file and what was found in it. */
export interface ListedFile {
  /** Relative, or absolute with its scheme; already encoded. */
  readonly uri: string;
  /** Offsets are of use in a text file alone: the bytes of the other formats are no text. */
  readonly isText: boolean;
  readonly findings: readonly ListedFinding[];
}

/** A notice of something that was not done; with the level `error` the whole run counts as failed. */
export interface ListedNotice {
  readonly uri: string;
  readonly level: 'warning' | 'error';
  readonly code: string;
  readonly message: string;
}

/**
 * Another reader of the files, such as a language model; its findings carry its name as the version of their source.
 */
export interface ListedReader {
  /** A language model's id. */
  readonly name: string;
  /** What came of it, in a sentence. */
  readonly description: string;
}

/** What the engine says about a type of finding, wherever it is found. */
export interface ListedType {
  readonly severity: Severity;
  readonly isInformational?: boolean;
  /** What it finds; absent where only a model finds it. */
  readonly description?: string;
  readonly recommendation: string;
}

/** The content of a log beside the findings: other readers and the types. */
interface Background {
  readonly readers?: readonly ListedReader[] | undefined;
  /** By their ids; policies have types of their own, which are not among them. */
  readonly types: ReadonlyMap<string, ListedType>;
}

/** A log of SARIF 2.1.0 (OASIS, errata 01): what code hosts and build servers show beside a file. */
export function toSarif(
  engine: EngineIdentity,
  files: readonly ListedFile[],
  notices: readonly ListedNotice[],
  { readers = [], types }: Background,
) {
  const findings = files.flatMap((file) => file.findings);
  const areReviewed = findings.some(({ dismissal }) => dismissal !== undefined);
  return {
    $schema: SCHEMA,
    version: '2.1.0' as const,
    runs: [
      {
        tool: {
          driver: { ...engine, rules: rulesOf(findings, types) },
          ...(readers.length > 0 && { extensions: readers.map(toExtension) }),
        },
        columnKind: 'utf16CodeUnits' as const,
        newlineSequences: LINE_BREAKS,
        results: files.flatMap((file) =>
          file.findings.map((finding) => ({
            ...toResult(file, finding),
            // Where one result tells of suppressions, each of the run must (section 3.27.23).
            ...(areReviewed && { suppressions: suppressionsOf(finding) }),
          })),
        ),
        invocations: [
          {
            executionSuccessful: notices.every(({ level }) => level !== 'error'),
            toolExecutionNotifications: notices.map(({ uri, level, code, message }) => ({
              descriptor: { id: code },
              level,
              message: { text: literal(message) },
              locations: [{ physicalLocation: { artifactLocation: { uri } } }],
            })),
          },
        ],
      },
    ],
  };
}

function toExtension({ name, description }: ListedReader) {
  return { name, fullDescription: { text: description } };
}

/** The types that were found; each is described once. */
function rulesOf(findings: readonly ListedFinding[], types: Background['types']) {
  const first = new Map(findings.toReversed().map((finding) => [finding.type, finding]));
  return [...first.values()]
    .sort((one, other) => (one.type < other.type ? -1 : 1))
    .map((finding) => toRule(finding, types.get(finding.type)));
}

function toRule({ type, typeName, category }: ListedFinding, known: ListedType | undefined) {
  return {
    id: type,
    name: typeName,
    shortDescription: { text: typeName },
    ...describedBy(known),
    properties: { category },
  };
}

function describedBy(type: ListedType | undefined) {
  if (type === undefined) return {};
  const { severity, isInformational, description, recommendation } = type;
  return {
    ...(description !== undefined && { fullDescription: { text: description } }),
    help: { text: recommendation },
    defaultConfiguration: { level: isInformational === true ? 'none' : LEVELS[severity] } as const,
  };
}

function toResult(file: ListedFile, finding: ListedFinding) {
  const { type, typeName, why, recommendation, fingerprint, legalReference } = finding;
  return {
    ruleId: type,
    ...(finding.isInformational
      ? ({ kind: 'informational', level: 'none' } as const)
      : ({ kind: 'fail', level: LEVELS[finding.severity] } as const)),
    message: { text: literal(`${typeName}: ${finding.excerpt}\n${why} ${recommendation}`) },
    locations: [toLocation(file, finding)],
    partialFingerprints: { 'proviso/v2': fingerprint },
    properties: {
      category: finding.category,
      confidence: finding.confidence,
      source: finding.source.kind,
      sourceVersion: finding.source.version,
      ...(legalReference !== undefined && { legalReference }),
    },
  };
}

function suppressionsOf({ dismissal }: ListedFinding) {
  if (dismissal === undefined) return [];
  return [{ kind: 'external' as const, status: 'accepted' as const, justification: dismissal }];
}

/**
 * Words that stand for themselves: braces would be placeholders (section 3.11.5), and brackets links (section 3.11.6).
 */
function literal(words: string): string {
  return words
    .replaceAll('{', '{{')
    .replaceAll('}', '}}')
    .replaceAll(/[\\[\]]/g, String.raw`\$&`);
}

/** Of a text file the place is told in lines and characters; of the other formats in words. */
function toLocation({ uri, isText }: ListedFile, { start, end, place, region }: ListedFinding) {
  const characters = { charOffset: start, charLength: end - start };
  // A line alone would mean all of it, and so contradict the characters (section 3.30).
  const line = place.line === undefined ? characters : { startLine: place.line };
  const range = region === undefined ? line : { ...region, ...characters };
  return {
    physicalLocation: { artifactLocation: { uri }, ...(isText && { region: range }) },
    logicalLocations: [{ fullyQualifiedName: place.label }],
  };
}
