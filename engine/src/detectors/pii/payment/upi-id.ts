import type { Match, PlaceDetector } from '#engine/detector.ts';
import { INDIAN_DATA_PROTECTION_ACT } from '#engine/laws.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** Handles of banks and apps; they cannot be domains, because they have no dot. */
const HANDLES =
  'okicici|okhdfcbank|oksbi|okaxis|ybl|ibl|axl|paytm|ptyes|ptsbi|pthdfc|ptaxis|upi|apl|yapl|rapl|' +
  'icici|hdfcbank|sbi|axisbank|axisb|kotak|pnb|barodampay|cnrb|idfcbank|indus|federal|jupiteraxis|' +
  'freecharge|ikwik|airtel|postbank|superyes|waicici|wahdfcbank|wasbi|waaxis';
/** Before the at sign: a name chosen by its owner, or a phone number. */
const OWNER = endingAtOffset(String.raw`(?<![\w.@/+-])[a-z\d][a-z\d._-]{1,48}`, 'i');

/** Behind one of these, the handle may be that of any bank. */
const LABELS = ['upi', 'upi id', 'vpa', 'gpay', 'phonepe', 'bhim'];
const BEHIND_LABEL =
  /(?: (?:id|address|handle|no))?\.?(?: (?:is|to|at|on))?[ \t]{0,3}[:=–-]?[ \t]{1,6}(?<![\w.@/+-])([a-z\d][a-z\d._-]{1,48}@[a-z][a-z\d]{1,16})(?![\w@/-]|\.\w)/iy;

export const upiId: PlaceDetector = {
  scope: 'place',
  id: 'upi-id',
  typeName: 'UPI ID',
  category: 'pii',
  description:
    "An address of India's Unified Payments Interface, recognized by the bank or app handle at its end.",
  severity: 'medium',
  recommendation:
    "Remove the address, because it reveals its owner's name and lets anyone request money.",
  legalReference: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 2(t)' },
  triggers: [...HANDLES.split('|').map((handle) => `@${handle}`), ...LABELS],
  reach: { before: 52, after: 80 },
  glance: (text, start, end) => text.charAt(start) === '@' || /@/.test(text.slice(end, end + 60)),
  examples: [
    'Pay Jane Roe by UPI: [[jane.roe@okhdfcbank]], thank you.',
    'GPay to [[9840012345@ybl]]',
    'Write to jane@paytm.com or tag @paytm; the handle @upi is taken.',
    'UPI ID: [[roe.stores@okhdfc]]; VPA [[9840012345@jupiter]], UPI [[jane@slice]].',
    'UPI: see jane@roe.example; UPI is a system, jane@home said; the UPI handles @okicici and @ybl.',
    'The package @ybl/core and the mail jane.roe@sbi.co.in are none.',
  ],
  verify({ text, start, end }) {
    if (text.charAt(start) !== '@') return afterLabel(text, end);
    const from = startOfMatchBefore(text, start, OWNER);
    if (from === undefined || /^[\w@/-]|^\.\w/.test(text.slice(end, end + 2))) return undefined;
    const why = 'A name appears before the handle of an Indian bank or payment app.';
    return { start: from, end, confidence: 0.92, why };
  },
};

function afterLabel(text: string, end: number): Match | undefined {
  const found = groupAt(text, end, BEHIND_LABEL);
  if (found === undefined) return undefined;
  const why = 'A payment address follows its label.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}
