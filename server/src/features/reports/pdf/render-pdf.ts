import type { Report } from '@proviso/contracts';

import { texts } from '../texts.ts';
import { writeCertificate } from './certificate-section.ts';
import { writeChanges } from './changes-section.ts';
import { writeFindings } from './findings-section.ts';
import { loadFonts } from './fonts.ts';
import { writeOpening } from './opening-section.ts';
import { STYLES } from './palette.ts';
import { writeDecisions, writeNoted } from './review-sections.ts';
import { Sheet } from './sheet.ts';

/** The report for printing and filing, as a tagged PDF of one to a few pages. */
export async function renderPdf(report: Report): Promise<Uint8Array> {
  const { document, analysis, generator, changes, cleanings } = report;
  const facts = {
    title: texts.fileTitle(document.name),
    author: `${generator.name} ${generator.version}`,
    createdAt: new Date(report.generatedAt),
  };
  const sheet = new Sheet(facts, await loadFonts());
  writeOpening(sheet, report);
  if (changes) writeChanges(sheet, changes, analysis.issues);
  writeFindings(sheet, analysis.issues);
  writeNoted(sheet, analysis.issues);
  writeDecisions(sheet, analysis.issues);
  const [latest] = cleanings;
  if (latest !== undefined) writeCertificate(sheet, latest);
  writeDisclaimer(sheet, report.disclaimer);
  return sheet.finish(texts.footer(facts.author, facts.title));
}

function writeDisclaimer(sheet: Sheet, disclaimer: string): void {
  sheet.heading(texts.disclaimer, 30);
  sheet.text(disclaimer, STYLES.body);
  if (sheet.hasReplacedCharacters) sheet.text(texts.replaced, STYLES.soft);
}
