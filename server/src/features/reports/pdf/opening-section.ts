import {
  type Analysis,
  countDismissed,
  describeMarks,
  describeSecondReading,
  isBlank,
  lacksOnlySecondReading,
  type Report,
  type SecondReading,
  verdictOf,
  wasNothingRead,
} from '@proviso/contracts';
import { CATEGORIES, SEVERITIES, type Category } from '@proviso/engine/vocabulary';

import { texts } from '../texts.ts';
import { CATEGORY_COLORS, SEVERITY_COLORS, STATUS_COLORS, STYLES } from './palette.ts';
import type { Cell, Sheet } from './sheet.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/** The most serious first. */
const SEVERITIES_DESCENDING = SEVERITIES.toReversed();

/** The report's subject, verdict, counts, and coverage. */
export function writeOpening(sheet: Sheet, report: Report): void {
  const { document, analysis, generator } = report;
  sheet.text(`${generator.name} · ${texts.title}`, STYLES.label, { after: 5 });
  sheet.text(document.name, STYLES.title, { tag: 'H1', after: 12 });
  if (sheet.hasReplacedCharacters) {
    sheet.text(texts.nameReplaced(document.id), STYLES.soft, { after: 12 });
  }
  writeVerdict(sheet, analysis);
  writeFacts(sheet, report);
  writeCounts(sheet, analysis);
  writeCoverage(sheet, analysis.coverage);
}

function writeVerdict(sheet: Sheet, analysis: Analysis): void {
  const verdict = verdictOf(analysis);
  const isOfBlank = verdict === 'unread' && isBlank(analysis.coverage);
  const { title, text } = isOfBlank ? texts.blank : texts.verdicts[verdict];
  const dismissed = countDismissed(analysis.issues);
  const color = STATUS_COLORS[verdict];
  sheet.bar(40, color);
  sheet.text(title, { ...STYLES.verdict, color }, { tag: 'H2', after: 1 });
  const hasOnlyDismissed = verdict === 'compliant' && dismissed > 0;
  sheet.text(hasOnlyDismissed ? texts.nothingElse(dismissed) : text, STYLES.body, { after: 12 });
}

function writeFacts(sheet: Sheet, { document, analysis, generatedAt }: Report): void {
  const { engine, policy, coverage, secondReading, marks } = analysis;
  const { facts } = texts;
  const pairs = [
    [facts.file, texts.file(document.type, document.size)],
    [facts.uploaded, texts.moment(document.uploadedAt)],
    [facts.risk, riskOf(analysis)],
    [facts.made, texts.moment(generatedAt)],
    [facts.engine, texts.engine(engine.name, engine.version)],
    [facts.policy, policy ? `${policy.title}, version ${policy.version}` : facts.noPolicy],
    [facts.read, readSentence(coverage)],
    [facts.language, languageOf(coverage.language)],
  ] as const;
  const table = sheet.table();
  for (let index = 0; index < pairs.length; index += 2) {
    const cells = pairs
      .slice(index, index + 2)
      .flatMap(([name, value]) => factCells(name, value, 0.37));
    sheet.row(table, cells, false);
  }
  if (secondReading) {
    sheet.row(table, factCells(facts.secondReader, secondReaderOf(secondReading), 0.87), false);
  }
  if (marks) sheet.row(table, factCells(facts.marks, describeMarks(marks), 0.87), false);
  table.end();
}

function factCells(name: string, value: string, share: number): Cell[] {
  return [
    { text: name, style: STYLES.label, share: 0.13, isHeading: true },
    { text: value, style: STYLES.body, share },
  ];
}

function secondReaderOf(reading: SecondReading): string {
  const { input, output } = reading.tokens;
  return `${describeSecondReading(reading)} ${texts.readerTokens(input, output)}`;
}

function riskOf(analysis: Analysis): string {
  const verdict = verdictOf(analysis);
  if (verdict === 'unread') return texts.facts.riskUnknown;
  if (verdict === 'partial') return texts.facts.riskOfRest;
  return texts.severities[analysis.summary.overallRisk];
}

function writeCounts(sheet: Sheet, { issues }: Analysis): void {
  sheet.heading(texts.counts.title, 110);
  const table = sheet.table();
  const head = [
    texts.counts.category,
    ...SEVERITIES_DESCENDING.map((severity) => texts.severities[severity]),
    texts.counts.total,
    texts.counts.dismissed,
  ];
  const widths = [0.4, 0.12, 0.12, 0.12, 0.12, 0.12];
  const toCell = (text: string, column: number): Cell => ({
    text,
    style: STYLES.label,
    share: widths[column] ?? 0,
    isHeading: true,
  });
  sheet.row(table, head.map(toCell));
  for (const category of CATEGORIES) sheet.row(table, countCells(issues, category, widths));
  table.end();
}

function countCells(
  issues: Analysis['issues'],
  category: Category,
  widths: readonly number[],
): Cell[] {
  const own = issues.filter((issue) => issue.category === category && !issue.isInformational);
  const open = own.filter(({ decision }) => decision === undefined);
  const name = { ...STYLES.strong, color: CATEGORY_COLORS[category] };
  const bySeverity = SEVERITIES_DESCENDING.map((severity) => {
    const count = open.filter((issue) => issue.severity === severity).length;
    const style = { ...STYLES.strong, color: SEVERITY_COLORS[severity] };
    return { text: String(count), style: count === 0 ? STYLES.soft : style };
  });
  const cells = [
    { text: texts.categories[category], style: name, isHeading: true },
    ...bySeverity,
    { text: String(open.length), style: STYLES.strong },
    { text: String(own.length - open.length), style: STYLES.soft },
  ];
  return cells.map((cell, column) => Object.assign(cell, { share: widths[column] ?? 0 }));
}

function writeCoverage(sheet: Sheet, reading: Analysis['coverage']): void {
  const { coverage } = texts;
  const { isComplete, notes } = reading;
  sheet.heading(coverage.title, 30);
  const warning = { ...STYLES.strong, color: SEVERITY_COLORS.medium };
  sheet.text(isComplete ? coverage.complete : limitOf(reading), isComplete ? STYLES.body : warning);
  for (const { message, pages } of notes) {
    const where = pages === undefined || pages.length === 0 ? '' : coverage.onPages(pages);
    sheet.text(`${where}${message}`, STYLES.body, { indent: 10 });
  }
}

function limitOf(reading: Analysis['coverage']): string {
  const { coverage } = texts;
  if (wasNothingRead(reading)) return coverage.nothing;
  return lacksOnlySecondReading(reading) ? coverage.onceRead : coverage.incomplete;
}

function readSentence({ characters, pages, pagesRead }: Analysis['coverage']): string {
  const all = texts.characters(characters);
  return pages === null ? all : `${texts.pages(pagesRead ?? 0, pages)}, ${all}`;
}

function languageOf(language: string | null): string {
  if (language === null) return texts.facts.languageUnknown;
  return languageNames.of(language) ?? language;
}
