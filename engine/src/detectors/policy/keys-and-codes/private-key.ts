import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { groupAt, valueAt } from '#engine/text/labeled-value.ts';

const HEADER = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
const FOOTER = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/;
/** The private section of a PuTTY key file. */
const PUTTY_LINES = /private-lines: \d{1,3}\s{1,4}(?:[A-Za-z\d+/=]{4,80}\s{1,4}){1,60}/iy;
const PUTTY = 'The private section of a PuTTY key file is followed by encoded key data.';
/** `-----BEGIN ` in Base64, and `PRIVATE KEY` at each of its three possible alignments. */
const ENCODED_PEM = /LS0tLS1CRUdJTi(?:[A-Za-z\d+/=]|\s(?=[A-Za-z\d+/=]{60})){60,6000}/y;
const ENCODED_PRIVATE = /UFJJVkFURSBLRV|BSSVZBVEUgS0VZ|QUklWQVRFIEtFW/;
const ENCODED = 'A PEM private key was Base64-encoded a second time.';
/** The key of a tunnel in the settings of WireGuard: 32 bytes in Base64. */
const TUNNEL_KEY = /[ \t]{0,4}[:=][ \t]{0,4}["']?([A-Za-z\d+/]{42}[AEIMQUYcgkosw048]=)(?![\w=])/y;
const REPEATED = /(.)\1{5}/;
const TUNNEL = 'A key of 32 bytes in Base64 follows the name of a private or shared key.';
const MAX_BLOCK_LENGTH = 8000;

const TUNNEL_NAMES = [
  'privatekey',
  'private_key',
  'private key',
  'presharedkey',
  'preshared_key',
  'preshared key',
];

/** Separate, so that secret scanners do not flag the examples. */
const KIND = 'PRIVATE KEY';

export const privateKey: PlaceDetector = {
  scope: 'place',
  id: 'private-key',
  typeName: 'Private key',
  category: 'policy',
  description:
    'A PEM or PGP private key block that includes some of its content, or the private key of a tunnel.',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'Replace the key pair, remove the private key from the document and keep it in a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 8.24' },
  triggers: ['-----BEGIN', 'private-lines: #*', '*LS#tLS#CRUdJTi*', ...TUNNEL_NAMES],
  reach: { before: 0, after: MAX_BLOCK_LENGTH },
  examples: [
    `[[-----BEGIN ${KIND}-----\nMIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGB\n-----END ${KIND}-----]]\n`,
    `key = "[[-----BEGIN RSA ${KIND}-----\\nMIIEpAIBAAKCAQEA04up8hoqzS1l0nWGHkmTBGwLkBkv]]`,
    '[[Private-Lines: 2\nAAAAgQCKlD0j1wqJyS7sVDiT5yH0mEIcCXlNMxN\nXjxHmP8lQ==\n]]Private-MAC: 00',
    `key: [[LS0tLS1CRUdJTiBSU0EgUFJJVkFURSBLRVktLS0tLQ${'R7fK2mXw9QbT4vLz8NcY'.repeat(4)}]]`,
    `LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t${'R7fK2mXw9QbT4vLz8NcY'.repeat(4)} is a certificate.`,
    'PrivateKey = [[qJ4Wm1x0LrT8vZbN5dYc2KsHgP7fEaUoRi9tXwVnC3k=]]\nPublicKey = hT9mR2cVbX7LkQ0zWsYd5NfJg8PaEuOi1rKtMxHw4Cs=\nPresharedKey=[[b8Zk3XqWnT5vRm1LcYd0HsJfGp9aEuOi7rKtMxVw2Cg=]]',
    'privateKey: string; PrivateKey = /etc/wireguard/branch.key; the private key = thirty-two bytes, in Base64. PrivateKey = AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    '-----BEGIN PUBLIC KEY-----\nMIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7\n-----END PUBLIC KEY-----',
    `The file starts with -----BEGIN ${KIND}----- and ends with -----END ${KIND}-----.`,
  ],
  verify({ text, start, end }) {
    const tunnel = groupAt(text, end, TUNNEL_KEY);
    if (tunnel !== undefined && !REPEATED.test(tunnel.value)) {
      return { start: tunnel.start, end: tunnel.end, confidence: 0.95, why: TUNNEL };
    }
    const lines = valueAt(text, start, PUTTY_LINES);
    if (lines !== undefined) return { start, end: lines.end, confidence: 0.99, why: PUTTY };
    const encoded = valueAt(text, start, ENCODED_PEM);
    if (encoded !== undefined && ENCODED_PRIVATE.test(encoded.value.slice(0, 100))) {
      return { start, end: encoded.end, confidence: 0.95, why: ENCODED };
    }
    HEADER.lastIndex = start;
    const header = HEADER.exec(text)?.[0];
    if (header === undefined) return undefined;
    const afterHeader = start + header.length;
    const content = /^(?:\\n|\\r|[\s"'+])*[\w+/=:-]{32,80}/.exec(
      text.slice(afterHeader, afterHeader + 100),
    )?.[0];
    if (content === undefined) return undefined;
    const footer = FOOTER.exec(text);
    return {
      start,
      end: footer === null ? afterHeader + content.length : footer.index + footer[0].length,
      confidence: 0.99,
      why: 'The header of a private key is followed by encoded key data.',
    };
  },
};
