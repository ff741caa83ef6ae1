import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KIN = `(?:wife|husband|brother|sister|mother|father|mum|dad|son|daughter|partner|cousin|uncle|aunt|family|(?:brother|sister|mother|father|son|daughter)-in-law)`;
const WHO = `(?:(?:his|her|my|their|our|the \\w{3,12}'s) ${KIN}|he|she|i|we|they|(?:his|her|my) broker)`;
const HELD = `(?:(?:his|her|my|their|our|all (?:of )?(?:his|her|my|their|our)|half (?:of )?(?:his|her|my|their|our)|the) (?:\\w{3,10} )?(?:holdings?|shares|stake|stock|options|position))`;
const BAD_NEWS = `(?:before|ahead of) (?:the )?(?:roof (?:falls|fell) in|music stops|balloon goes up|news (?:breaks|broke|gets out|got out|is out)|(?:results|figures|numbers) (?:come|came|are|were|go|went) out|announcement|profit warning|market (?:finds|found|hears|heard|knows|knew)(?: out)?|it (?:all )?(?:comes out|came out|blows up|blew up|hits|hit the (?:fan|papers)|gets out|goes public|went public|is announced|was announced))|in good time|just in time|while (?:he|she|they|i|we) still (?:can|could)|in the (?:closed|close) period|while there is still time`;
/** Dealing after publication or with leave is lawful, and houses are sold too. */
const LAWFUL = phrase(
  `cleared|clearance|permission|approved|trading plan|notified|disclosed to|after the (?:announcement|results)|must not|may not|never|not (?:sell|deal|trade)|house|flat|car|divorce|analysts?|funds?|investors? (?:sold|have sold)|according to|reuters|out of date`,
);

/** What somebody is said to have sold before others knew, and tips to relatives. */
export const closedPeriod: WordingPart = {
  triggers: (
    'family account*|family name*|nominee account*|nominee name*|nominees|friends account*|friends name*|spouse account*|spouses account*|spouse name*|add to*|adding to*|trim|top up|sell down|cash in|deal in|build up|few shares|some shares|more shares|any shares|the options|some options|few options|some stock|more stock|through family|through friends|through relatives|through a*|via family|via a*|holding|holdings|stake|his shares|her shares|my shares|their shares|our shares|the shares|his stock|her stock|my stock|their stock|our stock|his options|her options|my options|their options|his position|her position|' +
    'their families|their family|their wives|their husbands|their relatives|their friends|their parents|their brokers|your families|your family|your wife|your husband|your relatives|your friends|your parents|your broker'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:some|any|several|all|both|those) of (?:us|you)|we|you|anyone|everybody|directors|colleagues) (?:(?:may|might|could|should|can|will|would|want|wish|like|care|be tempted|feel free|are free|to|also) ){1,4}(?:pick up|buy|get|take|acquire|grab|load up on|add|sell|get out of|offload) (?:an? |some |any |the |our |your |their )?(?:few |more |little |last )?(?:\\w{3,10} )?(?:shares|stock|options|securities)(?: \\w{2,9}){0,2}? (?:through|via|in the names? of|using) (?:an? |the |our |your |their |his |her )?(?:family|friends?|relatives?|nominees?|${KIN}s?)(?:[^.;!?]{0,20}? (?:before|ahead of) (?:the )?(?:news|announcement|offer|bid|deal|results|figures|word|it)(?: (?:is|gets|comes|goes|breaks|are)(?: (?:out|public|announced|made))?)?)?`,
        `(?:(?:some|any|several|all|both) of (?:us|you)|you|directors|colleagues) (?:(?:may|might|could|should|will|would|want|wish|like|to) ){1,3}(?:pick up|buy|acquire|grab|load up on|sell|offload) (?:an? |some |any |the |our |your )?(?:few |more |little )?(?:\\w{3,10} )?(?:shares|stock|options)[^.;!?]{0,20}? (?:before|ahead of) (?:the )?(?:news|announcement|offer|bid|deal|results|figures|word) (?:is|gets|comes|goes|breaks|are)(?: (?:out(?! of)|public|announced|made))`,
      ),
      unless: LAWFUL,
      confidence: 0.84,
      why: 'The text invites people to deal in shares before others know.',
    },
    {
      form: phrase(
        `(?:add to|adding to|increase|increasing|build up|reduce|reducing|trim|lighten|top up|sell down|cash in|deal in) (?:their|your|our|his|her|any) (?:\\w{3,10} )?(?:holdings?|shareholdings?|positions?|stakes?|shares|stock|options)[^.!?]{0,60}? (?:through|via|in|using|under|with) (?:(?:the|an?|their|your|our|his|her) ){0,2}(?:family|famil(?:y|ies)'?s?|relatives?'?|friends?'?|nominees?|spouses?'?s?|${KIN}'s|wives'|husbands'|children's|in-laws'?) (?:accounts?|names?|brokers?|companies)`,
      ),
      requires: phrase(
        'this week|today|tomorrow|now|before|ahead|quietly|while|until|by \\w{3,9}day|directors|announcement|should|better|quick(?:ly)?',
      ),
      unless: LAWFUL,
      confidence: 0.85,
      why: 'The text suggests dealing in shares in the name of relatives.',
    },
    {
      form: phrase(
        `${WHO} (?:(?:had|has|have|already|quickly|quietly|just) ){0,3}(?:sold|dumped|offloaded|unloaded|cashed in|got rid of|got out of|bought|doubled|increased|topped up) ${HELD}(?: (?:on|last|this) \\w{3,10})?,? (?:["“”'] ?)?(?:${BAD_NEWS})`,
      ),
      unless: LAWFUL,
      confidence: 0.82,
      why: 'The text says that somebody dealt in shares before others knew.',
    },
    {
      form: phrase(
        `(?:tell|warn|tip off|alert|advise|let) (?:their|your|our) (?:families|family|wives|wife|husbands?|relatives|friends|parents|brokers?)(?: to (?:sell|buy|get out|act))?(?: know)? (?:quietly|discreetly|on the quiet|before (?:it|the|they)|in good time|now,? before|while (?:they|you) (?:still )?can)`,
      ),
      requires: phrase(
        'holdings?|shares?|stock|sold|sell|buy|bought|market|results|announce\\w{1,5}',
      ),
      unless: LAWFUL,
      confidence: 0.8,
      why: 'The text suggests that relatives or friends be tipped off about unpublished news.',
    },
  ],
  examples: [
    '[[Any of you might like to buy some stock via a cousin ahead of the offer]]. [[You may want to sell a few shares before the figures are out]].',
    'Those on the list who want to [[trim their position had better do it by Friday via nominee accounts]].',
    'Savers may add to their holdings at any time through a family account; directors must not add to their holdings before the results in family names.',
    'Directors may not buy any shares through relatives before the results are out. You may want to buy some shares through a broker.',
    'Over coffee Ruud said that [[his brother-in-law had dumped his stake in good time]].',
    'The treasurer says [[she sold all her shares before the news breaks]], and that we could [[warn our relatives discreetly]] to sell.',
    'He sold his shares in March, in good time to buy the house. She sold her holding after the results with clearance.',
    'Tell your families quietly that dinner is ready; the fund sold its stake before the announcement.',
  ],
};
