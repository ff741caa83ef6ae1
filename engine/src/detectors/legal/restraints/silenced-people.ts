import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import {
  CONSUMER_REVIEW_ACT,
  PAY_TRANSPARENCY_DIRECTIVE,
  WHISTLEBLOWER_DIRECTIVE,
} from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Those who sign, who may also speak of themselves. */
const SIGNER = `(?:i|you|he|she|they|(?:the |an? |any |each )?(?:employees?|workers?|carers?|nurses?|tenants?|lodgers?|members?|customers?|clients?|guests?|users?|buyers?|borrowers?|contractors?|consultants?|recipient|undersigned|drivers?|volunteers?|trainees?|students?|subscribers?))`;
const NEVER = `(?:(?:(?:shall|will|must|may|can)|'ll) (?:not|never)|cannot|shan't|mustn't|(?:agrees?|undertakes?|promises?|covenants?) (?:not|never) to|(?:am|are|is) not (?:to|allowed to|permitted to))`;
const OFFICIAL = `(?:police|(?:care quality |human rights |equality |employment |labou?r |charity |health )?commission|ombudsman|regulators?|inspectors?|inspectorate|(?:local|public|supervisory|tax|housing) authorit(?:y|ies)|trading standards|environmental health|council|social services|prosecutors?)`;
const AGENCY = `(?:eeoc|sec|nlrb|osha|ftc|irs|department of (?:labor|justice)|labor (?:board|department)|securities and exchange commission|(?:government |state |federal |public )?agenc(?:y|ies)|authorit(?:y|ies))`;
/** A consent that nobody has to give is no exception. */
const LAWFUL = phrase(
  `nothing in|except|unless(?![^.;]{0,90}\\b(?:consents?|approv\\w{2,3}|permission|permits?|agree[sd]?)\\b)|save|required by law|protected disclosures?|hesitate|afraid|without first (?:telling|informing|calling|ringing|phoning)|on behalf of|frivolous|vexatious|false|malicious`,
  REPORT,
);

/** Clauses that keep those who sign from speaking of what they saw, earn or think. */
export const silencedPeople: WordingPart = {
  triggers: (
    'the police|care quality*|human rights commission*|local authority*|environmental health*|social services|inspectors|inspectorate|the ombudsman|' +
    'department of labor|department of justice|nlrb|eeoc|the sec|osha|any agency|any other agency|federal agency|state agency|government agency|public agency|' +
    'testify|give evidence|a witness|' +
    'to the council|tenant who complains|tenants who complain|lodger who complains|tenant complaining*|' +
    'hourly rate|rate of pay|hourly pay|hourly wage*|daily rate*|' +
    'post negative*|publish negative*|write negative*|leave negative*|post bad*|publish bad*|write bad*|leave bad*|post critical*|publish critical*|write critical*|post any negative*|publish any negative*|write any negative*|leave any negative*|post a negative*|publish a negative*|write a negative*|leave a negative*|post any critical*|publish any critical*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${SIGNER} ?${NEVER} (?:ever )?(?:speak|talk|write|complain|report|disclose|mention|say anything) (?:\\w{2,14} ){1,8}?(?:to|with) (?:the |any |an? |my |your ){0,2}(?:\\w{4,12} ){0,2}?${OFFICIAL},[^.;:•]{0,160}? (?:or|nor) (?:\\w{1,12} )?\\w{3,12}`,
        `${SIGNER} ?${NEVER} (?:tell|inform) (?:anyone|anybody|others|any person) (?:about|of|that) [^.;:•]{3,60}?,? (?:including|not even|nor) (?:the |any |my |your )?${OFFICIAL}`,
        `(?<!right )not to complain to (?:the |any )?(?:${OFFICIAL}|health department|city)(?: (?:about|of) [^.;:•]{3,50}?(?=[.;,:]|$))?`,
        `(?:any |a |the )?(?:tenants?|lodgers?|residents?) who complains? (?:\\w{2,12} ){0,6}?(?:must|shall|will|has to|have to) (?:leave|go|move out|vacate|be (?:given notice|evicted))`,
      ),
      unless: LAWFUL,
      severity: 'high',
      confidence: 0.9,
      legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 24' },
      why: 'The clause forbids reports to the police or to authorities, which hardly any contract may forbid.',
      recommendation:
        'Strike it out; nobody can be bound to keep silent towards the police, courts and authorities.',
    },
    {
      form: phrase(
        `${SIGNER} ?${NEVER} (?:\\w{3,9} )?(?:file|lodge|make|bring|submit) (?:an? |any |further ){0,2}(?:charges?|complaints?|reports?|disclosures?) (?:with|to|before) (?:the |any |an? )?(?:other )?[^.;:•]{0,60}?${AGENCY}`,
      ),
      unless: LAWFUL,
      severity: 'high',
      confidence: 0.9,
      why: 'The clause forbids charges or reports to an authority, which the law protects.',
    },
    {
      form: phrase(
        `${SIGNER} ?${NEVER} (?:voluntarily )?(?:testify|give evidence|act as a witness|be a witness)(?: voluntarily)?(?:,? (?:n?or) (?:to )?(?:help|assist|support|encourage) (?:any |an )?(?:other )?(?:person|employees?|workers?|one|body|claimants?)(?: [^.;:•]{3,80}?(?=[.;,:]|$))?)?`,
      ),
      requires: phrase(
        'complaints?|claims?|harassment|discrimination|charges?|investigat\\w{3,5}|proceedings?|agenc(?:y|ies)|against|lawsuits?',
      ),
      unless: phrase('nothing in|as an expert|unless (?:required|compelled|subpoena)', REPORT),
      severity: 'high',
      confidence: 0.9,
      why: 'The clause keeps a person from giving evidence, or from helping others who complain.',
      recommendation: 'Strike it out; nobody should be paid to withhold evidence.',
    },
    {
      form: phrase(
        `${SIGNER} ?${NEVER} (?:discuss|disclose|reveal|share|mention|compare|talk about) (?:my |your |his |her |their |the )(?:hourly|daily|weekly|pay)? ?(?:rates?(?: of pay)?|wages?|pay)(?: (?:with|to) (?:any |my |your )?(?:other )?\\w{4,12})?`,
      ),
      requires: phrase('hourly|daily rate|rate of pay|pay'),
      unless: phrase('nothing in|unless|except|customers?|clients? (?:of|without)', REPORT),
      severity: 'high',
      confidence: 0.85,
      legalReference: { law: PAY_TRANSPARENCY_DIRECTIVE, article: 'Art. 7(5)' },
      why: 'The clause forbids discussing pay, a right that many workers have by law.',
    },
    {
      form: phrase(
        `${SIGNER} ?${NEVER} (?:post|publish|write|leave|share|submit) (?:any |an? )?(?:negative|bad|critical|poor|unfavou?rable|one-star) (?:online )?(?:reviews?|ratings?|comments?|feedback)(?: (?:of|about|on) (?:us|our \\w{3,12}|(?:the )?\\w{3,20}))?`,
      ),
      unless: phrase(
        'competitors?|other (?:users|members|sellers|guests|customers)|each other|untrue|false|abusive|nothing in',
        REPORT,
      ),
      severity: 'high',
      confidence: 0.7,
      legalReference: { law: CONSUMER_REVIEW_ACT, article: '15 U.S.C. § 45b' },
      why: 'The clause forbids criticism, even if it is true.',
    },
  ],
};
