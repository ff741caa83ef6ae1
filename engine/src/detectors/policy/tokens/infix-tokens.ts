import type { PlaceDetector } from '#engine/detector.ts';

import { secretDescription } from './secret-token.ts';
import { tokenAround } from './token-around.ts';

/** A kind of token whose distinctive part is within it or at its end. */
interface InfixToken {
  readonly id: string;
  readonly issuer: string;
  /** The distinctive part, as literals. */
  readonly triggers: readonly string[];
  /** The whole token around the distinctive part. */
  readonly form: RegExp;
  /** The maximum number of characters before the distinctive part. */
  readonly lead: number;
  /** A token of this format that was never issued, and a text that only looks like one. */
  readonly sample: string;
  readonly wrong: string;
}

const HEX = '3f9a7c1e5b8d20463f9a7c1e5b8d2046';
const WORD = 'R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5oZiW0kS';

/** Formats from their issuers' documentation. */
const INFIX_TOKENS: readonly InfixToken[] = [
  {
    id: 'azure-client-secret',
    issuer: 'Microsoft Entra ID',
    triggers: ['*#q~*'],
    form: /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}(?![\w~-])/,
    lead: 4,
    sample: `abc8Q~${WORD.slice(0, 34)}`,
    wrong: 'abc8Q~short',
  },
  {
    id: 'mailchimp-key',
    issuer: 'Mailchimp',
    triggers: ['*-us#', '*-us##'],
    form: /(?<![\dA-Za-z])[\da-f]{32}-us\d{1,2}(?!\w)/,
    lead: 33,
    sample: `${HEX}-us18`,
    wrong: 'boeing-us18 and 3f9a7c1e-us7',
  },
  {
    id: 'telegram-bot-token',
    issuer: 'Telegram',
    triggers: ['########:aa*', '#########:aa*', '##########:aa*'],
    form: /(?<!\w)\d{8,10}:AA[\w-]{32,33}(?![\w-])/,
    lead: 0,
    sample: `7391846205:AA${WORD.slice(0, 33)}`,
    wrong: '7391846205:AA of the index',
  },
  {
    id: 'facebook-app-token',
    issuer: 'Facebook applications',
    triggers: ['###############|*', '################|*'],
    form: /(?<!\w)\d{15,16}\|[\w-]{27,40}(?![\w-])/,
    lead: 0,
    sample: `739184620573918|${WORD.slice(0, 27)}`,
    wrong: '739184620573918|Name|Address',
  },
  {
    id: 'firebase-server-key',
    issuer: 'Firebase Cloud Messaging',
    triggers: [':apa##b*'],
    form: /(?<![\w-])AAAA[\w-]{7}:APA91b[\w-]{134}(?![\w-])/,
    lead: 11,
    sample: `AAAA${WORD.slice(0, 7)}:APA91b${WORD.repeat(4).slice(0, 134)}`,
    wrong: 'AAAA1234567:APA91bshort',
  },
  {
    id: 'asana-token',
    issuer: 'Asana',
    triggers: ['#/################*'],
    form: /(?<![\w/])(?:[01]\/\d{16}:[\da-f]{32}|2\/\d{16}\/\d{16}:[\da-f]{32})(?!\w)/,
    lead: 0,
    sample: `1/7391846205739184:${HEX}`,
    wrong: '1/7391846205739184 of the whole',
  },
  {
    id: 'azure-devops-token',
    issuer: 'Azure DevOps',
    triggers: ['*azdo*'],
    form: /(?<!\w)[A-Za-z\d]{76}AZDO[A-Za-z\d]{4}(?!\w)/,
    lead: 76,
    sample: `${WORD.repeat(2).slice(0, 76)}AZDO1a2B`,
    wrong: 'The AZDO pipeline is slow, mazdoor is a word.',
  },
  {
    id: 'azure-service-key',
    issuer: 'Azure Storage, Cosmos DB, Batch and API Management',
    triggers: ['*apim*', '*acdb*', '*+aba*', '*+amc*', '*+ast*'],
    form: /(?<![A-Za-z\d+/])[A-Za-z\d+/]{76}(?:APIM|ACDb|\+(?:ABa|AMC|ASt))[A-Za-z\d+/]{5}[AQgw]==/,
    lead: 76,
    sample: `${WORD.repeat(2).slice(0, 76)}+AStR7fK2Q==`,
    wrong: 'APIM stands for API management, cost+ast for nothing.',
  },
  {
    id: 'azure-messaging-key',
    issuer: 'Azure Service Bus, Event Hubs, Relay, IoT and Redis',
    triggers: ['*aiot*', '*azca*', '*azeg*', '*+asb*', '*+aeh*', '*+arm*'],
    form: /(?<![A-Za-z\d+/])[A-Za-z\d+/]{33}(?:AIoT|AzCa|AZEG|\+(?:ASb|AEh|ARm))[A-P][A-Za-z\d+/]{5}=/,
    lead: 33,
    sample: `${WORD.slice(0, 33)}+ASbAR7fK2=`,
    wrong: 'AIoT is a buzzword, left+arm a pose.',
  },
  {
    id: 'azure-function-key',
    issuer: 'Azure Functions and AI Search',
    triggers: ['*azfu*', '*azse*'],
    form: /(?<![\w-])(?:[\w-]{44}AzFu[\w-]{5}[AQgw]==|[A-Za-z\d]{42}AzSe[A-D][A-Za-z\d]{5}(?!\w))/,
    lead: 44,
    sample: `${WORD.repeat(2).slice(0, 44)}AzFuR7fK2Q==`,
    wrong: 'AzFu and AzSe alone',
  },
  {
    id: 'azure-access-signature',
    issuer: 'Azure shared access',
    triggers: ['*&sig=*', '*sig=*'],
    form: /(?<![\w%&=.-])(?=[^\s"'<>]{0,400}\b(?:sv|se)=)(?:(?:api-version|comp|restype|s[a-z]{1,4}|rsc[cdelt]|tn|[es][pr]k)=[\w:%.+~/-]{0,120}&){0,14}sig=(?:[\w+/-]|%2[BF]){43}(?:%3D|=)?(?:&[a-z]{2,5}=[\w:%.+~/-]{1,120}){0,10}(?![\w%=&])/i,
    lead: 700,
    sample: `sv=2022-11-02&ss=b&srt=co&sp=rl&se=2027-12-31T00:00:00Z&sig=${WORD}8Nc%3D`,
    wrong: 'sv=2022-11-02&sp=r&se=2027-12-31&sig=signature and ?sig=3f9a7c1e of the whole',
  },
  {
    id: 'maxmind-key',
    issuer: 'MaxMind',
    triggers: ['*_mmk'],
    form: /(?<!\w)[A-Za-z\d]{6}_[A-Za-z\d]{29}_mmk(?!\w)/,
    lead: 37,
    sample: `R7fK2m_${WORD.slice(0, 29)}_mmk`,
    wrong: 'the suffix _mmk and key_mmk',
  },
];

/** The detectors of tokens without a distinctive prefix. */
export const infixTokens: readonly PlaceDetector[] = INFIX_TOKENS.map(detectorOf);

function detectorOf(token: InfixToken): PlaceDetector {
  const { id, issuer, triggers, form, lead, sample, wrong } = token;
  return {
    ...secretDescription({ id, issuer }),
    triggers,
    reach: { before: lead + 2, after: 220 },
    examples: [`Use [[${sample}]] until Monday.`, `"token": "[[${sample}]]"`, wrong, `x${sample}x`],
    // One more character shows that no part of the token precedes it.
    verify: (place) => {
      const found = tokenAround(place, form, lead + 1);
      const why = `The value has the marker, length and alphabet of a secret issued by ${issuer}.`;
      return found && { ...found, confidence: 0.95, why };
    },
  };
}
