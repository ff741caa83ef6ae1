import { wordingDetector } from '#engine/detectors/wording-detector.ts';
import { GDPR, PCI_DSS } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Warnings of such messages, and accounts of them. */
const TOLD_OF = phrase(
  `(?:not|never|nobody|no one|nor|neither|without) (?:\\w{2,12} ){0,5}?(?:asks?|asked|requests?|send|sends|sending|reply|replying|e-?mail|e-?mailing|share|sharing|give|giving|tell|telling|provide|type|enter|disclose|reveal|text|need|needs|respond)`,
  `(?:don't|won't|shouldn't|mustn't|doesn't|didn't|can't|cannot) (?:\\w{2,10} ){0,2}(?:ask|send|reply|e-?mail|share|give|tell|provide|type|disclose|reveal|text|need|respond)`,
  `phish(?:ing|ed|ers?)?|smishing|scam(?:s|mers?)?|fraud(?:sters?|ulent)?|suspicious|spoof(?:ed|ing)?|social engineering|beware|be wary|legitimate|genuine|red flags?|warning signs?|forbidden|prohibit(?:s|ed)?|polic(?:y|ies)
    |(?:messages?|mails?|e-?mails?|texts?|calls?|callers?|criminals?|attackers?|someone|anyone|anybody|people|who) (?:\\w{2,12} ){0,3}?(?:asks?|asking|asked|requests?|requesting|tells?|telling|wants?) (?:you|for|users|people|customers)|for example|examples? of|such as|e\\.g\\.|training|quiz|novel|film|according to|reportedly|court`,
  `(?:if|when|in case|whenever) (?:\\w{2,12} ){0,4}?(?:asks?|asked|requests?|told)`,
);

/** What a stranger could pay with. */
const CARD = `(?:(?:(?:full|complete|whole|entire|long|16-digit|credit|debit|payment|bank) ){0,3}card (?:numbers?|no|details|data)|cvv2?|cvc2?|cv2|(?:card )?security code|(?:last )?(?:three|3|four|4)(?: |-)?(?:digits|numbers|digit (?:code|number)) (?:on|from) the back)`;
/** What only its owner should know. */
const LOGIN = `(?:(?:(?:current|old|full|account|online|banking|e-?mail|computer|portal|windows|network|personal|internet) ){0,3}(?:passwords?|passphrase|passcode|pin(?: code| number)?|log-?in (?:details|credentials|data)|credentials|seed phrase|recovery phrase|one-time (?:code|password|passcode)|verification code)|user ?names? and passwords?|log-?in and password)`;
const YOURS = '(?:(?:your|the|his|her|their|a copy of your) )?';
/** Ways of answering that travel unprotected, and are kept. */
const ANSWER = `(?:(?:reply|respond|answer|get back to (?:me|us)|come back to (?:me|us)|write back)(?: (?:to (?:me|us|this (?:e-?mail|message|text|ticket))|by e-?mail|here|back|quickly|today))?,? (?:with|giving|stating|and (?:give|tell|send) (?:me|us))|(?:text|e-?mail|message|whatsapp|mail|send|fax|dm|slack) (?:me|us)(?: (?:back|over|also|both|please|first))?(?: with)?)`;
const BY_MAIL =
  '(?:(?:by|via|over|per|in|through|on) (?:an? |this |the |your |return )?(?:e-?mail|mail|text|text message|sms|chat|live chat|whatsapp|messenger|fax|reply|answer|ticket|message|slack|teams|dm)|(?:here|below) in (?:the |this )?(?:chat|ticket|thread)|in (?:the|this) (?:chat|ticket|thread))';

export const requestedSecret = wordingDetector(
  {
    id: 'requested-secret',
    typeName: 'Request for card data or a password',
    category: 'policy',
    description:
      'Requests to send a card number, its security code or a password in a message, where others can read it.',
    severity: 'medium',
    recommendation:
      'Ask for payment on a secure page, and never for a password: let people sign in themselves, or reset it.',
    triggers: (
      'card number*|card no|card details|card data|cvv|cvv2|cvc|cvc2|cv2|security code|digits on the*|digits from the*|numbers on the back|digit code on*|digit number on*|' +
      'your password*|your passphrase|your passcode|your pin|the pin|the password|your login*|your log-in*|your credentials|your current*|your old*|your account password|' +
      'your online*|your banking*|your e-mail password|your email password|your mail password|your full*|your computer*|your windows*|your network*|seed phrase|recovery phrase|one-time code|one-time pass*|' +
      'verification code|username and password|user name and password|login and password|log-in and password|his password|her password|their password*'
    ).split('|'),
    rules: [
      {
        form: phrase(
          `${ANSWER} (?:(?:your|the|name|full name|date of birth|address|order number|account number|expiry date|expiration date|and|user ?name)[,]? ){0,6}?${YOURS}${CARD}(?:,? (?:and |or )?(?:(?:its|your|the) )?(?:${CARD}|expiry date|expiration date|expiry)){0,3}(?: ${BY_MAIL})?`,
          `(?:send|give|tell|provide|confirm|submit|forward|quote|type|put|share)(?: (?:me|us|over))? (?:(?:your|the|name|expiry date|and)[,]? ){0,3}?${YOURS}${CARD}(?:,? (?:and |or )?(?:(?:its|your|the) )?(?:${CARD}|expiry date|expiration date|expiry)){0,3} ${BY_MAIL}`,
          `(?:i|we) (?:just |only |also |still |will |do ){0,2}need (?:(?:your|the|card number|expiry|expiry date|name|and)[,]? ){0,5}?(?:cvv2?|cvc2?|cv2|(?:last )?(?:three|3) digits (?:on|from) the back)(?: (?:of|on) (?:your|the) card)?`,
        ),
        requires: phrase(
          '(?:reply|respond|answer|send|give|tell|provide|confirm|submit|forward|quote|type|put|share|text|e-?mail|message|mail|whatsapp|fax|dm|slack|need|back)',
        ),
        unless: phrase(
          `last (?:four|4) (?:digits|numbers)(?! (?:on|from) the back)|only the last (?:four|4)|masked|encrypted|test cards?|api|sandbox|field|function|payload|json|loyalty|library|gift card|voucher|membership card|business card|sim card|(?:id|identity|insurance|health) card`,
        ),
        confidence: 0.8,
        legalReference: { law: PCI_DSS, article: 'Req. 4.2.2' },
        why: 'The message asks for card data in an answer that is neither encrypted nor deleted, so others can pay with it.',
      },
      {
        form: phrase(
          `${ANSWER} (?:(?:your|the|name|full name|date of birth|address|account number|user ?name|user id|customer number|and)[,]? ){0,5}?(?:your|his|her|their) (?:user ?name and )?${LOGIN}(?: ${BY_MAIL})?`,
          `${ANSWER} (?:user ?name|log-?in) and password`,
          `(?:send|give|tell|provide|confirm|forward|share)(?: (?:me|us|over))? your (?:user ?name and )?${LOGIN} ${BY_MAIL}`,
          `(?:(?:please|could you|can you|kindly|just) )(?:give|tell|share with|send) (?:me|us) your ${LOGIN}(?: ${BY_MAIL})?`,
        ),
        unless: phrase(
          `password reset|reset (?:link|request)|reset your|change your|choose|new password|forgot(?:ten)?|encrypted|vault|password manager|api|endpoint|field|function|payload|json|public key|wi-?fi|guest network|door|gate|alarm|pin ?board|pin (?:it|them)|policy|postcode`,
        ),
        confidence: 0.8,
        legalReference: { law: GDPR, article: 'Art. 32' },
        why: 'The message asks for a password or code that only its owner should know.',
      },
    ],
    examples: [
      'Please [[reply with your full card number, expiry date and the three digits on the back]].',
      '[[Reply with your card number and CVV]]. Kindly [[e-mail us your credit card details]].',
      'You can [[send the card number and expiry date by WhatsApp]].',
      'To refund you [[I just need your card number and CVV]].',
      '[[Please send us your password by e-mail]]. [[Could you tell me your PIN]]?',
      '[[Reply to this message with your username and password]] and we will look at it.',
      'Never reply with your card number, and do not send us your password by e-mail.',
      'We will not ask you to reply with your full card number. Nobody may ask you: "Send us your PIN".',
      'It is a scam if somebody writes: reply with your card number and CVV.',
      'Please reply with the last four digits of your card number. Send us your library card number.',
      'Reply with your order number. We will send you your password by post.',
      'Send us a message when you have changed your password. The client sends the password in a header.',
      'You need your card number and CVV to pay on our page.',
      'Could you send me the password for the test server? Give me the guest password.',
    ],
  },
  { isToldOf: (sentence) => TOLD_OF.test(sentence) },
);
