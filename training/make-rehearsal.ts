/**
 * `node training/make-rehearsal.ts` writes documents/src/pdf/rehearsal.pdf deterministically: the document that a
 * process reads as a warm-up before the first real one. It contains a little of everything that takes time to read:
 * embedded and standard fonts, a form, annotations, a picture, lines and areas, and a bar over text, which requires
 * rendering a page.
 */
import { writeFile } from 'node:fs/promises';

import { EMBEDDED, startPdf } from './benchmarks/embedded-fonts.ts';
import { addPages } from './long-pdf.ts';

const TARGET = new URL('../documents/src/pdf/rehearsal.pdf', import.meta.url);
const PAGES = 2;
const STANDARD_FONTS = ['Helvetica', 'Times-Italic', 'Courier', 'Symbol'];
const LINE =
  'What is done often is done faster: $1,234.56 (5 %), "quoted", first/last, 2026-11-21; AVATAR.';
const LEFT = 60;

const { pdf, bytes } = await startPdf('Rehearsal');
addPages(pdf, PAGES);
pdf.addPage();
addLines();
addDrawings();
addNotes();
pdf.end();
await writeFile(TARGET, await bytes);

function addLines(): void {
  for (const [index, font] of [...STANDARD_FONTS, EMBEDDED.bold].entries()) {
    pdf.font(font, 8 + index).fillColor([20 * index, 0, 80]);
    for (const line of [0, 1, 2]) {
      pdf.text(LINE, LEFT, 60 + 60 * index + 18 * line, { lineBreak: false });
    }
  }
  pdf.save().rotate(30, { origin: [300, 500] });
  pdf.text('Turned and clipped', 300, 500, { lineBreak: false }).restore();
}

function addDrawings(): void {
  const sides = [...Array(9).keys()];
  for (const step of sides) {
    pdf.moveTo(LEFT, 400 + 5 * step);
    pdf.bezierCurveTo(150, 380, 250, 460, 480, 400 + 5 * step).lineWidth(0.5 + step / 4);
    pdf.stroke([200, 20 * step, 0]);
  }
  const shade = pdf.linearGradient(LEFT, 480, 200, 520).stop(0, 'white').stop(1, 'gray');
  pdf.roundedRect(LEFT, 480, 140, 40, 6).fill(shade);
  pdf.fillColor('black').font(EMBEDDED.regular, 11);
  pdf.text('Under a bar there is a word', LEFT, 540, { lineBreak: false });
  pdf.rect(110, 538, 60, 16).fill('black');
  pdf.fillColor('white').text('In the colour of the paper', LEFT, 660, { lineBreak: false });
}

function addNotes(): void {
  pdf.font(EMBEDDED.regular, 11).fillColor('black').initForm();
  pdf.formText('name', LEFT, 580, 200, 20, { value: 'A value in a field' });
  pdf.formCheckbox('agreed', LEFT, 610, 14, 14);
  pdf.note(300, 580, 20, 20, 'A note on the page');
  pdf.link(300, 610, 100, 14, 'https://example.com/');
  pdf.highlight(LEFT, 60, 120, 12);
}
