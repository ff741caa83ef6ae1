import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { HUMAN_RIGHTS_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Where nobody expects to be watched. */
const INTIMATE =
  '(?:bed ?rooms?|bath ?rooms?|toilets?|lavator(?:y|ies)|showers?|shower rooms?|changing rooms?|dressing rooms?|locker rooms?|sleeping quarters|dormitor(?:y|ies))';
const HOLDER =
  '(?:we|(?:the )?(?:landlord|employer|host|family|company|owner|management|agency|school|club))';

export const workplaceMonitoring = riskyClause({
  id: 'workplace-monitoring',
  typeName: 'Unannounced or intrusive monitoring',
  description:
    'Terms that allow a person to be monitored or searched at any time and without notice, or filmed where people sleep or wash.',
  severity: 'medium',
  recommendation: 'Ask what is monitored and why, and for notice before monitoring begins.',
  legalReference: { law: HUMAN_RIGHTS_CONVENTION, article: 'Art. 8' },
  triggers: (
    'expectation of privacy|be monitored|monitor your*|monitor the*|monitor all*|monitor any*|' +
    'bedroom*|bed room*|bathroom*|toilet|toilets|lavator*|shower|showers|shower room*|changing room*|dressing room*|locker room*|sleeping quarters|dormitor*|be recorded|be intercepted|be searched|to searches of*|to search of*|to a search of*|to inspection of*|' +
    'private phone*|personal phone*|own phone*|private mobile*|personal mobile*|private e-mail*|private email*|personal e-mail*|personal email*|private laptop*|personal laptop*|private computer*|personal computer*|private account*|personal account*|private messages|personal messages|private device*|personal device*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:video |hidden |web ?|security |surveillance |ip )?cameras?|cctv|microphones?|recording devices?|webcams?)(?: \\w{2,9}){0,3}? (?:is|are|will be|may be|have been|has been) (?:\\w{4,11}ly )?(?:fitted|installed|placed|mounted|operated|running|hidden|set up|switched on|on)(?: [^.;]{1,60}?)? ${INTIMATE}`,
        `${HOLDER} (?:may |will |shall |also |can )?(?:films?|records?|monitors?|watch(?:es)?) (?:[^.;]{1,60}? )?(?:in|inside|including|also) (?:the |your |her |his |their |all |an? )?(?:\\w{2,10}(?:'s|')? ){0,3}?${INTIMATE} (?:by|with|through|via|using) (?:an? |the )?(?:\\w{3,9} )?(?:cameras?|video|cctv|microphones?)`,
        `(?:photos?|pictures|images|footage|videos?|recordings?)[^.;:•]{0,60}? (?:from|of|by|with) (?:the |our )?(?:\\w{3,12} )?(?:cameras?|webcams?|microphones?) in (?:the |our |your )?(?:\\w{3,9} )?${INTIMATE}[^.;:•]{0,30}? (?:may|can|will|shall|are|is) (?:be )?(?:used|published|shown|sold|shared|kept|stored|viewed|watched)`,
      ),
      unless: phrase(
        `no cameras?|not|never|nor|except(?:ing)?|excluding|other than|apart from|outside|smoke|bab(?:y|ies)|infants?|nursery|cots?|child(?:ren)?'s (?:bed)?room|prohibited|forbidden|illegal|tv|show|series|contestants?|for sale|app|unlawful`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.9,
      recommendation: 'Remove cameras and microphones from bedrooms, bathrooms and changing rooms.',
      why: 'The text puts a camera or microphone where people sleep, wash or change.',
    },
    {
      form: phrase(
        `(?:may|can|will|is (?:allowed|entitled|free) to|are (?:allowed|entitled|free) to|has the right to) (?:\\w{3,12} )?(?:look (?:at|into|through)|search|inspect|check|read|access|examine|go through) (?:my|his|her|their|your|(?:the |an |any )?(?:employee|worker|carer|member|consultant|contractor|tenant)'s) (?:own |private |personal )(?:phones?|mobiles?|mobile phones?|computers?|laptops?|e-?mails?|accounts?|messages|devices?)[^.;:•]{0,60}? (?:at any time|at all times|whenever (?:it|we|they|he|she)|without (?:\\w{3,12} ){0,3}?(?:notice|consent|asking|reason|warning))`,
      ),
      unless: phrase(
        'not|never|police|warrant|customs|airport|child(?:ren)?|parents?|remote wipe|support',
        REPORT,
      ),
      severity: 'high',
      why: 'The clause opens a person’s private devices or accounts to another party at any time.',
    },
    {
      form: phrase(
        'no (?:\\w{4,12} )?expectation of privacy',
        'not have (?:an? |any )?(?:\\w{4,12} )?expectation of privacy',
      ),
      unless: phrase('public (?:place|record|forum|profile)s?|court|fourth amendment', REPORT),
      why: 'The clause removes any expectation of privacy at work, so monitoring has no clear limit.',
    },
    {
      form: phrase(
        `(?:submit|agree|consent)s? to (?:a |any |the )?(?:searche?s?|inspections?) of (?:my|his|her|their|your|the (?:employee|worker|member|tenant)'s) (?:\\w{2,12},? ){1,6}(?:at any time|at all times|without (?:\\w{3,12} ){0,3}(?:notice|consent|warning|reason))`,
      ),
      unless: phrase('police|warrant|customs|airport|not (?:submit|agree|consent)', REPORT),
      why: 'The clause allows a person to be searched at any time and without a reason.',
    },
    {
      form: phrase(
        `be (?:monitored|recorded|intercepted|searched)(?:,[^.;:]{1,110}?|(?: (?:and|or)? ?\\w{4,14}){0,6}),? (?:at any time|at all
          times|without (?:\\w{3,12} ){0,3}(?:notice|consent|warning))`,
        `(?:company|employer|client|agency|we) (?:may|can|reserves? the right to|(?:has|have) the right
          to) (?:\\w{3,12} )?monitor (?:(?:your|the|all|any) )?(?:\\w{4,14},? (?:and |or )?){1,6}(?:at
          any time|at all times|without (?:\\w{3,12} ){0,3}(?:notice|consent|warning))`,
      ),
      requires: phrase(
        `employees?|consultants?|contractors?|workers?|employment|staff|freelancers?|associates?|you|your
          |communications?|e-?mails?|messages|my`,
      ),
      unless: phrase(
        `patients?|blood|temperature|equipment (?:is|shall|will)|not (?:be )?(?:monitored|recorded)|emergenc(?:y|ies)`,
        REPORT,
      ),
      why: 'The clause allows a person to be monitored without notice, so they cannot know when it happens.',
    },
  ],
  examples: [
    "The agency [[is entitled to inspect the worker's personal laptop, tablet and notes at any time]].",
    'You can check your own accounts at any time, and the firm may not read her private messages without notice.',
    '[[Video cameras have been installed in the kitchen, the hall and the bathrooms]].',
    '[[The owner may film guests in the changing room by video]].',
    '[[Microphones are switched on in the dormitory]] at night.',
    '[[Footage from the cameras in the shower rooms will be kept]] for a year.',
    'Footage from the cameras in the corridor may be used, and pictures of the bedroom are shown on the site.',
    'There is no camera in a bedroom; cameras are fitted outside, never in bathrooms.',
    'A camera is mounted over the cot in the nursery bedroom. The camera is on the table, not in the bathroom.',
    'The activities of the Consultant may [[be monitored, and such files may be reviewed and disclosed, at any time]].',
    'The Consultant has [[no expectation of privacy]] with respect to the systems of the Company.',
    "The Consultant's activity on these systems may [[be monitored at any time]] and without notice.",
    'The [[Employer may monitor your email and messages without notice]].',
    'I [[submit to searches of my person, bag and vehicle at any time]].',
    'Travellers submit to searches of their bags at any time by customs.',
    'Calls may be recorded for training, and we tell you so first.',
    'The temperature must be monitored at all times.',
    'There is no expectation of privacy in a public place.',
  ],
});
