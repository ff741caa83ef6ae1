import { MARKET_ABUSE_REGULATION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { closedPeriod } from './closed-period.ts';
import { marketConduct } from './market-conduct.ts';
import { plainWords } from './plain-words.ts';

const SECURITIES = '(?:shares|stock|stocks|options|bonds|calls|securities)';

const DEAL = '(?:buy|sell|unload|dump|get out|get rid|pick up|load up|move|trim)';
/** People who are told to deal, or who say that they would. */
const WHO = `(?:(?:your|his|her) (?:wife|husband|brother|sister|mother|father|mum|dad|son|daughter
  |partner|cousin|(?:brother|sister|mother|father|son|daughter)-in-law|broker|family)(?: to)?|tell
  \\w{2,15} to|you(?:'d| should| could| may want to| might want to)?(?: better)?
  |i(?:'d| would| will)|let's)`;
const NEWS = `(?:the |our |their )?(?:numbers|results|figures|news|announcement|deal|statement
  |merger|takeover|trading update|profit warning|it|this) (?:go|goes|come|comes|gets?|is|are|hits?
  |drops?|lands?|breaks)(?: out| public| announced| published| the market| the wires)?`;

export const insiderDealing = plainWords({
  id: 'insider-dealing',
  typeName: 'Possible insider dealing',
  description:
    "Suggestions to trade ahead of unpublished news or of a client's order, in another person's name, or to move a price.",
  severity: 'high',
  recommendation:
    'Do not circulate the document, and report it to whoever maintains the insider list.',
  legalReference: { law: MARKET_ABUSE_REGULATION, article: 'Art. 8, 10 and 14' },
  parts: [closedPeriod, marketConduct],
  triggers: (
    'some shares|few shares|more shares|your shares|his shares|her shares|my shares|' +
    'holding stock|own stock|hold stock|some stock|your stock|few options|before the numbers|' +
    'before the results|before the figures|before the news|before the announcement|' +
    'before the deal|before the merger|before the takeover|before the trading update|' +
    'before the profit warning|before it is public|before it is announced|' +
    "before this is announced|holding shares|own shares|hold shares|wife's account|" +
    "husband's account|brother's account|sister's account|mother's account|father's account|" +
    "son's account|daughter's account|partner's account|cousin's account|buy the shares|" +
    'buy the stock|buy the options|buy the bonds|sell the shares|sell the stock|' +
    'sell the options|sell the bonds|bought the shares|bought the stock|bought the options|' +
    'bought the bonds|sold the shares|sold the stock|sold the options|sold the bonds|' +
    'all the shares|all the stock|all the options|out of the shares|out of the stock|' +
    'out of the options|rid of the shares|rid of the stock|rid of the options|up on the shares|' +
    'up on the stock|up on the options|up the shares|up the stock|up the options|before our|' +
    'before their|before results|before numbers|before figures|before announcement|' +
    'before profit|before takeover|before news|before statement|before trading|before merger|' +
    'load up|know what to do|better sell|better get|on the quiet|quietly|unload|trim|dump|' +
    "get out|dad's account|mum's account|while you can|while we can|should sell|sell now|" +
    'sell by|sell before|sell some|sell your|sell his|sell her|sell my|under the radar|' +
    'some options|some bonds|few stock|few bonds|more stock|more options|more bonds|' +
    'your options|your bonds|his stock|his options|his bonds|her stock|her options|her bonds|' +
    'my stock|my options|my bonds|before this gets*|before this goes*|before this comes*|' +
    'before this hits*|before this drops*|before this breaks*|before this lands*|' +
    'before it gets*|before it goes*|before it comes*|before it hits*|before it drops*|' +
    'before it breaks*|before it lands*|bought some|bought his|bought her|bought my|' +
    'bought your|bought a few|sold some|sold his|sold her|sold my|sold your|sold a few|stocks|' +
    'grab|by monday|by tuesday|by wednesday|by thursday|by friday' +
    '|thinking of selling*|thinking of buying*|planning to sell*|planning to buy*|your own name|worth exercising|worth buying*|worth selling*|in your own names'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:buy|sell|pick up|picked up|bought|sold|grab|load up on|get rid of|dump|get out of)
          (?:some|a few|more|your|his|her|my|the|all (?:your|his|her|my|the))
          (?:\\w{2,12} )?${SECURITIES}(?: …(?:before (?:the |it|this|they|we)|quietly|while
          (?:you|we) can|now|then|by (?:monday|tuesday|wednesday|thursday|friday)|on the quiet|under
          the radar))`,
        `(?:if|anyone|anybody|whoever|those)(?: who| you|body)?
          (?:own|owns|hold|holds|holding|owning|has|have
          |with) (?:any |some )?${SECURITIES},? …(?:you know what to do|should (?:sell|get out|buy)|better
          (?:sell|get out)|sell (?:now|by|before)|get out)`,
      ),
      unless: phrase(
        `not|never|analysts?|ex-dividend|dividend|tender offer|employees (?:may|can)|plan
          (?:allows|participants)|market makers?|brokers? (?:say|recommend)`,
      ),
      why: 'The text suggests trading shares on information that others do not have.',
    },
    {
      form: phrase(`before ${NEWS} …${WHO} ${DEAL}`, `${WHO} ${DEAL} …before ${NEWS}`),
      unless: phrase(
        'not|never|no one|nobody|employees|window|blackout|closed period|trading plan|analysts?|' +
          'house|flat|car|stock up|tickets?|garden',
      ),
      why: 'The text suggests trading before news is published.',
    },
    {
      form: phrase(
        `use (?:your|his|her|my)
          (?:wife|husband|brother|sister|mother|father|mum|dad|son|daughter|partner|cousin)'s
          account`,
      ),
      unless: phrase(
        'never|savings? account|netflix|streaming|log in|e-?mail|library|reviews?|ratings?|stars?|amazon|google|delivery|order (?:it|them)|pay (?:it|the)|games?|likes?|votes?|post(?:s|ed)?',
      ),
      why: "The text suggests trading through another person's account.",
    },
    {
      form: phrase(
        `(?:thinking of|planning to|wanted to|want to|were going to) (?:sell|selling|buy|buying)(?: (?:any|some|shares|stock|options)){0,3},? (?:do it|do so|get it done|better do it) before (?:then|that|the \\w{3,12}|\\w{3,9}day)(?:,? (?:and )?not in your own names?)?`,
        `(?:worth|better) (?:exercising|buying|selling)(?: \\w{1,9}){0,4} before (?:it|this|that|the news|word)(?:'s| is| gets| comes) (?:out|public|announced)`,
      ),
      unless: phrase(`house|flat|car|tickets?|season|catalogue|album`),
      confidence: 0.75,
      why: 'The text suggests trading before others know.',
    },
  ],
  examples: [
    'If anyone is [[planning to sell some stock, do it before Thursday]].',
    'It is [[worth buying a few before the news gets out]].',
    'If you were thinking of selling the house, do it before the winter.',
    'Between us: [[buy some shares then]].',
    '[[If you own stock, you know what to do]] before Friday.',
    'His son-in-law could [[pick up a few shares before the tenth, quietly]].',
    'Also, [[before the numbers go out on Thursday you may want to have your brother-in-law sell]] what he holds.',
    'Between us, [[you should sell yours before the profit warning comes out]].',
    'You may not sell before the results are published; investors sold before the news broke.',
    "I did not hear that, Roger, [[use your wife's account]].",
    'Please use your husband’s account for the review, and use my sister’s account to order it.',
    'The fund sold some shares before the dividend; employees may sell their shares in May.',
    'Do not buy the shares before the announcement. She holds shares and stock.',
    '[[Load up on more calls while you can]].',
  ],
});
