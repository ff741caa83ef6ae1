import {
  COUNTED_SEATS,
  IN_CUSTOMERS_FAVOR,
} from '#engine/detectors/legal/money/minimum-commitment.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like minimum commitments and is none. */
export const MINIMUM_COMMITMENT: readonly Contradiction[] = [
  // A statutory minimum, seats, data and passwords are no promise to buy.
  {
    says: phrase(
      '(?:legal|statutory|national) minimum|minimum (?:wages?|age|rest|standards?|legal)|wages …minimum',
      COUNTED_SEATS,
      'minimum (?:of data|lengths?|attributes?|password|requirement is a)',
      '(?:minimum|minimal) (?:amount|number|set|quantity|of) (?:of )?(?:code|lines|effort|work|dependencies|configuration|boilerplate|overhead|memory|requests|steps|fuss|time|changes|bytes)',
    ),
  },
  // Nor is a sum insured, a length, a size or an age.
  {
    says: phrase(
      '(?:insurance|insured|indemnity cover|coverage)|(?:at least|minimum of|minimum|not less than|fewer than) …(?:characters|letters|digits|cm|tall|height|years of age|years old)',
      '(?:be|is|are|aged|age of) (?:at least|not under|over|above) (?:1[2-9]|2[0-5])(?= ?(?:[.,;)]|$|to (?!\\d)|and (?!\\d)|or (?:over|older)))',
    ),
    unless: phrase('(?:purchas|order|buy|spend|sell|volum|quantit|revenue|royalt|sales)\\w{0,6}'),
  },
  // Pay during an illness or a leave, and what a test or a tender must score.
  {
    says: phrase(
      '(?:full|half|normal|basic|sick|statutory|maternity) pay (?:for|during) (?:up to |the first )?\\w{1,9} (?:days|weeks|months)',
      '(?:minimum|at least|threshold|fewer than|less than) (?:\\w{1,12} ){0,3}?(?:points|marks|stars|votes)|minimum (?:scores?|marks?|grades?|ratings?)',
    ),
    unless: phrase(
      '(?:purchas|order|buy|spend|sell|volum|quantit|revenue|royalt|sales|redeem)\\w{0,6}',
    ),
  },
  // How often a service is there, and how long before an outage the customer is told.
  {
    says: phrase(
      `(?:availab(?:le|ility)|up-?time|reachable|operational|accessible)(?: \\w{2,12}){0,4} (?:at least |for )?\\d{2}(?:\\.\\d{1,4})? ?(?:%|per ?cent)`,
      `\\d{2}(?:\\.\\d{1,4})? ?(?:%|per ?cent) (?:\\w{2,9} ){0,2}(?:availability|up-?time)`,
    ),
    unless: phrase(
      '(?:purchas|order|buy|spend|sell|volum|quantit|revenue|royalt|sales|redeem)\\w{0,6}',
    ),
  },
  // What somebody is promised to earn commits nobody else.
  {
    says: phrase(
      '(?:you|franchisees?|partners?|members?|investors?|agents?|drivers?) (?:will|can|could|shall|may|are guaranteed to|is guaranteed to) (?:easily |typically )?(?:earn|make|take home|gain|receive|get) (?:at least|a minimum of|no less than|not less than|more than)',
    ),
    unless: phrase('purchas\\w{1,4}|orders?|buy|buys|spend|commit\\w{0,6}|pay|pays'),
  },
  // A price for a period commits nobody to more.
  {
    says: phrase(
      `(?:pays?|costs?|(?:is|are|will be) (?:charged|priced(?: at)?)|(?:is|are)) (?:only |just )?(?:[£$€] ?|(?:eur|usd|gbp|chf) )\\d[\\d,.]{0,9} (?:a|an|per|each|every) (?:year|month|week|day|quarter|season|term|person|head|child|session|class|user|seat)`,
    ),
    unless: phrase(
      `minimum|at least|(?:less|fewer|lower) than|commit(?:s|ted|ment|ments)?|purchas\\w{1,4}|orders?|guarante\\w{1,4}|quotas?|volumes?|targets?|royalt(?:y|ies)|regardless|whether or not|(?:full|whole|entire|initial|remaining) (?:\\w{3,9} )?(?:term|period)|for (?:the|an?) (?:\\w{3,9} )?(?:term|period)|non-?\\w{6,12}|shortfall|greater of`,
    ),
  },
  // Prices that may rise are another burden.
  {
    says: phrase(
      `(?:fees?|prices?|charges|rates?|rent|premiums?|dues) (?:may|can|will|shall) (?:go up|rise|increase|be (?:increased|raised|put up))`,
    ),
    unless: phrase(
      `commit(?:s|ted|ment|ments)?|purchas\\w{1,4}|orders?|at least|minimum (?!(?:contract )?(?:term|period))\\w{3,14}|shall pay|must pay`,
    ),
  },
  // What a fair contract says about its minimum term, and a quality that is promised.
  { says: phrase(IN_CUSTOMERS_FAVOR) },
];
