import { MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { UNION_RIGHTS_CONVENTION, UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LAWYER =
  '(?:(?:independent |outside |any )?legal (?:advice|counsel)|(?:an? |any |your |his |her )?(?:own |usual )?(?:lawyer|solicitor|attorney))';
const HOME =
  '(?:(?:family |matrimonial )?home|homestead|(?:private |main |family )?residence|dwelling)';

/** Clauses by which people lose advice, a home, a union or what a statute gives them. */
export const lostProtection: WordingPart = {
  triggers: (
    'adjudication|legal advice|legal counsel|a lawyer|your lawyer|a solicitor|your solicitor|an attorney|usual solicitor|usual lawyer|own solicitor|own lawyer|consult one*|' +
    'family home|matrimonial home|homestead|family residence|without a court order|without court order|' +
    'trade union|labor union|labour union|a union|statutory sick*|statutory or other*|statutory maternity*|statutory holiday*|statutory redundancy*|statutory paternity*|' +
    'with a scheme|in a scheme|with any scheme|protected scheme|deposit scheme'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:make|bring|start|seek|begin|apply for|refer) (?:any |an? |the )?(?:application|reference|claim|request|dispute|matter)? ?(?:for|to)? ?(?:statutory )?adjudication(?: (?:under|of) [^.;:•]{3,60}?(?=[.;,:]|$))?`,
      ),
      unless: phrase('until|before|unless|nothing in|without first', REPORT),
      confidence: 0.85,
      legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(q)' },
      why: 'The clause bars adjudication, which laws on payment for building work grant whatever a contract says.',
    },
    {
      form: phrase(
        `(?:agrees?|undertakes?|promises?) (?:not|never) to (?:take|seek|obtain|get|consult|ask|instruct) ${LAWYER}(?: (?:on|about|before|from) [^.;:•]{3,60}?(?=[.;,:]|$))?`,
        `${WEAKER} (?:must|shall|may) not (?:take|seek|obtain|consult|instruct) ${LAWYER}`,
        `if you (?:consult|see|hire|ask|involve|instruct|bring in) (?:one|${LAWYER}),? (?:the|this|our) (?:offer|deal) (?:is|will be|lapses|falls)(?: (?:off the table|off|withdrawn|void|gone|away))?`,
        `(?:needn't|need not|(?:don't|do not) need to) (?:take|seek|obtain|get) ${LAWYER} and (?:that )?(?:i|you|he|she|they) (?:must|have to|has to) sign`,
      ),
      unless: phrase('conflict|opposing|same (?:lawyer|solicitor)|nothing in', REPORT),
      confidence: 0.9,
      why: 'The clause keeps a person from taking legal advice before signing, which can make it void.',
      recommendation: 'Strike it out, and give time for independent advice.',
    },
    {
      form: phrase(
        `(?:gives?|giving) up (?:the |any |all |our |my |their ){0,2}(?:legal )?(?:protection|rights?|exemption) (?:of|in|for|over) (?:our|my|the|their|his|her) ${HOME}(?:,? which (?:may|can) be sold without (?:an? )?(?:court order|order|hearing))?`,
        `${HOME},? (?:which )?(?:may|can|shall|will) be (?:sold|repossessed|taken)(?: \\w{2,9}){0,3} without (?:an? |any )?(?:court order|order of (?:a|the) court|hearing)`,
      ),
      unless: phrase('not (?:be )?(?:sold|give)', REPORT),
      confidence: 0.85,
      why: 'The clause gives up the protection of a home, or of a hearing before it is sold.',
    },
    {
      form: phrase(
        `(?:joining|membership (?:of|in)|being a member of|belonging to) (?:an? |any )?(?:trade |labou?r )?union (?:is|will be|shall be|counts|may|can|leads?) (?:\\w{2,12} ){0,6}?(?:disloyal\\w{0,2}|dismissal|misconduct|a breach|termination|dismissed|breach of \\w{4,12})(?: and may lead to dismissal)?`,
        `${WEAKER} who joins? (?:an? |any )?(?:trade |labou?r )?union (?:will|shall|may|can) be (?:dismissed|fired|disciplined|sacked)`,
      ),
      unless: phrase('unlawful|not an?|not be|never|protected', REPORT),
      confidence: 0.9,
      legalReference: { law: UNION_RIGHTS_CONVENTION, article: 'Art. 1' },
      why: 'The clause punishes joining a trade union, which the law protects.',
    },
    {
      form: phrase(
        `(?:company|employer|we|firm) (?:does not|doesn't|do not|don't|will not|won't|shall not) pay (?:any )?statutory (?:(?:or|and) (?:other|any other) )?(?:sick|maternity|paternity|holiday|redundancy) pay(?: (?:during|for|in) (?:the |your )?(?:first )?(?:\\w{2,8} ){0,2}(?:years?|months|weeks))?`,
      ),
      unless: phrase(
        'qualif\\w{1,7}|eligible|lower earnings|self-employed|volunteers?|(?:first |three |waiting )days|twice',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause withholds pay that a statute grants, which no contract may do.',
    },
    {
      form: phrase(
        `deposit [^.;:•]{0,80}?(?:need not|will not|shall not|does not have to) be (?:placed|lodged|registered|protected|held) (?:with|in|by) (?:an?|any|the) (?:\\w{4,12} )?scheme`,
      ),
      requires: phrase('tenants?|landlord|rent|lease|tenancy|lodgers?'),
      unless: phrase('lodger (?:only|is)|holding deposit is', REPORT),
      confidence: 0.85,
      why: 'The clause sets aside the protection of a deposit that the law requires.',
    },
  ],
};
