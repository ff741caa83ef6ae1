import type { PlaceDetector } from '#engine/detector.ts';
import { assignedValue } from '#engine/detectors/policy/passwords/assigned-secret.ts';

import { SECRET } from './secret-token.ts';

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Providers whose keys have no distinctive part, and the format of the key after the provider's name. */
const KEYS: readonly (readonly [names: string, form: RegExp])[] = [
  ['adafruit|droneci|flickr|fastly', /^[\w-]{32}$/],
  ['algolia|asana|trello|linode|rapidapi', /^[a-z\d_-]{32,64}$/i],
  ['adobe|finicity|facebook|datadog|bugsnag', /^[a-f\d]{32,40}$/i],
  ['airtable', /^key[a-z\d]{14}$|^[a-z\d]{17}$/i],
  ['bitbucket', /^[a-z\d]{32}$|^[\w=-]{64}$/i],
  ['bittrex', /^[a-z\d]{32}$/i],
  ['codecov', /^[a-z\d]{32}$|^[A-Z\d-]{36}$/i],
  ['coinbase', /^[\w-]{64}$/],
  ['confluent', /^[a-z\d]{16}$|^[a-z\d+/]{64}$/i],
  ['disqus|freshbooks|sumologic', /^[a-z\d]{64}$/i],
  ['discord', /^[a-f\d]{64}$|^[\w-]{32}$/i],
  ['dropbox', /^[a-z\d]{15}$|^[a-z\d]{11}A{10}[\w=-]{43}$/i],
  ['etsy|finnhub|looker', /^[a-z\d]{20,24}$/i],
  ['gitter|launchdarkly|netlify', /^[\w=-]{40,46}$/],
  ['heroku|snyk|squarespace|postmark', GUID],
  ['kraken', /^[\w/=+-]{80,90}$/],
  ['kucoin', /^[a-f\d]{24}$/i],
  ['linkedin', /^[a-z\d]{14,16}$/i],
  ['mattermost', /^[a-z\d]{26}$/i],
  ['messagebird', /^[a-z\d]{25}$/i],
  ['meraki|sendbird|sourcegraph|cohere|deepgram', /^[a-z\d]{40}$/i],
  ['okta', /^[\w=-]{42}$/],
  ['sentry', /^[a-f\d]{64}$/i],
  ['travis', /^[a-z\d]{22}$/i],
  ['twitch', /^[a-z\d]{30}$/i],
  ['twitter', /^[a-z\d]{25}$|^[a-z\d]{45}$|^[a-z\d]{50}$|^\d{15,25}-[a-z\d]{20,40}$/i],
  ['zendesk', /^[a-z\d]{40}$/i],
  ['civo', /^[a-z\d]{50}$/i],
  ['telegram', /^\d{5,16}:A[\w-]{34}$/],
];

const FORM_OF = new Map(
  KEYS.flatMap(([names, form]) => names.split('|').map((name) => [name, form] as const)),
);
const HEX_KEY = '3f9a7c1e5b8d20463f9a7c1e5b8d2046';

export const namedProviderKey: PlaceDetector = {
  ...SECRET,
  id: 'named-provider-key',
  typeName: 'Provider API key',
  description:
    "A key without a prefix of its own that follows its provider's name and has the length and alphabet of that provider's keys.",
  triggers: [...FORM_OF.keys()].map((name) => (name.length > 4 ? `*${name}*` : `${name}*`)),
  reach: { before: 24, after: 280 },
  examples: [
    `algolia_admin = "[[${HEX_KEY}]]"`,
    `TRAVIS_TOKEN=[[r7fk2mxw9qbt4vlz8ncy1p]]`,
    'We pay for algolia: it is fast, and travis = "passed".',
    `The commit of sentry ${HEX_KEY} is old; algolia = algolia_search_index_of_products`,
  ],
  verify(place) {
    const name = place.text.slice(place.start, place.end).toLowerCase();
    const form = FORM_OF.get(name);
    const found =
      form === undefined
        ? undefined
        : assignedValue(place, (value) => form.test(value) && isMixed(value));
    if (found === undefined) return undefined;
    const why = `A value with the length and alphabet of a key is assigned to a name with “${name}”.`;
    return { ...found, confidence: 0.85, why };
  },
};

/** Letters and digits with many distinct characters: not a word or a counter. */
function isMixed(value: string): boolean {
  return /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8;
}
