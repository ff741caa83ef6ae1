import type { Match, SentenceDetector } from '#engine/detector.ts';
import { AGAINST_ORIGIN } from '#engine/detectors/discrimination/equal-treatment.ts';
import { isDisclaimed, isMentioned } from '#engine/detectors/discrimination/framing.ts';

import { replaceableWords } from './replaceable-words.ts';
import { RACIAL_WORDS } from './words/racial-words.ts';

/** Peoples by the names that their own councils and British law use: `Gypsies and Travellers`. */
const OF_PEOPLES =
  /^,? (?:and |or |& )?(?:(?:the )?roma,? (?:and |or |& )?)?travell?ers?(?!\p{L})/iu;

/** How cricket once called a kind of spin. */
const CHINAMAN = /^chinam[ae]n$/i;
const OF_CRICKET =
  /\b(?:deliver(?:y|ies)|bowl(?:s|ed|er|ers|ing)|wrist|spin(?:ner|ners)?|left-arm|googl(?:y|ies)|wickets?|batsm[ae]n|batters?|innings)\b/i;
/** Parts of brakes, clutches and clocks that engineers call so. */
const OF_MACHINES =
  /\b(?:hydraulics?|cylinders?|pistons?|brakes?|clutch(?:es)?|calipers?|flash(?:es|guns?)?|strobes?|slave clocks?|switch panels?|battery|batteries|relays?|power strips?|sockets?)\b/i;
const MASTER_OR_SLAVE = /(?:masters?|slaves?)$/i;
const LONGEST_PAIR = 16;

/** Computers that copy each other: nobody else has a master and slaves who write, log and replicate. */
const PAIR =
  /\bmasters?\b(?! (?:services?|agreement|plan|degree|class|bedroom))[^.!?]{1,120}\bslaves?\b|\bslaves?\b[^.!?]{1,120}\bmasters?\b/i;
const OF_COMPUTERS =
  /\b(?:replicat(?:e|es|ed|ing|ion)|databases?|servers?|nodes?|writes?|reads?|logs?|mysql|postgres|redis|mongodb|jenkins|clusters?|failover|sync(?:s|ed|ing)?|bus|i2c|spi|modbus|clock|daemon|backup|instances?|hosts?|devices?|buffers?|queue)\b/i;
/** A slave of computers without its master. */
const LONE_SLAVE =
  /\b(?:promot(?:e|es|ed|ing)|demot(?:e|ed|ing)|restart(?:ed|ing)?|reboot(?:ed|ing)?|replicat\w{1,4}|fail(?:ed)? over to|resync(?:ed)?|detach(?:ed)?|provision(?:ed)?) (?:the |an? |all |both )?(?:\w{3,9} )?slaves?\b|\b(?:stop|start|reset|show) slave\b|\bslave (?:nodes?|servers?|databases?|db|instances?|replicas?|lag|hosts?|threads?|process(?:es)?|brokers?)\b|\b(?:db|database|mysql|redis|postgres|jenkins|replica) slaves?\b/i;
const OF_PEOPLE =
  /\b(?:plantations?|slavery|freed|freedom|colon(?:y|ies|ial)|bible|whip(?:ped|s)?|runaway|abolition\w{0,4}|century|owners?|sold|africa\w{0,2}|emancipat\w{2,5}|born)\b/i;
const SLAVE = /\bslaves?\b/gi;
/** Words for people; figures of speech and the terms of computing harass nobody. */
const MEANS_PEOPLE =
  /^(?:g[yi]ps|eskimo|oriental|non-? ?white|colou?red|illegal|latin|islamist|pin[oa]y|goy|shlomo|pocahontas|spade|ghetto|tribe|savage|uppity|indian give|paki|jap|chin|gook|slant|hymie|kike|shyster|yid|red ?skin|red indian|squaw|injun|nigger|darkie|jigaboo|pickaninny|tar baby|wetback|beaner|spic|raghead|wog|gyppo|pikey|half breed|mulatto|towel|sand|camel)/i;
/** Right before a slur, somebody is called it to their face. */
const ADDRESSED = /\b(?:you|ya|u)[ ,]{1,2}(?:\w{2,9} )?$/i;
/** Monsters of a game. */
const OF_GAMES =
  /\b(?:boss(?:es)?|golems?|drones?|raids?|tanks?|dungeons?|mobs?|quests?|healers?|loot|spawns?|dps|guild|dragons?|orcs?)\b/i;
/** Rights in posts of influencers. */
const RIGHTS = /^ (?:rights?|allowed|permitted|included|period|fees?|access)\b/i;
/** Whoever is on it is kept from work, for which there is no other word. */
const BLACKLIST = /^black ?list(?:s|ed|ing)?$/i;
const OF_WORKERS =
  /\b(?:workers?|members?|stewards?|unions?|strikes?|disputes?|trade unionists?|employers?|sites?|construction|firms?|agenc(?:y|ies)|industry|journalists?|actors?|screenwriters?|dockers|electricians?|builders?|activists?|safety reps?|grievances?|tribunal|regulations 2010|consulting association)\b/i;
const OF_NETWORKS =
  /\b(?:ips?|address(?:es)?|domains?|hosts?|servers?|firewalls?|urls?|devices?|users?|e-?mails?|senders?|spam|ports?|apps?|numbers?|websites?|cards?|accounts?)\b/i;
/** The sentence itself gives the word up. */
const TO_BE_RENAMED =
  /\b(?:should|ought to|must|to be|will be|now|please|move[sd]?|moving|migrat(?:e|ed|ing)|chang(?:e|ed|ing)|switch(?:ed|ing)?)\b[^.!?]{0,24}?\b(?:an? |the |to |as )["“'‘`]?(?:allow|deny|block|safe|permit|inclusive|primar(?:y|ies)|replica|leader|main\b)/i;

const words = replaceableWords({
  id: 'racially-loaded-language',
  typeName: 'Racially loaded language',
  description: 'Slurs, outdated names for a people, or figures of speech with a racial history.',
  words: RACIAL_WORDS,
  why: 'The word demeans an ethnic origin or carries a racial history.',
  isOtherMeaning: (sentence, start, end) => {
    const word = sentence.slice(start, end);
    if (CHINAMAN.test(word)) return OF_CRICKET.test(sentence);
    if (MASTER_OR_SLAVE.test(word) && OF_GAMES.test(sentence)) return true;
    if (/^whitelisting$/i.test(word)) return RIGHTS.test(sentence.slice(end, end + 12));
    return BLACKLIST.test(word) && OF_WORKERS.test(sentence) && !OF_NETWORKS.test(sentence);
  },
  isExempt: (sentence, end) =>
    OF_PEOPLES.test(sentence.slice(end, end + 32)) ||
    isPartOfMachine(sentence, end) ||
    TO_BE_RENAMED.test(sentence),
  examples: [
    'raid at nine: kill the slave miner boss, then the master golem. 2 reels, whitelisting rights 30 days.',
    'Blacklist was renamed to blocklist in the menu; whitelist → allowlist.',
    'We changed `slave_host` to `replica_host`, the term blacklist to denylist, and whitelists/blacklists into `lists`.',
    'We changed the rules and added the printer to the [[whitelist]] to stop the noise.',
    'He said “get out you [[Paki]]” and left.',
    'The word “Paki” is a slur; you may read “the Paki” in old books.',
    'Bleed the master/slave cylinder pair and check the clutch; the master/slave flash fires twice.',
    'After the strike he was blacklisted by six firms; the blacklisting of union members is unlawful.',
    'The host is [[blacklisted]] by the site of the union. [[Whitelist]] the range in the firewall.',
    'Blacklist the range (it should be called a denylist). master/slave DNS: to be moved to primary and secondary.',
    'He bowled a chinaman and then a googly. They called him a [[Chinaman]] at the shop.',
    'The boards run as [[master/slave]] on the bus.',
    'Health is poorer among Gypsies and Travellers, and Gypsy, Roma and Traveller pupils do worse.',
    'The neighbours call her a [[gypsy]].',
    'Add the host to the [[whitelist]].',
    'The new rule does not apply to [[grandfathered]] plans.',
    'He was called a [[redskin]] at work.',
    'Colleagues of the [[tribe]] of designers met.',
    'Go home, you [[Paki]], they shouted.',
    'Mr Paki rang about the fence, and so did our customer Wiremu Paki.',
    'The master agreement and the loyal slave stay as they are; they promoted a slavery exhibition.',
    'At 03:10 she promoted the [[slave]]; can you reboot that [[slave]] server? [[Slave]] lag is 4 s.',
    'The tribe elected its council.',
    'The word “gypsy” is dated.',
    'See https://example.org/docs/whitelist/index.html for node-gyp.',
    'The master takes all writes; every [[slave]] replays the log. The [[slave]] connects to the master database.',
    'The slave ran from his master with the log of the ship, and was freed; instead of “slave”, the master database has a replica.',
  ],
});

export const raciallyLoadedLanguage: SentenceDetector = {
  ...words,
  read(sentence) {
    const found = words.read(sentence);
    const covered = (one: Match): boolean =>
      found.some(
        ({ start, end, isInformational }) =>
          isInformational !== true && one.start < end && start < one.end,
      );
    const slaves = slavesOfMasters(sentence).filter((one) => !covered(one));
    const isNew = ({ start }: Match): boolean => slaves.every((one) => one.start !== start);
    return [...found.filter(isNew), ...slaves].map((one) => withLaw(sentence, one));
  },
};

/** The law on harassment where the word means people. */
function withLaw(sentence: string, one: Match): Match {
  if (MEANS_PEOPLE.test(sentence.slice(one.start, one.end))) {
    const isInsult =
      one.severity === 'medium' &&
      ADDRESSED.test(sentence.slice(0, one.start).slice(-LONGEST_PAIR));
    return { ...one, ...(isInsult && { severity: 'high' }), legalReference: AGAINST_ORIGIN };
  }
  return one.isInformational === true
    ? one
    : { ...one, why: 'The term has a racial history, and another one says the same.' };
}

/** Whether a master or slave belongs to a brake, a clutch or the like. */
function isPartOfMachine(sentence: string, end: number): boolean {
  const word = sentence.slice(Math.max(0, end - LONGEST_PAIR), end);
  return MASTER_OR_SLAVE.test(word) && OF_MACHINES.test(sentence);
}

/** The slaves of a sentence on computers, which are found one by one, as `master/slave` is. */
function slavesOfMasters(sentence: string): Match[] {
  const isPair = PAIR.test(sentence) && OF_COMPUTERS.test(sentence);
  if (!isPair && !LONE_SLAVE.test(sentence)) return [];
  if (OF_PEOPLE.test(sentence) || isDisclaimed(sentence)) return [];
  return [...sentence.matchAll(SLAVE)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length, word }))
    .filter(({ start, end }) => !isMentioned(sentence, start, end))
    .map(({ start, end, word }) => {
      const replacement = word.toLowerCase().endsWith('s') ? 'replicas' : 'replica';
      return {
        start,
        end,
        severity: 'low',
        confidence: 0.6,
        replacement,
        recommendation: `Write “${replacement}” instead, and “primary” for the master.`,
        why: 'The word demeans an ethnic origin or carries a racial history.',
      };
    });
}
