import type { HiddenReason } from '#documents/extracted-document.ts';
import {
  type CharacterReading,
  isBlank,
  type PageCharacter,
  readCharacter,
} from '#documents/pdf/cleaning/characters/page-characters.ts';
import { drawArea, type PagePicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import { isSeen, isShaped } from '#documents/pdf/cleaning/rendering/unseen-characters.ts';

import { type Box, growBox, containsCenter, joinBoxes } from '../cleaning/box.ts';
import type { PageLine } from '../line-writer.ts';
import type { Pdfium } from '../pdfium.ts';
import { isCoveredBy } from './covered-characters.ts';
import { isPaperColor } from './object-paint.ts';
import { type Cover, type PageSurvey, type SurveyedPage, surveyPage } from './survey-page.ts';

/** Why a character is invisible: hidden, or covered by a failed redaction. */
export type UnseenReason = HiddenReason | 'redacted';

/** For each line, why its UTF-16 code units are invisible; a fully visible line has no entry. */
export type UnseenText = ReadonlyMap<PageLine, readonly (UnseenReason | undefined)[]>;

export interface ReadPage extends SurveyedPage {
  readonly textPage: number;
  readonly geometry: CharacterReading['geometry'];
  /** Areas marked for redaction that were not redacted. */
  readonly redactionMarks: readonly Box[];
}

/** A character that may be invisible. */
interface Candidate {
  readonly line: PageLine;
  readonly unit: number;
  readonly object: number;
  readonly character: PageCharacter;
  /** The covers painted after it that contain its center. */
  readonly covers: readonly Cover[];
}

// 100 dpi: the same as when cleaned pages are compared, so that both give the same result.
const SCALE = 100 / 72;
/** In points: the surroundings of a character that are rendered. */
const MARGIN = 3;
const MAX_PICTURES = 8;
/** The least share of a text object's characters that must be invisible. */
const MIN_UNSEEN_SHARE = 0.8;

/**
 * Finds the characters of a page that are present but invisible. A picture is rendered only where the page's objects
 * raise doubt, and it decides.
 */
export function findUnseenText(
  pdfium: Pdfium,
  readPage: ReadPage,
  lines: readonly PageLine[],
): UnseenText {
  const unseen = new Map<PageLine, UnseenReason[]>();
  const add = (
    reason: UnseenReason | undefined,
    { line, unit }: Pick<Candidate, 'line' | 'unit'>,
  ) => {
    if (reason === undefined) return;
    const reasons = unseen.get(line) ?? [];
    reasons[unit] = reason;
    unseen.set(line, reasons);
  };
  for (const marked of listMarked(readPage, lines)) add('redacted', marked);
  const survey = surveyPage(pdfium, readPage);
  if (survey.suspects.size + survey.covers.length === 0) return unseen;
  const candidates = listCandidates(pdfium, readPage, { survey, lines });
  if (candidates.length > 0)
    decide(candidates, survey, { pictureOf: drawCandidates(pdfium, readPage, candidates), add });
  return unseen;
}

function* listMarked(
  { redactionMarks }: ReadPage,
  lines: readonly PageLine[],
): Generator<Pick<Candidate, 'line' | 'unit'>> {
  if (redactionMarks.length === 0) return;
  for (const line of lines) {
    for (const unit of line.characters.keys()) {
      const box = boxOf(line, unit);
      if (redactionMarks.some((mark) => containsCenter(mark, box))) yield { line, unit };
    }
  }
}

function listCandidates(
  pdfium: Pdfium,
  { textPage, geometry, scratch }: ReadPage,
  { survey, lines }: { readonly survey: PageSurvey; readonly lines: readonly PageLine[] },
): Candidate[] {
  const reading = { pdfium, textPage, geometry, scratch };
  const { functions } = pdfium;
  const candidates: Candidate[] = [];
  const hasNoSuspects = survey.suspects.size === 0;
  for (const line of lines) {
    for (let unit = 0; unit < line.characters.length; unit += 1) {
      const over = findCoversOver(survey, line, unit);
      if (hasNoSuspects && over.length === 0) continue;
      const index = line.characters[unit]!;
      const object = functions.FPDFText_GetTextObject(textPage, index);
      const covers = over.length === 0 ? over : paintedAfter(survey, object, over);
      if (covers.length === 0 && !survey.suspects.has(object)) continue;
      const character = readCharacter(reading, index);
      if (character === undefined || isBlank(character.code)) continue;
      candidates.push({ line, unit, object, character, covers });
    }
  }
  return candidates;
}

const NO_COVERS: readonly Cover[] = [];

/** Called for every character of a page with covers: allocates nothing if there is none. */
function findCoversOver(
  { covers }: PageSurvey,
  { boxes }: PageLine,
  unit: number,
): readonly Cover[] {
  if (covers.length === 0) return NO_COVERS;
  const at = unit * 4;
  const x = (boxes[at]! + boxes[at + 2]!) / 2;
  const y = (boxes[at + 1]! + boxes[at + 3]!) / 2;
  let found: Cover[] | undefined;
  for (const cover of covers) if (containsPoint(cover.box, x, y)) (found ??= []).push(cover);
  return found ?? NO_COVERS;
}

function containsPoint({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function paintedAfter({ orders }: PageSurvey, object: number, covers: readonly Cover[]): Cover[] {
  const order = orders.get(object) ?? Infinity;
  return covers.filter((one) => one.order > order);
}

/**
 * Renders the places of the doubtful characters: one picture per line, because what lies between takes as long to
 * render, or a single one if there are many, because each rendering processes the whole page.
 */
function drawCandidates(
  pdfium: Pdfium,
  readPage: ReadPage,
  candidates: readonly Candidate[],
): PictureOf {
  const byLine = Map.groupBy(candidates, ({ line }) => line);
  if (byLine.size > MAX_PICTURES) {
    const whole = drawAround(pdfium, readPage, candidates);
    return () => whole;
  }
  const pictures = new Map(
    [...byLine].map(([line, own]) => [line, drawAround(pdfium, readPage, own)] as const),
  );
  return ({ line }) => pictures.get(line)!;
}

/** The picture that contains a doubtful character. */
type PictureOf = (candidate: Candidate) => LocalPicture;

function drawAround(
  pdfium: Pdfium,
  { page, width, height }: ReadPage,
  candidates: readonly Candidate[],
): LocalPicture {
  const boxes = candidates.map(({ character }) => joinBoxes(character.box, character.ink));
  const whole = growBox(boxes.reduce(joinBoxes), MARGIN);
  const area = {
    left: Math.max(0, Math.floor(whole.left)),
    top: Math.max(0, Math.floor(whole.top)),
    right: Math.min(width, whole.right),
    bottom: Math.min(height, whole.bottom),
  };
  const isOnPage = area.right > area.left && area.bottom > area.top;
  const drawn = isOnPage ? area : { left: 0, top: 0, right: 1, bottom: 1 };
  const picture = drawArea(pdfium, page, { wanted: SCALE, area: drawn });
  return { ...picture, left: drawn.left, top: drawn.top };
}

/** The picture of an area, and the area's origin on the page, in points. */
interface LocalPicture extends PagePicture {
  readonly left: number;
  readonly top: number;
}

type AddReason = (reason: UnseenReason | undefined, candidate: Candidate) => void;

function decide(
  candidates: readonly Candidate[],
  { suspects }: PageSurvey,
  { pictureOf, add }: { readonly pictureOf: PictureOf; readonly add: AddReason },
): void {
  const open = candidates.filter((candidate) => {
    const picture = pictureOf(candidate);
    const character = moveCharacter(candidate.character, picture);
    const cover = candidate.covers.findLast((one) => isUnder(picture, character, one));
    if (cover) add(isWhite(cover) ? 'covered' : 'redacted', candidate);
    return cover === undefined && suspects.has(candidate.object);
  });
  for (const [object, own] of Map.groupBy(open, (candidate) => candidate.object)) {
    const shaped = own.filter(({ character }) => isShaped(character));
    const unseen = shaped.filter((candidate) => {
      const picture = pictureOf(candidate);
      return !isSeen(moveCharacter(candidate.character, picture), picture);
    });
    const isUnseen = unseen.length > 0 && unseen.length >= shaped.length * MIN_UNSEEN_SHARE;
    if (isUnseen) for (const candidate of own) add(suspects.get(object), candidate);
  }
}

/** Under a white cover, visible letters look as they do on paper: they must have disappeared altogether. */
function isUnder(picture: LocalPicture, character: PageCharacter, cover: Cover): boolean {
  if (isWhite(cover)) return !isSeen(character, picture);
  return isCoveredBy(picture, character, { ...cover, box: moveBox(cover.box, picture) });
}

function isWhite({ color }: Cover): boolean {
  return color !== undefined && isPaperColor(color);
}

function moveCharacter(character: PageCharacter, picture: LocalPicture): PageCharacter {
  const { box, ink } = character;
  return { ...character, box: moveBox(box, picture), ink: { ...ink, ...moveBox(ink, picture) } };
}

function moveBox(box: Box, { left, top }: LocalPicture): Box {
  return {
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  };
}

function boxOf({ boxes }: PageLine, unit: number): Box {
  const at = unit * 4;
  return { left: boxes[at]!, top: boxes[at + 1]!, right: boxes[at + 2]!, bottom: boxes[at + 3]! };
}
