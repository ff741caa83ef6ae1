import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

/** What stands before somebody's trade. */
const INTRODUCTIONS = (
  'worked as a|worked as an|working as a|working as an|works as a|works as an|work as a|' +
  'employed as a|employed as an|employment as a|employment as an|occupation as a|job as a|' +
  'job as an|was then a|is by profession a|acted as an|acted as a|trained as a|he was a|' +
  'she was a|he is a|she is a|he was an|she was an|he is an|she is an|applicant was a|' +
  'applicant is a|applicant, a|who is a|who was a|career as a|post as a|retired as a|' +
  'to become a|became a'
).split('|');
const KINDS =
  '(?:primary|secondary|high|school|research|scientific|private|social|taxi|bus|car|lorry|truck|' +
  'company|general|executive|managing|deputy|assistant|senior|junior|experienced|local|food|' +
  'science|dairy|security|police|prison|army|naval|military|factory|farm|civil|chief|university|' +
  'medical|legal|tax|bank|sales|shop|office|building|construction|housing|authority|development|' +
  'and|freelance|self-employed|retired|former|practising|state|public|law|pay|accounts|family|' +
  'language|computer|software|music|sports)[ -]';
const TRADES =
  'teacher|driver|worker|engineer|barrister|historian|curator|soldier|clerk|chef|cook|guard|' +
  'director|mayor|journalist|doctor|nurse|editor|manager|technician|administrator|interpreter|' +
  'farmer|builder|professor|lecturer|student|businessman|businesswoman|shopkeeper|fisherman|' +
  'carpenter|mechanic|electrician|accountant|psychologist|psychiatrist|servant|architect|artist|' +
  'author|writer|actor|actress|musician|officer|sergeant|lieutenant|captain|colonel|pilot|' +
  'sailor|miner|painter|plumber|tailor|baker|butcher|waiter|waitress|cleaner|secretary|' +
  'librarian|scientist|researcher|programmer|developer|consultant|dentist|surgeon|midwife|' +
  'pharmacist|priest|vicar|pastor|imam|politician|diplomat|translator|photographer|gardener|' +
  'hairdresser|trader|merchant|broker|salesman|dealer';
const TRADE = new RegExp(`\\s(?:${KINDS}){0,4}(?:${TRADES})s?(?![\\w-])`, 'iy');

export const occupation: PlaceDetector = {
  scope: 'place',
  id: 'occupation',
  typeName: 'Occupation',
  category: 'pii',
  description:
    'What somebody does for a living, where the text says so. It is listed so that it can be removed where it would tell whom a text is about, and raises no flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Where people must not be recognised, name no more than the branch.',
  legalReference: { law: 'GDPR', article: 'Recital 26' },
  triggers: INTRODUCTIONS,
  reach: { before: 1, after: 80 },
  examples: [
    'She worked as a [[primary school teacher]], then as the head.',
    'At the time he was a [[private security guard]] and who is a [[taxi driver]] now.',
    'It is the driver’s task; she was a witness.',
    'He worked as a whole, and this acted as a brake.',
  ],
  verify({ text, end }) {
    const found = valueAt(text, end, TRADE);
    if (found === undefined || /^['’]/.test(text.charAt(found.end))) return undefined;
    const start = found.start + 1;
    return { start, end: found.end, confidence: 0.4, why: 'A trade behind words that give it.' };
  },
};
