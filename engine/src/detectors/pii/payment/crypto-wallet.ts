import { isBase58AddressValid } from '#engine/checksums/base58.ts';
import { isBech32Valid } from '#engine/checksums/bech32.ts';
import type { Match, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

const BASE58 = /(?<![\w/])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?!\w)/uy;
const FORM = /(?:bc1|tb1|ltc1)[02-9ac-hj-np-z]{11,87}(?![\p{L}\d])|0x[\da-f]{40}(?![\p{L}\d])/iuy;

export const cryptoWallet: PlaceDetector = {
  scope: 'place',
  id: 'crypto-wallet',
  typeName: 'Cryptocurrency address',
  category: 'pii',
  description:
    'A Bitcoin or Litecoin address with a valid checksum, or a value in Ethereum address format.',
  severity: 'medium',
  recommendation: "Remove the address, because it makes all of its owner's payments traceable.",
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [
    'bc#*',
    'tb#*',
    'ltc#*',
    '#x*',
    ...Array.from('abcdefghjkmnpqrstuvwxyz', (letter) => [`#${letter}*`, `##${letter}*`]).flat(),
  ],
  reach: { before: 1, after: 96 },
  examples: [
    'Donate to [[bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4]].',
    'Wallet: [[0x52908400098527886E0F7030069857D2E4169EE7]]',
    'Bitcoin [[1BoatSLRHtKNngkdXEeobR76b53LETtpyT]]',
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyU fails its checksum, 3rd and 1st do not look like one.',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5 fails its checksum.',
    'The flags are 0x1F and the commit is 0x52908400098527886E0F7030069857D2E4169EE7A.',
  ],
  verify({ text, start }) {
    const found = valueAt(text, start, FORM);
    if (found === undefined) return base58Address(text, start);
    const isEthereum = found.value.startsWith('0x');
    if (!isEthereum && !isBech32Valid(found.value.toLowerCase())) return undefined;
    return {
      start: found.start,
      end: found.end,
      confidence: isEthereum ? 0.8 : 0.98,
      why: isEthereum
        ? 'Forty hexadecimal digits have the form of an Ethereum address.'
        : 'The value has the form of a Bech32 address, and its checksum is valid.',
    };
  },
};

function base58Address(text: string, start: number): Match | undefined {
  const found = valueAt(text, start, BASE58);
  if (found === undefined || !isBase58AddressValid(found.value)) return undefined;
  const why = 'The value has the form of a Base58 address, and its checksum is valid.';
  return { start, end: found.end, confidence: 0.98, why };
}
