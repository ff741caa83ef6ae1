import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { WHISTLEBLOWER_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const NEVER =
  '(?:(?:shall|will|must|may) (?:not|never)|cannot|(?:agrees?|undertakes?|promises?|covenants?) (?:not|never) to|and (?:not|never) to)';
const OFFICIAL = `(?:police(?: officers?)?|courts?|tribunals?|(?:government(?:al)?|state|federal|public|enforcement) (?:agenc(?:y|ies)|bod(?:y|ies)|officials?|departments?)|(?:public |supervisory )?authorit(?:y|ies)|regulators?|regulatory bod(?:y|ies)|prosecutors?|inspectors?|ombudsman|commission|coroners?|acas|eeoc|nlrb|osha|hmrc)`;
const ADVISER =
  '(?:lawyers?|solicitors?|attorneys?|(?:legal|professional|tax|financial) (?:counsel|advis[eo]rs?)|accountants?|trade unions?|union representatives?)';
const INSPECTION =
  '(?:code enforcement|(?:health|housing|building|fire|labou?r) (?:departments?|inspectors?|authorit(?:y|ies)|office)|inspectors?|rent board|city|municipality|council)';

/** Clauses that silence people towards authorities and courts. */
export const silence: WordingPart = {
  triggers: (
    'with anyone, including*|with anybody, including*|with any person*|existence of this*|terms of this*|' +
    'to anyone, including*|to anybody, including*|to any person*|to anyone whatsoever*|to any third party*|to nobody, not*|to anyone, not*|' +
    'refuse to*|decline to assist|decline to testify|decline to cooperate|decline to help|whistleblow*|whistle-blow*|informant award*|' +
    'no such event*|no such incident*|no such conduct|no such thing*|nothing of the kind*|none of the events|none of it*|' +
    'employment opportunity*|government agency|governmental agency|state agency|federal agency|' +
    'code enforcement|health department|housing department|housing authority|housing inspector*|building inspector*|building department|fire department|fire inspector*|rent board'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${NEVER} (?:ever |at any time )?(?:disclose|reveal|discuss|mention|report|communicate|speak of|tell|divulge)(?: \\w{2,14}){0,5}? (?:to|with) (?:anyone|anybody|any (?:other )?person|any third party)(?: whatsoever| whomsoever| at all)?,? (?:including|not even|even|among them) [^.;:•]{0,160}?${OFFICIAL}`,
      ),
      unless: phrase(
        `nothing in|except|unless|save|other than|(?:as|if|when|where) (?:\\w{2,9} ){0,2}required by (?:law|a court)(?! by)|protected disclosures?|passwords?|pin|patients?`,
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause forbids telling even the police, a court or an authority what happened, which hardly any contract may forbid.',
      legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 24' },
      recommendation:
        'Strike it out; nobody can be bound to keep silent towards the police, courts and authorities.',
    },
    {
      form: phrase(
        `${NEVER} (?:\\w{3,9} )?(?:disclose|reveal|discuss|mention|show|divulge) (?:the )?(?:existence|terms|contents?)(?: (?:or|and) (?:existence|terms|contents?))? of this (?:\\w{4,13} ){1,2}?(?:to|with) (?:anyone|anybody|any (?:other )?person|any third party),? (?:including|not even|even) [^.;:•]{0,60}?${ADVISER}`,
      ),
      unless: phrase(
        `except|unless|save|other than|may (?:\\w{3,9} )?(?:consult|show|tell)|required by law`,
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause keeps a person from asking a lawyer or another adviser what they signed.',
      recommendation: 'Allow professional advisers to be told, and what the law demands.',
    },
    {
      form: phrase(
        `(?:shall|will|must|agrees? to|undertakes? to) (?:\\w{4,9} )?(?:refuse|decline) to (?:assist|cooperate with|help|support|testify|give evidence|answer|speak (?:to|with))(?: (?:the |any |an? |in )?(?:\\w{3,14} ?){1,3})?`,
      ),
      requires: phrase(
        'commission|agenc(?:y|ies)|authorit(?:y|ies)|testify|evidence|investigat\\w{3,5}|prosecutors?|police|inspectors?|regulators?|tribunal',
      ),
      unless: phrase(
        'nothing in|unless (?:he|she|they|you) (?:is|are) (?:asked|allowed)|unlawful',
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause keeps a person from helping an authority or a court, which the law protects.',
    },
    {
      form: phrase(
        `(?:pays? over|hands? over|turns? over|assigns?|waives?|gives? up|forfeits?|renounces?|surrenders?)(?: to (?:the )?\\w{2,14})? (?:any|all|every|the right to(?: any| a)?) (?:\\w{3,9} )?(?:whistle-?blower|informant) (?:awards?|rewards?|payments?|bount(?:y|ies))`,
      ),
      unless: phrase(
        'does not|not (?:waive|give up|forfeit)|nothing in|may (?:still )?(?:keep|receive)',
        REPORT,
      ),
      confidence: 0.9,
      why: 'The clause takes the reward for reporting wrongdoing from whoever reports it.',
    },
    {
      form: phrase(
        `(?:shall|will|must|agrees? to|undertakes? to)(?:,? (?:if|when|whenever) (?:\\w{2,9} ){0,2}(?:asked|questioned),?)? (?:say|state|declare|confirm|answer|claim|assert) that (?:no such (?:events?|incidents?|conduct|thing|acts?)|nothing of the kind|none of (?:the events|it|this)) (?:ever )?(?:took place|happened|occurred|was true)`,
      ),
      unless: phrase('nothing in', REPORT),
      confidence: 0.9,
      why: 'The clause binds a person to deny what happened.',
      recommendation: 'Strike it out; nobody should be bound to tell an untruth about misconduct.',
    },
    {
      form: phrase(
        `${NEVER} (?:\\w{3,9} )?(?:file|lodge|make|bring|submit) (?:an? |any |further )?(?:charges?|complaints?|claims?|reports?) with,? [^.;:•]{0,120}?(?:employment opportunity commission|(?:government(?:al)?|state|federal) agenc(?:y|ies)|labou?r board)`,
      ),
      unless: phrase('nothing in|vexatious|unless|frivolous|without first', REPORT),
      confidence: 0.85,
      why: 'The clause keeps a person from reporting to an authority, which the law protects.',
    },
    {
      form: phrase(
        `${NEVER} [^.;:•]{0,120}?(?:report|complain(?: (?:of|about))?|complaints?)(?: \\w{3,12}){0,4} to (?:any |the |a |an )?(?:\\w{4,12} )?${INSPECTION}(?: or (?:\\w{4,12} ){0,2}${INSPECTION})?`,
      ),
      requires: phrase('tenants?|rent|lease|landlord|premises|you|residents?|lodgers?'),
      unless: phrase('nothing in|unless|except|without first|false|frivolous|vexatious', REPORT),
      confidence: 0.85,
      why: 'The clause forbids reporting the state of a home to the authorities, which the law protects.',
    },
  ],
};
