import { isDisclaimed } from '#engine/detectors/discrimination/framing.ts';
import { isBalanced, isKindOrMutual } from '#engine/detectors/legal/balance.ts';
import { acceptsLiability } from '#engine/detectors/legal/liability/accepted-liability.ts';
import { OPEN_SOURCE_LICENSE } from '#engine/detectors/legal/open-source.ts';
import { isOrdinaryTerm } from '#engine/detectors/legal/ordinary-terms.ts';
import { createNonPersonCheck } from '#engine/detectors/pii/names/no-person.ts';
import type { JudgedStatement } from '#engine/models/statements/statement-judge.ts';
import type { StatementLabel } from '#engine/models/statements/statement-labels.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { isCode } from '#engine/text/is-code.ts';
import type { Span } from '#engine/vocabulary.ts';

import { asksForAccess, isAboutAccount, keepsCredential } from './about-access.ts';
import { concernsOnePerson, keepsPrivateMatter } from './discretion.ts';
import { favorsWeaker, isOfNoContract } from './favors-weaker.ts';
import { isFormEntry } from './form-entry.ts';
import {
  keepsOutOfRepository,
  returnsToSubject,
  tellsOfNeglect,
  tellsWayOfComplaints,
} from './good-practice.ts';
import { isRecipe } from './is-recipe.ts';
import { isTable } from './is-table.ts';
import { isNoBias } from './no-bias.ts';
import { isKinAlone, isNoHealth, isOfClergy, isOfFamilyAlone, isOfProtocol } from './no-health.ts';
import { tellsNoNews } from './no-news.ts';
import { isProfile } from './of-a-business.ts';
import { isGathered, isResult, quotesAWork } from './of-a-work.ts';
import { forbidsDestruction, isExampleToReport, isOfAGame } from './of-an-example.ts';
import { isReasonForLeave } from './of-leave.ts';
import { tellsPlainPrice, tellsPrice } from './of-prices.ts';
import { isProcedure, isRetirementHome, warnsOfFraud } from './of-procedures.ts';
import { isOfTheDead } from './of-the-dead.ts';
import { isOfThePast } from './of-the-past.ts';
import { isPlainPraise } from './plain-praise.ts';
import { withholdsTreat } from './small-sanctions.ts';
import { isTechnicalTalk, tellsOfOutage } from './technical-talk.ts';
import { isToldAsBan } from './told-as-ban.ts';
import { isToldByRules } from './told-by-rules.ts';
import { tellsOfOthers } from './told-of-others.ts';
import { isWishOrRefusal } from './wishes-and-refusals.ts';

/** Promises of confidentiality, and knowing something inside out, which disclose no inside information. */
const UNDERTAKING = phrase(
  `(?:each (?:of us|party|side)|(?:both|the) parties|both of us|neither (?:of us|party)|(?:the )?(?:recipient|receiving
    party|contractor|employee|consultant|supplier)) (?:\\w{2,10} ){0,2}(?:shall|will|must|agrees?
    to|undertakes? to) (?:\\w{2,12} ){0,3}(?:keep|treat|hold|disclose|use|protect|regard)`,
  'knows? (?:[\\w-]{2,16} ){1,4}inside out',
);
/** Orders to keep, show or disclose something, or not to trade before it is public: no concealment. */
const CANDOR = phrase(
  `(?<=^\\W{0,6}(?:please |and |so |just )?)stick to (?:the|our|these|this|your) (?:\\w{3,12} )?(?:matrix|rules?|process|procedures?|polic(?:y|ies)|criteria|agenda|guidelines?|speed limit|checklist)(?=\\W{0,3}$)`,
  `(?:please )?(?:lay out|keep|save|preserve|retain|hand over|show) (?:the|all|every|both) (?:\\w{2,12} ){1,12}?(?:records|ones too|need (?:it|them|to)|will need it|may need it|for the (?:inspector|auditors?|police|lawyers?))`,
  `(?<!not )(?<!n't )(?<!never )(?:tell|inform) (?:them|customers?|clients?|people|the (?:customers?|clients?|auditors?|inspector|board|regulator|authority)) (?:about|of) (?:the|all|every|any) (?:\\w{2,12} ){1,4}?(?:before|when|as soon as|at once|today)`,
  '(?:customers?|clients?|board|auditors?|authority|regulator|police|insurers?) (?:has|have) (?:already )?been (?:told|informed)(?! (?:nothing|only|that all|a different))',
  'looks? (?:\\w{4,6} )?(?:good|great|fine|well|strong|promising|impressive|excellent|easy) on paper',
  '(?:nobody|no one|you) (?:may|must|can|should) (?:not )?(?:trade|deal|buy or sell|buy|sell) (?:until|before) (?:then|that|they|it|the)|(?:i|we) (?:cannot|may not|can not|must not) tell (?:you|anyone|anybody) (?:anything )?about',
);
/** Customary South Asian phrasing for a formal request; doing it for gain is another matter. */
const REQUEST = phrase(
  '(?:kindly|please|pls|plz|request you to|requested to|requesting you to|(?:can|could|will|would) you)(?: kindly| please)? do the needful',
);
const GAIN = phrase(
  'gifts?|cash|envelopes?|money|commission|favou?rs?|percent|inspectors?|auditors?|quietly|off the books|delet\\w{1,3}|destroy\\w{0,3}|shred\\w{0,4}|backdat\\w{1,3}|nobody|no one',
);

/** Questions about somebody's family, which the model takes for veiled threats. */
const ASKS_AFTER_KIN =
  /^\W{0,4}(?:\p{L}{2,14}[\d.]{0,4}:?\s{1,6})?(?:(?:and|so|now|ok|okay),? )?(?:(?:do|did|have|are|were|would|will|can|how often do|how do|when did|where do) you (?:ever |still |often |sometimes |also |get to |last |both )?(?:see|seen|visit|visited|miss|meet|met|call|phone|ring|write to|speak to|spoken to|talk to|hear from|heard from|get on with|got on with|keep in touch with|live with|(?:in (?:touch|contact)|close) (?:with|to))|(?:how|where) (?:is|are|was|were)) (?:(?:any of|all of) )?(?:your|the) (?:\p{Ll}{3,9} )?(?:brothers?|sisters?|siblings?|parents|mother|father|mum|mam|mom|dad|sons?|daughters?|kids|children|family|grandparents|gran|nan|grandmother|grandfather|wife|husband|partner|cousins?|aunts?|uncles?)(?: (?:now|much|often|these days|still|at all|today|lately|any ?more|at home))?\s{0,2}\?\W{0,3}$/iu;

/** Demands on how men should be, which are a stereotype and not a threat. */
const MANLINESS = phrase(
  `man up|be a man|act like a man|like a real man|(?:little|bit|too|quite|rather|very) (?:emotional|tearful|weepy|hysterical|sensitive) when (?:she|he)`,
);
/** Announcements of frankness (`let us say what everybody thinks`), which conceal nothing. */
const PLAIN_SPEECH =
  /^\W{0,6}(?:let us|let['’]s|i(?:['’]ll| will| shall)|we(?:['’]ll| will)?|time to) (?:now )?say what (?:every(?:body|one)|we all|all of us|many|most people) (?:thinks?|knows?|feels?)\W{0,4}$/i;
/** Books that leave a library, and stock that is written off. */
const STRUCK_OFF = phrase(
  `(?:titles?|volumes?|items?|assets?|machines?|vehicles?|machinery|equipment|stock|copies|trees?|records?) [^.!?\\n]{0,30}off the books [^.!?\\n]{0,60}?(?:catalogue|catalog|inventory|register|depreciat\\w{2,4}|library|scrap\\w{0,3}|written off|asset list)`,
);
/** The label of an advertisement's headline or text, which plays with words. */
const HEADLINE = /^[\W\d]{0,6}(?:headline|slogan|tagline|strapline|claim|body copy|body)[ ]?:/i;

/** The first months of employment, and not those after a sentence. */
const TRIAL_PERIOD = phrase(
  'probation(?:ary)?(?: period)? (?:of|is|lasts|for) (?:\\w{3,9}|\\d{1,2}) (?:months?|weeks?)',
);
const SENTENCED = phrase('sentence[ds]?|court|convict\\w{2,3}|offen\\w{2,4}|prison|jail');
/** A threat of prison, which is no fact about the person's life. */
const TO_BE_JAILED = /\byou(?:['’]ll| will) (?:then )?be (?:in|sent to|put in) (?:jail|prison)\b/i;

/** A question of a form: only its answer says something about a person. */
const QUESTION = /^(?:(?:have|had|do|did|are|were) )?you (?:ever |currently )?[^?\n]{2,80}\?$/i;

/**
 * For each label, a check for sentences that only look like it: rules against prejudice name it, terms that favor the
 * weaker party burden nobody.
 */
const HARMLESS: Partial<Record<StatementLabel, (written: string) => boolean>> = {
  bias: (written) =>
    isDisclaimed(written) ||
    isPlainPraise(written) ||
    isNoBias(written) ||
    isFormEntry(written) ||
    isWishOrRefusal(written) ||
    isRetirementHome(written) ||
    asksForAccess(written),
  threat: (written) =>
    isTechnicalTalk(written) ||
    tellsWayOfComplaints(written) ||
    MANLINESS.test(written) ||
    ASKS_AFTER_KIN.test(written) ||
    withholdsTreat(written) ||
    warnsOfFraud(written),
  concealment: (written) =>
    isTechnicalTalk(written) ||
    CANDOR.test(written) ||
    isPlainRequest(written) ||
    keepsOutOfRepository(written) ||
    returnsToSubject(written) ||
    forbidsDestruction(written) ||
    tellsOfNeglect(written) ||
    tellsOfOutage(written) ||
    HEADLINE.test(written) ||
    PLAIN_SPEECH.test(written) ||
    STRUCK_OFF.test(written),
  inside: (written) =>
    UNDERTAKING.test(written) ||
    CANDOR.test(written) ||
    keepsCredential(written) ||
    asksForAccess(written) ||
    keepsPrivateMatter(written) ||
    concernsOnePerson(written) ||
    isTechnicalTalk(written) ||
    tellsNoNews(written),
  circumstance: (written) =>
    isAboutAccount(written) ||
    isOfFamilyAlone(written) ||
    isOfClergy(written) ||
    tellsPrice(written) ||
    (TRIAL_PERIOD.test(written) && !SENTENCED.test(written)) ||
    TO_BE_JAILED.test(written),
  admission: (written) => tellsOfOthers(written),
  misconduct: (written) =>
    isPlainRequest(written) ||
    isProfile(written) ||
    isProcedure(written) ||
    isAboutAccount(written),
  risk: (clause) =>
    isKindOrMutual(clause) ||
    isOrdinaryTerm(clause) ||
    OPEN_SOURCE_LICENSE.test(clause) ||
    isBalanced('uncapped-liability', clause) ||
    acceptsLiability(clause) ||
    isTable(clause) ||
    tellsPlainPrice(clause) ||
    favorsWeaker(clause),
};

function isPlainRequest(written: string): boolean {
  return REQUEST.test(written) && !GAIN.test(written);
}

/** Labels for facts about people, which are protected only while they live. */
const OF_THE_LIVING: ReadonlySet<StatementLabel> = new Set(['circumstance', 'health']);
/** The fewest words of a statement: the rules know the shorter ones that tell something. */
const FEWEST_WORDS = 3;
const WORD = /\p{L}{2,}/gu;
/** Labels for deeds and sayings, which may also be quoted as an example, invented or played. */
const DEEDS: ReadonlySet<StatementLabel> = new Set(['bias', 'threat', 'concealment', 'misconduct']);

/**
 * Whether a statement is harmless although its words look like the label: fiction, recipes, programs, animals and
 * others.
 */
export function isHarmless(text: string, statement: JudgedStatement): boolean {
  const { label, start, end, core } = statement;
  const written = text.slice(start, end);
  if (isCode(written)) return true;
  if (label !== 'risk' && isRecipe(written)) return true;
  if (OF_THE_LIVING.has(label) && (isBrief(text, core) || isOfThePast(text, statement)))
    return true;
  if (label === 'health') return isOfNobodysHealth(text, statement);
  if (isToldByRules(label, written)) return true;
  return (HARMLESS[label]?.(written) ?? false) || isHarmlessThere(text, statement);
}

function isBrief(text: string, { start, end }: Span): boolean {
  return (text.slice(start, end).match(WORD)?.length ?? 0) < FEWEST_WORDS;
}

/** Whether what is said around a statement makes it harmless. */
function isHarmlessThere(text: string, statement: JudgedStatement): boolean {
  const { label } = statement;
  if (label === 'risk') return isOfNoContract(text, statement) || isToldAsBan(text, statement);
  if (label === 'circumstance') {
    return (
      isKinAlone(text.slice(statement.core.start, statement.core.end)) ||
      isOfTheDead(text, statement)
    );
  }
  if (!DEEDS.has(label)) return false;
  if (isExampleToReport(text, statement) || quotesAWork(text, statement)) return true;
  if (label === 'bias') {
    return (
      isReasonForLeave(text, statement) || isResult(text, statement) || isGathered(text, statement)
    );
  }
  return isOfAGame(text, statement);
}

function isOfNobodysHealth(text: string, { start, end, core }: JudgedStatement): boolean {
  const written = text.slice(start, end);
  const told = text.slice(core.start, core.end);
  if (isNoHealth(written, told) || isOfProtocol(text, start, written) || QUESTION.test(told))
    return true;
  if (isReasonForLeave(text, core) || isGathered(text, { start, end })) return true;
  return createNonPersonCheck(written)(core.start - start);
}
