import type { PlaceDetector } from '#engine/detector.ts';
import { isPeopleHeader } from '#engine/detectors/pii/labeled-numbers/is-people-header.ts';
import { GDPR } from '#engine/laws.ts';
import { readColumnOf } from '#engine/tables/table-column.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';

const BUREAU = '(?:equifax|experian|trans ?union|fico|vantagescore|clearscore|schufa|crif|cibil)';
const SCORE = String.raw`(?:[3-9]\d\d|9[5-9][.,]\d{1,2} ?%)`;
/** A colon or a gap before the score, or the agency that computed it; then further scores of other agencies. */
const BEHIND_LABEL = new RegExp(
  String.raw`(?:[ ]?\((?:\p{L}{3,14}[ ]?){1,3}\d{0,2}\))?(?:[ ]?[:=][ \t]{0,12}|[ \t]{2,40}|[ ](?=${BUREAU})|[ ](?=${SCORE}[ ]?\((?:pulled|checked|ran|run|as of|from|dated|${BUREAU}))|[ ](?:is|was|of|shows?|showing|came back (?:as|at))[ ](?:only[ ]|currently[ ]|showing[ ]|coming[ ]|just[ ])?)` +
    String.raw`((?:${BUREAU}:?[ ])?${SCORE}(?:(?:[ ]?[,;/][ ]?|[ ]and[ ]|[ ]{1,4})${BUREAU}:?[ ]${SCORE}){0,3})(?![\p{L}\d%+]|[.,-]\d)`,
  'iuy',
);
/** Whose score it is, where neither a colon nor a gap makes a field of it. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|applicant['’]s|borrower['’]s|tenant['’]s|customer['’]s|\p{Lu}\p{Ll}{1,20}['’]s) $/u;
const BY_VERB = /[ ](?:is|was|of|shows?|showing|came back)[ ]/iy;
/** A bureau by whose name people call the score that one has. */
const CALLED = /^cibil/i;
const SHOWN = /[ ](?:(?:is|was)[ ])?(?:showing|coming|just|only|now)[ ]/iy;
/** Lenders and guides say which score is needed, and what one means. */
const OF_ANYBODY =
  /(?<!\p{L})(?:minimum|min\.?|required|average|median|typical|mean|good|fair|poor|excellent|bad|at least|above|below|over|under|your|an?|target|sample|example|maximum) $/iu;
const AT_LEAST =
  /[ ]?(?:or (?:above|more|higher|better|below|less|lower)|and (?:above|up|over)|to \d|[-–] ?\d|points?(?!\p{L})|means|\+)/iuy;
const CELL = /[3-9]\d\d/y;

export const creditScore: PlaceDetector = {
  scope: 'place',
  id: 'credit-score',
  typeName: 'Credit score',
  category: 'pii',
  description:
    'The score that a credit reference agency gave a person, after its name or in a column beside people.',
  severity: 'medium',
  isSensitive: true,
  recommendation: 'Remove the score, or show it only to those who decide about the credit.',
  legalReference: { law: GDPR, article: 'Art. 5(1)(c)' },
  triggers: (
    'credit score|credit scores|credit_score|creditscore|fico|fico score|fico_score|experian score|' +
    'cibil|cibil score|equifax score|transunion score|vantagescore|schufa-score|schufa score|bonitätsscore|credit rating score'
  ).split('|'),
  examples: [
    'Credit score: [[688]]\nFICO score   [[712]]; Equifax score: [[655]]',
    'Credit score [[Equifax 688 TransUnion 701]]; credit scores: [[Experian 688, Equifax 702 and TransUnion 695]].',
    'Credit score       [[Equifax 688  TransUnion 701  Experian 679]]\nRate       5.2',
    'Her credit score is [[612]], and Jane’s credit score was [[640]]. SCHUFA-Score: [[97,5 %]]',
    'She earns 40,000. Credit score [[655]] (checked in May).',
    'name,credit_score,city\nJane Roe,[[688]],Leeds\nJan Lis,[[701]],York',
    'A credit score of 700 is good; minimum credit score: 620; your credit score is 300 to 850; credit score: 700 or above.',
    'My CIBIL is [[712]], and CIBIL is showing [[688]] today. CIBIL score: [[745]]',
    'CIBIL is a bureau of 4 members; a CIBIL score of 750 is good.',
    'Average credit score: 688. A credit score is a number with 3 digits, FICO score 650+; credit scores are explained on page 300.',
    'tier,credit_score,rate\nA,740,5.1\nB,680,6.2',
  ],
  verify({ text, start, end }) {
    const found = groupAt(text, end, BEHIND_LABEL);
    if (found === undefined || matchesAt(text, found.end, AT_LEAST)) return undefined;
    const before = text.slice(Math.max(0, start - 40), start);
    if (OF_ANYBODY.test(before)) return undefined;
    const isShown = CALLED.test(text.slice(start, end)) && matchesAt(text, end, SHOWN);
    if (!isShown && matchesAt(text, end, BY_VERB) && !OF_SOMEBODY.test(before)) return undefined;
    const why = 'The score of a credit reference agency follows its name.';
    return { start: found.start, end: found.end, confidence: 0.85, why };
  },
  readList: (place) =>
    isPeopleHeader(place)
      ? readColumnOf(place, CELL, 2).map(({ start, end }) => ({
          start,
          end,
          confidence: 0.85,
          why: 'A number in a column of credit scores, beside people.',
        }))
      : [],
};
