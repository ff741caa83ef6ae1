import { REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const RULES = `(?:polic(?:y|ies)|rules|manuals?|handbook|terms|conditions|guidelines|regulations
  |procedures|standards|schedules?|by-?laws)`;

export const unseenTerms = riskyClause({
  id: 'unseen-terms',
  typeName: 'Undisclosed terms',
  description: 'Clauses that bind a person to terms they were not shown or must look up again.',
  severity: 'medium',
  recommendation: 'Ask for all terms in writing before you sign, and for notice of each change.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(i)' },
  triggers: (
    'unless you object*|whether or not you*|whether or not he*|whether or not read|' +
    'whether or not the*|even if you*|deemed to have*|taken to have*|conclusively presumed*|' +
    'acknowledges having*|bound by*|comply with any*|comply with all*|responsibility to check*|' +
    'responsibility to review*|responsible for checking*|responsible for reviewing*|' +
    'check this page*|check these terms*|counts as*|for updates|whether or not she*|' +
    'whether or not it*|even if he*|even if she*|even if they*|even if it*|' +
    'responsibility to look*|responsibility to read*|responsibility to consult*|abide by all*|' +
    'abide by any*|abide by such*|follow all*|follow any*|follow such*|observe all*|' +
    'observe any*|observe such*|presumed to*|deemed to accept*|deemed to agree*|' +
    'deemed to consent*|taken to accept*|taken to agree*|taken to consent*|considered to have*|' +
    'to have read|to have seen|had notice of|checking this|checking these|checking for|' +
    'reviewing this|reviewing these|reviewing for|unless he object*|unless he notif*|' +
    'unless he reject*|unless he tell*|unless he inform*|unless she object*|unless she notif*|' +
    'unless she reject*|unless she tell*|unless she inform*|unless it object*|unless it notif*|' +
    'unless it reject*|unless it tell*|unless it inform*|unless they object*|' +
    'unless they notif*|unless they reject*|unless they tell*|unless they inform*|' +
    'unless you notif*|unless you reject*|unless you tell*|unless you inform*|' +
    'unless the customer objects|unless the customer notifies|unless the customer rejects|' +
    'unless the customer tells|unless the customer informs|unless the client objects|' +
    'unless the client notifies|unless the client rejects|unless the client tells|' +
    'unless the client informs|unless the tenant objects|unless the tenant notifies|' +
    'unless the tenant rejects|unless the tenant tells|unless the tenant informs|' +
    'unless the user objects|unless the user notifies|unless the user rejects|' +
    'unless the user tells|unless the user informs|unless the member objects|' +
    'unless the member notifies|unless the member rejects|unless the member tells|' +
    'unless the member informs|unless the buyer objects|unless the buyer notifies|' +
    'unless the buyer rejects|unless the buyer tells|unless the buyer informs|' +
    'unless the employee objects|unless the employee notifies|unless the employee rejects|' +
    'unless the employee tells|unless the employee informs|unless the supplier objects|' +
    'unless the supplier notifies|unless the supplier rejects|unless the supplier tells|' +
    'unless the supplier informs|reviewing the|your responsibility to*|your job to*|your duty to*|your task to*|your business to*|responsibility to keep*|responsibility to notice*|duty to keep*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:staying|using|continu(?:ing|ed use)|further use|your silence|opening|keeping|entering|signing in|logging in
          |visiting|attendance|staying on|carrying on) …counts as (?:your |an? |the )?(?:consent|yes
          |agreement|acceptance|accepting(?: \\w{2,12}){0,3}|approval)`,
      ),
      unless: phrase('vote|quorum|does not|never', REPORT),
      why: 'The clause treats silence or mere use as agreement, so a person may be bound without agreeing.',
    },
    {
      form: phrase(
        `(?:agree|agrees|bound|binding|accept|accepts|apply|applies|subject to) …(?:whether or not|even if)
          (?:you|he|she|they|it|the \\w{2,15}) (?:has|have|had)(?: not)?(?: actually)?
          (?:read|seen|received|understood|been (?:given|shown|sent))(?: (?:it|them|this|these))?`,
        `(?:deemed|taken|presumed|considered) to have (?:\\w{2,12} )?(?:read|seen|read and \\w{4,12}
          |had notice of|knowledge of)(?: (?:and \\w{4,12} )?(?:\\w{1,12} ){0,3}${RULES})?`,
        `bound by …${RULES} …(?:as (?:\\w{1,9} ){0,3}(?:amended|updated|issued|published|introduced)
          |from time to time|(?:not|to be) (?:attached|supplied|provided)|available (?:up)?on
          request|(?:may|will) (?:\\w{1,12} )?(?:issue|publish|introduce|adopt))`,
        `(?:comply with|follow|observe|abide by) (?:any|all|such)
          (?:\\w{1,12} ){0,4}${RULES} …(?:that |which |as )?(?:we|the \\w{2,15})
          (?:may|will|shall|might)
          (?:\\w{1,12},? ){0,4}(?:issue|publish|introduce|adopt|make|impose|prescribe|require)`,
        `(?:your|the \\w{2,15}'s) (?:responsibility|job|duty|task) to
          (?:\\w{1,12} )?(?:check|review|read|consult|look at) (?:this page|these terms|(?:the|our)
          (?:terms|website|site|conditions|polic(?:y|ies)|rules)|for (?:changes|updates)|back)`,
        `(?:your|the \\w{2,15}'s) (?:responsibility|job|duty|task|business) to (?:notice|keep (?:up(?: to date)? with|an eye on|track of))(?: (?:any|all|the|these|our|such) (?:changes?|updates?|terms|rules|conditions)| them| it)?(?=[.;,!]|$)`,
        `${WEAKER} (?:is|are) responsible for (?:\\w{1,12} )?(?:checking|reviewing)
          (?:this page|these terms|the (?:terms|website|conditions)|for (?:changes|updates))`,
      ),
      requires: phrase(
        `${WEAKER}|terms|conditions|agreement|contract|rules|polic(?:y|ies)|page|parties|check (?:back )?here|changes?`,
      ),
      unless: phrase(
        `copy (?:of which )?(?:is|has been|was) (?:attached|given|provided|supplied)|not
          (?:be )?bound|each party|either party|notices? …deemed|laws? of|court|stop sign
          |confidential`,
        REPORT,
      ),
      why: 'The clause binds a person to terms that they were not shown and could not review.',
    },
    {
      form: phrase(
        `(?:deemed|taken|presumed) to (?:have )?(?:agreed?|accept(?:ed)?|consent(?:ed)?)
          (?:to )?(?:\\w{2,12},? ){0,8}unless (?:he|she|they|it|you|the \\w{3,12})
          (?:objects?|notif(?:y|ies)|rejects?|tells?|informs?)`,
      ),
      unless: phrase('either party|minutes of|invoice', REPORT),
      why: 'The clause treats silence as agreement, so a person may be bound without agreeing.',
    },
  ],
  examples: [
    'The rules on the site apply as they stand, and [[further use counts as acceptance]].',
    '[[Staying on counts as a yes]] to the new rules.',
    '[[Using the room counts as your consent]] to being filmed.',
    'A line lead answers within three days; silence counts as consent.',
    'Silence counts as a yes in the vote; the form counts as consent once signed.',
    'The consumer shall be [[deemed to have agreed to the new conditions unless he objects]].',
    'You [[agree to the rules whether or not you have read them]].',
    'The Member is [[deemed to have read the Club Rules]].',
    'The Franchisee is [[bound by the Manual as amended]] from time to time.',
    'It is [[your responsibility to check this page]].',
    'The Member is bound by the rules, a copy of which is attached.',
    'Notices are deemed to have been read after two days.',
    'Check back here; it is [[your job to notice]]. We change the terms, and it is [[your duty to keep track of any changes]].',
    'It is your responsibility to check the oil.',
    'It is your job to notice when the light changes, and the page turns.',
    'Residents must [[observe all rules which the manager may prescribe]].',
  ],
});
