import { phrase } from '#engine/phrases/phrase.ts';

/** The time and the speaker before a message of a chat. */
const SPEAKER = String.raw`(?:\[?[\d:./, -]{4,22}(?:[ap]m)?\]?[ –-]{0,3})?(?:[\w.'’-]{2,20}(?: [\w.'’-]{2,20})?: )?`;
/** Requests to keep something to oneself, which tell nothing about it. */
const ONLY_QUIET = new RegExp(
  String.raw`^${SPEAKER}(?:(?:pls|plz|please|but|and|ok|so|just|also),? ){0,3}(?:don['’]?t|do not|never) (?:share|forward|post|paste|repost|pass) (?:(?:it|this|that|them|these|on|around|here|further|with (?:anyone|anybody|others)|lol|ok|okay|pls|please|thanks|thx|yet|haha)[,.!]? ?){0,5}[.!)]{0,3}$`,
  'i',
);
/** Refusals to put a credential into a chat or a ticket, as they should be. */
const NOT_HERE = phrase(
  `(?:won't|wont|will not|not going to|shouldn't|should not|can't|cannot|mustn't|must not|don't|do not|never|rather not) (?:paste|post|put|type|write|share|send|drop)
    (?:it|them|this|that|those|passwords?|secrets?|keys?|tokens?|credentials|the (?:key|keys|password|token|secret|code|credentials)) (?:here|in (?:here|chat|(?:the|this|a) (?:chat|channel|thread|ticket|group|mail|e-mail))|into (?:the|this|a) (?:chat|channel|thread|ticket))`,
);
/** Words for a lost password, which is no news about a company. */
const UNKNOWN_PASSWORD = phrase(
  `(?:nobody|no one|none of us|only \\w{2,12}) (?:still |really )?knows? (?:the|its|her|his|their|our) (?:\\w{2,10} )?(?:passwords?|pin|code|log-?in|combination|passphrase)`,
);
/** Words for getting an account or a device, which is no circumstance of a life. */
const ACCOUNT = phrase(
  `(?:gets?|getting|got|has|have|needs?|uses?|given|receives?) (?:her|his|their|an?|my|your|its) (?:own|separate|new|personal|different) (?:account|log-?in|user|badge|mailbox|key ?card|licen[cs]e|laptop|phone)(?=\\W{0,4}$)`,
);

/** Whether a message keeps a credential to itself, asks for that without telling anything, or says that it is lost. */
export function keepsCredential(written: string): boolean {
  return ONLY_QUIET.test(written) || NOT_HERE.test(written) || UNKNOWN_PASSWORD.test(written);
}

/** Whether a message only says that somebody gets an account or a device. */
export function isAboutAccount(written: string): boolean {
  return ACCOUNT.test(written);
}

/** Requests for a login or a link, which tell nobody anything. */
const ASKS_FOR_ACCESS = phrase(
  `(?:share|send|give|forward|re-?send|post|need|has|have|got|drop) (?:(?:me|us|over|out|round|here|him|her|them) ){0,2}(?:(?:the|a|an|your|our|that|new) )?(?:\\w{2,12} ){0,3}(?:log-?ins?|passwords?|pw|credentials?|creds|tokens?|api keys?|links?|invite|access|pin|wi-?fi|file)(?= ?(?:[?.!,]|$|please|pls|plz|here|again))`,
);
const LONGEST_REQUEST = 80;

/** Whether a message only asks for a login, a link or the like. */
export function asksForAccess(written: string): boolean {
  return written.length <= LONGEST_REQUEST && ASKS_FOR_ACCESS.test(written);
}
