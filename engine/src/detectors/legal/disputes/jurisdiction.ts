import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { BRUSSELS_I } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const jurisdiction = riskyClause({
  id: 'jurisdiction',
  typeName: 'Exclusive jurisdiction',
  description: 'Clauses that name the only courts in which claims may be brought.',
  severity: 'low',
  recommendation:
    'Check that you can afford to litigate there; consumers can often sue in their home courts.',
  legalReference: { law: BRUSSELS_I, article: 'Art. 18 and 19' },
  triggers: (
    'only sue*|courts in|courts at|courts of|courts located*|whose courts*|gerichtsstand|' +
    'exclusive jurisdiction*|exclusive venue|exclusive personal|sole jurisdiction*|sole venue|' +
    'sole personal|and exclusive venue*|and exclusive personal*|to the personal jurisdiction*|' +
    'to the jurisdiction*|to personal jurisdiction*|to jurisdiction*|place of jurisdiction|' +
    'place of venue|performance and jurisdiction|performance and venue|only bring*|only take*|' +
    'brought exclusively|brought only|brought solely|litigated exclusively|litigated only|' +
    'litigated solely|resolved exclusively|resolved only|resolved solely|heard exclusively|' +
    'heard only|heard solely|only alone|sue us*|us to court*|bring a claim*|bring claims*|and alone|us only*|us alone|seat only|seat alone|seat exclusively|office only|office alone|office exclusively|headquarters only|headquarters alone|domicile only|domicile alone|place of business only|place of business alone'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:exclusive|sole)(?: and exclusive)? (?:personal )?(?:jurisdiction|venue)(?:
          (?:of|and venue of|in)
          (?:the )?(?:(?:state|federal|competent)(?: (?:and|or) (?:state|federal))? )?courts)?`,
        '(?:submits?|consents?) to (?:the )?(?:personal )?jurisdiction of',
        `(?:brought|litigated|resolved|heard) (?:exclusively|only|solely) in
          (?:the )?(?:\\w{1,12} )?(?:and \\w{1,12} )?courts?`,
      ),
      unless: phrase('non-exclusive jurisdiction|nonexclusive jurisdiction'),
      why: 'The clause limits claims to the named courts, which can make suing costly for a party based elsewhere.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:only|solely|exclusively) (?:(?:in|by|before) )?the (?:\\w{1,15} ){0,2}courts
          (?:of|in|at) (?:\\w{1,20} ){1,3}?(?:may|can|shall|will|have|has|are)`,
        '(?:only|solely|exclusively) (?:in|by|before) the (?:\\w{1,15} ){0,2}courts (?:of|in|at)',
        `courts (?:of|in|at) (?:the )?(?:[\\w\\x27\\u2019]{1,20},? ){1,5}?alone (?:have|has|shall have|will have|are|shall be|may|can|will|shall)(?: (?:jurisdiction|competent|competence|power|hear|decide))?`,
        `courts (?:of|at|in) (?:our|its|the|(?:the )?[\\w&-]{3,20}'s?) (?:registered |principal |head |main ){0,2}(?:seat|office|headquarters|domicile|place of business) (?:only|alone|exclusively)`,
        `whose courts (?:alone|only|solely|exclusively) (?:have|shall have|are|shall be|may|can)(?: (?:jurisdiction|competent|hear|decide))?`,
        `whose courts (?:have|has|shall have|are|shall be) (?:the )?(?:sole|exclusive|solely|exclusively|alone)(?: (?:jurisdiction|competent))?`,
        'place of (?:performance and )?(?:jurisdiction|venue) (?:is|shall be) (?:exclusively )?\\w{3,20}',
      ),
      unless: phrase(REPORT),
      why: 'The clause limits claims to the named courts, which can make suing costly for a party based elsewhere.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:may|can|must) only
          (?:sue|bring (?:\\w{2,12} ){0,2}claims?|take (?:\\w{2,12} )?action)(?: (?:us|against us))?
          in (?:the )?(?:\\w{3,15} ){0,2}\\w{3,15}`,
      ),
      unless: phrase('small claims|writing|arbitration', REPORT),
      why: 'The clause limits claims to the named courts, which can make suing costly for a party based elsewhere.',
    },
    {
      form: phrase(
        `(?:you (?:can |may )?)?(?:sue us|take us to court|bring a claim(?: against us)?|bring claims(?: against us)?)[?:,]? only (?:in|at) (?:the )?(?:\\w{3,15} ){0,2}?\\w{3,15}(?:,? (?:and )?only (?:alone|within (?:\\w{1,9} )?\\w{1,9} (?:days|weeks|months|year))){0,2}`,
        `only in (?:the )?(?:\\w{3,15} ){0,2}?\\w{3,15},? (?:and )?only (?:alone|individually|on your own|by yourself)(?:,? (?:and )?only within (?:\\w{1,9} )?\\w{1,9} (?:days|weeks|months|year))?`,
      ),
      requires: phrase('sue|court|claims?|alone|individually|on your own|by yourself'),
      unless: phrase(
        'small claims|writing|arbitration|walk|travel|swim|hike|camp|children|sleep|he|she|they|lives?|grows?|found',
        REPORT,
      ),
      severity: 'medium',
      why: 'The clause limits claims to one place, and may forbid joint claims or late ones, which can make suing too costly.',
    },
  ],
  examples: [
    "Disputes go to the [[courts at our registered office alone]], and consumers agree to the [[courts of Tolvanen's head office only]].",
    'The office only opens at nine, and the courts at its seat are busy.',
    'Any complaint? [[Only in Singapore, only alone, only within 30 days]].',
    '[[You can sue us only in Malta]]. You may swim only in summer, and only alone.',
    'The [[courts of the Cayman Islands alone have jurisdiction]].',
    'These conditions are governed by the law of Panama, [[whose courts alone are competent]].',
    'Judges in the courts of Panama alone numbered fifty; Panama, whose courts are slow, is warm.',
    'You [[can only sue us in Cayman Islands]].',
    'Cyprus law applies, and [[only the courts of Limassol may]] hear a case.',
    '[[Place of jurisdiction is exclusively Stuttgart]].',
    'The courts of Limassol were crowded; only tennis is played there.',
    'You submit to the [[exclusive jurisdiction of the courts]] of Delaware.',
    'Claims are [[brought exclusively in the state courts]] of Texas.',
    'The courts have non-exclusive jurisdiction.',
    'The venue for the party is booked; the authority has jurisdiction over ports.',
    'Claims are [[heard only in London courts]].',
  ],
});
