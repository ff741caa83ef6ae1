import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { matchesAt } from '#engine/text/match-at.ts';

/** Phrases that introduce somebody's occupation. */
const INTRODUCTIONS = (
  'as a|as an|was then a|was then an|is by profession a|is by profession an|he was a|she was a|' +
  'he is a|she is a|he was an|she was an|he is an|she is an|and is a|and is an|and was a|and was an|' +
  'he is the|she is the|he was the|she was the|applicant was a|applicant is a|applicant, a|' +
  'who is a|who is an|who was a|who was an|to become a|to become an|became a|became an|work as|' +
  'worked as|appointed as|post of|post of a|position of|position of a|job of a|trained to be a'
).split('|');
/** Words that cannot modify an occupation. */
const NO_KIND =
  '(?:an?|the|of|in|to|by|with|for|on|at|from|that|which|who|whose|is|was|are|were|be|not|or|but|if|than|as|broker)';
const KINDS = `(?:(?!${NO_KIND}[ -])[a-z]{2,20}[ -]){0,4}`;
const TRADES =
  'teacher|driver|worker|engineer|barrister|historian|curator|soldier|clerk|chef|cook|guard|' +
  'director|mayor|journalist|doctor|nurse|editor|manager|technician|administrator|interpreter|' +
  'farmer|builder|professor|lecturer|student|businessman|businesswoman|shopkeeper|fisherman|' +
  'carpenter|mechanic|electrician|accountant|psychologist|psychiatrist|servant|architect|artist|' +
  'author|writer|actor|actress|musician|officer|sergeant|lieutenant|captain|colonel|pilot|' +
  'sailor|miner|painter|plumber|tailor|baker|butcher|waiter|waitress|cleaner|secretary|' +
  'librarian|scientist|researcher|programmer|developer|consultant|dentist|surgeon|midwife|' +
  'pharmacist|priest|vicar|pastor|imam|politician|diplomat|translator|photographer|gardener|' +
  'hairdresser|trader|broker|salesman|saleswoman|dealer|lawyer|solicitor|attorney|notary|gunner|' +
  'welder|joiner|roofer|bricklayer|plasterer|labourer|laborer|foreman|veterinarian|paramedic|' +
  'firefighter|fireman|policeman|policewoman|constable|detective|prosecutor|magistrate|banker|economist|' +
  'analyst|chemist|physicist|biologist|geologist|physiotherapist|therapist|optician|radiographer|' +
  'caretaker|janitor|porter|receptionist|cashier|bookkeeper|auditor|actuary|' +
  'stewardess|seamstress|jeweller|florist|barber|barman|bartender|hotelier|restaurateur|' +
  'housekeeper|nanny|childminder|tutor|headmaster|headmistress|headteacher|footballer|dancer|singer|' +
  'composer|sculptor|designer|cameraman|broadcaster|reporter|columnist|publisher|printer|bookseller|' +
  'postman|courier|docker|shepherd|brewer|blacksmith|locksmith|glazier|scaffolder|surveyor|' +
  'mathematician|statistician|nun|monk|rabbi|bishop|deacon|chaplain|councillor|senator|ambassador';
const TRADE = new RegExp(`\\s${KINDS}(?:${TRADES})s?(?![\\w-])`, 'iy');
/** Figurative uses: growth has drivers, a rule is a guard against something, and there are pilot projects. */
const IS_PICTURE =
  /(?:driver|guard|pilot|author|architect|broker) (?:of|for|against|between)\b|pilot (?:pro|scheme|study|phase)|attorney general/iy;

export const occupation: PlaceDetector = {
  scope: 'place',
  id: 'occupation',
  typeName: 'Occupation',
  category: 'pii',
  description:
    'What a person does for a living, where the text says so; listed so that it can be removed where it could identify them, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, name only the industry.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: INTRODUCTIONS,
  reach: { before: 6, after: 80 },
  examples: [
    'She worked as a [[primary school teacher]], then as the head.',
    'At the time he was a [[private security guard]] and who is a [[taxi driver]] now.',
    'He did heavy work as a [[slaughterhouse worker]] and was named to the post of [[deputy director]].',
    'Mr Berg, who was born in 1942 and is an [[aircraft engineer]], lives in Lund.',
    'Wages are seen as a driver of prices, and the rule as a guard against fraud.',
    'Others, such as a doctor, run it as a pilot project; it acts as a broker-dealer and as a private attorney general.',
    'It is the driver’s task; she was a witness.',
    'He worked as a whole, and this acted as a brake.',
  ],
  verify({ text, start: introduction, end }) {
    const found = valueAt(text, end, TRADE);
    if (found === undefined || /^['’]/.test(text.charAt(found.end))) return undefined;
    const trade = text.lastIndexOf(' ', found.end - 1) + 1;
    if (matchesAt(text, trade, IS_PICTURE)) return undefined;
    // “Such as a merchant” is about anybody.
    if (text.endsWith('such ', introduction)) return undefined;
    const start = found.start + 1;
    return {
      start,
      end: found.end,
      confidence: 0.4,
      why: 'An occupation follows words that introduce it.',
    };
  },
};
