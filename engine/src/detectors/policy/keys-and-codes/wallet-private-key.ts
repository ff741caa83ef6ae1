import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

const FORM = /(?<!\w)0x[\da-f]{64}(?!\w)/iy;
const CONTEXT =
  /priv(?:ate)?[ _-]?key|wallet|mnemonic|secret|signer|accident|deployer|eth(?:ereum)?\b/i;
/** Transaction and block hashes have the same format and are public. */
const PUBLIC =
  /\b(?:tx|txid|txn|transactions?|block|hash|topic|slot|root|event|receipt|commit|sha)\w{0,6}\b/i;

export const walletPrivateKey: PlaceDetector = {
  scope: 'place',
  id: 'wallet-private-key',
  typeName: 'Cryptocurrency wallet private key',
  category: 'policy',
  description:
    'A cryptocurrency private key: 64 hexadecimal digits near words such as “wallet”; transaction hashes are ignored.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Move the funds to a new wallet and remove the key from the document.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 8.24' },
  triggers: [
    '#x##*',
    '#x#a*',
    '#x#b*',
    '#x#c*',
    '#x#d*',
    '#x#e*',
    '#x#f*',
    ...'abcdef'.split('').map((letter) => `#x${letter}*`),
  ],
  reach: { before: 64, after: 120 },
  examples: [
    'Wallet: [[0xc8f12fb8b20008e14b5A5ff4bad15af9b545d98144da8707892dcc2a2014ba58]]',
    'PRIVATE_KEY=[[0x1f9e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0]]',
    'The hash of the transaction is 0xc8f12fb8b20008e14b5A5ff4bad15af9b545d98144da8707892dcc2a2014ba58.',
    'Wallet 0x52908400098527886E0F7030069857D2E4169EE7 is an address, 0x1F a flag.',
  ],
  verify(place) {
    const found = valueAt(place.text, place.start, FORM);
    if (found === undefined || /0{16}|f{16}/i.test(found.value)) return undefined;
    if (
      findNearby(place, found, CONTEXT) === undefined ||
      findNearby(place, found, PUBLIC) !== undefined
    )
      return undefined;
    const why = 'Sixty-four hexadecimal digits appear near words for a wallet or its key.';
    return { start: found.start, end: found.end, confidence: 0.9, why };
  },
};
