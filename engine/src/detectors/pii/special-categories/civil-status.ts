import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

import { FAMILY_TRIGGERS, familyLine } from './family-line.ts';
import { formAnswer } from './form-answer.ts';

const byLabel = formAnswer({
  id: 'civil-status',
  typeName: 'Marital status or nationality',
  description:
    'An answer in a form, record or résumé to a question on marriage, family or nationality, next to or below its label, or a line that says as much.',
  severity: 'low',
  recommendation: 'Remove the answer unless the matter depends on it.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  labels: (
    'marital status|civil status|family status|nationality|citizenship|country of birth|' +
    'place of birth|birthplace|immigration status|residence status|staatsangehörigkeit|nationalität|familienstand|' +
    'geburtsort|nationalité|état civil|situation de famille|situation familiale|lieu de naissance|nacionalidad|' +
    'estado civil|lugar de nacimiento|nazionalità|cittadinanza|stato civile|luogo di nascita|obywatelstwo|' +
    'stan cywilny|miejsce urodzenia|nationaliteit|burgerlijke staat|geboorteplaats|nacionalidade|medborgarskap'
  ).split('|'),
  examples: [
    'NATIONALITY\n[[French]]\nMARITAL STATUS\n[[Married, two children]]',
    'Marital status ........ [[Divorced]]\nPlace of birth: [[Cork, Ireland]]',
    'Name,Nationality,City\nRoe,[[Irish]],Cork\nDoe,[[Dutch]],Ede',
    'Nationality             [[Romanian]]                 [[British]]\nMarital status          [[Divorced]]                 [[Single]]\nImmigration status       [[Refugee leave to 2028]]',
    'name,marital_status\nAnna Boll,[[divorced]]\nTim Reed,[[married]]',
    'Linh Roe\nBorn in [[Đà Nẵng]], 1988. Cook.\n[[Swedish and Vietnamese citizen]], [[married, two children]]',
    'Born in Leeds he went far.\nA Swedish citizen wrote that married, two children are many. The child of a Danish national',
    'Staatsangehörigkeit:    [[deutsch]]\nFamilienstand: [[ledig]]\nNationalité : [[française]]\nObywatelstwo: [[polskie]]\nEstado civil: [[casada]]',
    'Staatsangehörigkeit: keine Angabe\nDie Staatsangehörigkeit ist egal. Familienstand:\nNationality:\nMarital status: N/A\nCitizenship: see passport',
    'Nationality law is complex, and marital status counts for nothing.',
    'Nobody may be judged by:\n- nationality\n- marital status',
  ],
});

const TRIGGERS = new Set(FAMILY_TRIGGERS);

export const civilStatus: PlaceDetector = {
  ...byLabel,
  triggers: [...byLabel.triggers, ...FAMILY_TRIGGERS],
  glance: (text, start, end) =>
    isOfLine(text, start, end) || byLabel.glance?.(text, start, end) === true,
  verify: (place) =>
    isOfLine(place.text, place.start, place.end) ? familyLine(place) : byLabel.verify(place),
};

function isOfLine(text: string, start: number, end: number): boolean {
  return TRIGGERS.has(
    text
      .slice(start, end)
      .toLowerCase()
      .replaceAll(/\s{1,40}/g, ' '),
  );
}
