import type { PlaceDetector } from '#engine/detector.ts';
import { isMentioned } from '#engine/detectors/discrimination/framing.ts';
import { CHOOSING } from '#engine/detectors/discrimination/selection-words.ts';
import { EEOC_GUIDANCE } from '#engine/laws.ts';
import { phraseAround } from '#engine/phrases/phrase-around.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PHOTO = `(?:(?:an?|your|one|the) )?(?:(?:recent|current|colou?r|full(?:-| )length
  |passport(?:-| )(?:size|sized|style)) ){0,2}(?:photo(?:graph)?s?|headshots?|(?<=(?:full(?:-| )length|recent) )pictures?(?! of (?!you|the (?:applicant|candidate))))(?: of
  (?:you|yourself|the (?:applicant|candidate)))?`;
const FORM = phrase(
  `${PHOTO} (?:(?:must|has to|have to|needs? to|should|is to|are to) (?:also )?be
    (?:attached|enclosed|included|submitted|supplied|provided|sent)
    |(?:(?:is|are) )?(?:required|mandatory|compulsory|obligatory|essential))`,
  `(?:please |must |should |to )?(?:attach|enclose|include|upload|submit|supply|provide|send(?: us| in)?)
    (?:your cv (?:with|and) )?${PHOTO}`,
  `(?:cvs?|resumes?|résumés?|curriculum vitae|cover(?:ing)? letters?)(?:,? (?:and|with|plus)|,| \\+
    | &) ${PHOTO}(?= ?(?:[.,;)]|$|to|at|by|via))`,
  `(?:\\d|one|two|three) (?:(?:recent|colou?r|passport(?:-| )size) )?photo(?:graph)?s?,? (?:of )?(?:size )?\\(?\\d(?:[.,]\\d)? ?[x×] ?\\d`,
  `(?:recent |colou?r )?(?:photo(?:graph)?s?|headshots?|pictures?)(?: \\((?:full(?:-| )(?:length|body|size)|recent|colou?r|passport(?:-| )size)\\))?,? (?:(?:must|should|to|will|shall|has to) )?accompany (?:the |your |each |every |all |any )?(?:application|cv|resume)s?`,
  `applications? without (?:an? |recent )?(?:photo(?:graph)?s?|headshots?)
    (?:will not|cannot|can not|are not|is not) (?:be )?(?:considered|accepted|processed|read)`,
);
const TO_APPLICATION = phrase(
  'need not apply|apply (?:now|today|by|to)|(?:part|full)-time',
  `(?:to|with|in) (?:(?:the|your|each|every|all|any) )?(?:written )?applications?|applications?
    (?:form|procedures?|deadline|without|should|must|to|by)`,
);
/** Photos of things, or photos needed only for identification. */
const OF_OTHERS = phrase(
  `passports?(?! (?:size|sized|style|cop(?:y|ies)))|visa(?! holders)|(?:at|to|of|by) the (?:embassy|consulate)|licen[cs]es?|permits?|badge|id
    card|identity card|student card|library card|membership|planning|grants?|claims?|damage
    |insurance|propert(?:y|ies)|products?|repairs?|model(?:l)?ing|acting|actors?|competition|contest
    |portfolio|pets?|not (?:be )?(?:required|needed|necessary|attached)|optional|do not|no
    photo(?:graph)?s?`,
);

export const applicationPhoto: PlaceDetector = {
  scope: 'place',
  id: 'application-photo',
  typeName: 'Application photo requirement',
  category: 'discrimination',
  description:
    'Requests for a photograph with an application, which can reveal age, sex and ethnicity.',
  severity: 'medium',
  recommendation:
    'Do not ask for a photograph; appearance is not a skill, and photographs invite bias.',
  legalReference: { law: EEOC_GUIDANCE, article: 'Prohibited Employment Policies/Practices' },
  triggers: [
    'photo',
    'photos',
    'photograph',
    'photographs',
    'headshot',
    'headshots',
    'full-length picture',
    'full length picture',
    'recent picture',
    'full-length pictures',
    'recent pictures',
  ],
  reach: { before: 300, after: 220 },
  examples: [
    'Send us your CV by 3 May. [[A photo must be attached]].',
    '[[Photo required]] with application.',
    'Vacancy: barista, evenings. [[Please send a full-length picture]].',
    'Please send a recent picture of the roof with the application form; a full-length picture of the candidate hangs in the hall.',
    'Apply for the job by mail. [[Please attach a recent full-length photo]] and your star sign.',
    '[[A recent photograph is to be enclosed]] with the application.',
    'How to apply for this job: [[Photo required]]. [[Applications without a photo will not be considered]].',
    'Waiter, part-time. [[Send us your CV and a headshot]].',
    'Vacancy: send your CV, [[cover letter and photo]] to the address above.',
    'Vacancy: clerk. Please submit:\n- [[2 photos 3x4]] cm\n- CV\n- passport copy',
    'Candidates should submit\n- CV;\n- [[1 color photo (3x4]])',
    'Visa application: 2 photos 3x4 cm, a CV and a passport. Prints, two photos 10x15, for candidates.',
    'Please attach a photo of the damage; the part-time caretaker will look at it.',
    'A photo of the damage must be attached. Candidates are asked to wait.',
    'A photo must be attached to the passport application.',
    'Candidates: a photo is not required, and photos attached are removed.',
    'The photographs included in the book show candidates of 1910.',
    'Vacancy: hostess. [[Photograph (full size) must accompany every application]].',
    'A photo must be attached to the frame.',
  ],
  verify(place) {
    const { text } = place;
    const found = phraseAround(place, FORM, { before: 60, after: 100 });
    if (found === undefined || isMentioned(text, found.start, found.end)) return undefined;
    if (OF_OTHERS.test(text) || !(CHOOSING.test(text) || TO_APPLICATION.test(text))) {
      return undefined;
    }
    const why =
      'The text asks applicants for a photograph, which invites bias based on appearance.';
    return { ...found, confidence: 0.8, why };
  },
};
