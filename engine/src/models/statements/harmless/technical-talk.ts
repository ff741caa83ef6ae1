import { phrase } from '#engine/phrases/phrase.ts';

/** Advice of a guide on where secrets belong. */
const KEPT_IN_A_STORE = phrase(
  `(?<=^\\W{0,6})(?:please |always |just |instead,? )?(?:use|read (?:it|them) from|take (?:it|them) from|get (?:it|them) from|fetch (?:it|them) from|look (?:it|them) up in) (?:the |our |a )?(?:\\w{3,12} )?(?:vault|key ?vault|1password|bitwarden|keepass|lastpass|dashlane|doppler|sops|keychain|secret(?:s)? (?:manager|store)|password (?:manager|store|safe)|environment variables?)(?= ?(?:[:.,;\`(/]|$|for|to|instead|at|and|or))`,
);
/** Headings and steps of a runbook for a failed job. */
const IF_IT_FAILS = phrase(
  `(?<=^\\W{0,6})(?:what (?:to do )?)?(?:if|when|in case) (?:it|this|that|the (?:[\\w-]{2,14} ){0,3}[\\w-]{2,14}|one of them) (?:fails?|breaks?|hangs?|stalls?|crash(?:es)?|stops|times out|errors out|gets stuck|is stuck) (?:at|in|on|during|before|after|with|while) (?:the |step |stage )?(?:[\\w-]{1,14} ?){1,4}(?=\\W{0,4}$)`,
);
/** Words that only those who run or write programs use. */
const TECHNICAL = phrase(
  `heap|heap ?dumps?|core ?dumps?|stack ?traces?|backtrace|garbage collect\\w{2,4}|memory leaks?|out of memory|oom|oomkilled|oom-?ing|never (?:gets )?evict(?:s|ed)|evicted from (?:the )?(?:cache|map|memory)|mutex|deadlocks?|race conditions?|idempoten\\w{1,3}|uuids?|hash ?maps?|null pointers?|segfaults?|kubectl|kubernetes|docker|dockerfile|refactor\\w{0,3}|unit tests?|rebas(?:e|ed|ing)|cherry-pick\\w{0,3}|merge conflicts?|pull requests?|airflow|dags?|cron ?jobs?|parquet|replicas?|replication|schema|foreign keys?|kafka|consumer lag|threads? pool|goroutines?|event loop|webpack|npm|regex(?:es)?|json|yaml|csv parser|linter|ci pipeline|flaky|endpoints?|callbacks?|namespaces?|subclass(?:es)?|trace events?|plug-?ins?|parsers?|middleware|config|runtime|booleans?|async|iterators?|getters?|setters?|stringif\\w{1,4}|camel-?case|null|undefined|(?:file|directory|folder|database|table|key|path|module|branch)s?(?: yet)? (?:does|do|did)(?:n't| not)(?: yet| already){0,2} exist|(?:command|raid|mount|merge|backup|extended) options?|git-[a-z-]{3,20}|win32|endpoint|promise for`,
);
/** A weakness, or somebody who should not know: news even in the words of programmers. */
const WEAKNESS = phrase(
  `vulnerab\\w{2,8}|exploit\\w{0,5}|patch\\w{0,3}|cves?|inject\\w{0,4}|log-?ins?|passwords?|credentials?|unauthenticated|without auth\\w{0,11}|anyone|anybody|nobody|no one|everyone|knows?|known|knowing|public(?:ly)?|outside|outsiders?|opens?|exposed?|readable|reachable|customers?|clients?|tenants?|users?' data|told|tell(?:s|ing)?|kill\\w{0,3}|hurt\\w{0,3}|destroy\\w{0,3}|delet\\w{1,3}|hid(?:e|den|ing)|cover\\w{0,3}|regret\\w{0,3}|fired?|sack(?:ed)?|job|disclos\\w{1,5}|quiet(?:ly)?|keep|mum|secret(?:ly)?|confidential|breach\\w{0,2}|leaks?|leaked|stolen|hack\\w{0,4}|attack\\w{0,4}|ransom\\w{0,4}
    |announce\\w{0,4}|before (?:the )?(?:launch|release|announcement)|investors?|shares?|acqui\\w{2,7}|takeover|profits?|revenues?|auditors?|regulators?|press|competitors?|rivals?|patents?|lay-?offs?|redundan\\w{2,4}`,
);

/** Words for what expires on a computer and is renewed; the certificate of a lift or a kitchen is another matter. */
const EXPIRED = phrase(
  `(?:(?:ssl|tls|https|root|wildcard|server|client) )?(?:certs?|certificates?|tokens?|licen[cs]e keys?|domains?|api keys?|sessions?|secrets?|dns records?|kerberos tickets?|leases?|credentials)(?:'s| has| have| had| is| are| was| were)?(?: just| already| finally){0,1} (?:expired|lapsed|run out|ran out|timed out|revoked|rotated|renewed)`,
);
const OPERATIONS = phrase(
  `down|up again|back up|renew(?:ing|ed|al)?|rotat(?:e|ed|ing)|redeploy\\w{0,3}|restart\\w{0,3}|staging|prod(?:uction)?|servers?|deploy(?:ed|ing|s)?|https|tls|ssl|browsers?|nginx|cron|let's encrypt|api|log-?ins?|re-?issu(?:e|ed|ing)|outage|502|503`,
);
const HIDES = phrase(
  `don't|do not|nobody|no one|tell|told|say|hide|hid|auditors?|inspect\\w{2,4}|customers?|clients?|quiet(?:ly)?|cover|pretend|back-?dat\\w{1,3}|safety|gas|fire|lifts?|kitchen|food|medic\\w{2,5}|delet\\w{1,3}|forge\\w{0,2}|keep (?:using|running|selling)`,
);

/** Whether a message tells that a certificate, a token or the like has expired, and no more. */
export function tellsOfOutage(written: string): boolean {
  return EXPIRED.test(written) && OPERATIONS.test(written) && !HIDES.test(written);
}

/** Whether a sentence is the plain talk of those who run or write programs. */
export function isTechnicalTalk(written: string): boolean {
  if (KEPT_IN_A_STORE.test(written)) return true;
  if (WEAKNESS.test(written)) return false;
  return TECHNICAL.test(written) || IF_IT_FAILS.test(written);
}
