import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const PERSONAL = `(?:dobs?|dates? of birth|nhs (?:nos?|numbers?)|ni (?:nos?|numbers?)|ssns?|card
  (?:nos?|numbers?|details)|bank details|salar(?:y|ies)|payroll|patients?|customers?|clients?|staff
  |employees?|pupils?|students?|tenants?|members?|donors?|residents?|personal data|medical|health
  records?|passports?|addresses|pii|case ?(?:files?|notes))`;
const HOLDER = `(?:rows|records|entries|files?|export|dump|spreadsheet|csv|database|list|backups?
  |usb|memory stick|stick|pen ?drive|hard drive|laptop|tapes?|share|folder|bucket|dropbox|google
  drive|onedrive|drive|tmp|desktop)`;
const OPEN = `(?:not (?:even )?(?:encrypted|password[- ]protected|locked|protected)|isn't
  (?:encrypted|password protected|protected)|aren't encrypted|unencrypted|unprotected|no
  (?:password|encryption)(?: on it)?|in (?:the clear|plain text|clear text)|(?:is|was|are|were|left)
  (?:wide open|world[- ]readable|publicly (?:readable|accessible))|anyone with the link|open to
  everyone)`;

export const unprotectedData = plainWords({
  id: 'unprotected-data',
  typeName: 'Unprotected personal data',
  description:
    'Statements that personal data is stored unencrypted, without a password, or open to everyone.',
  severity: 'medium',
  recommendation:
    'Secure or delete the copy, and assess whether the incident must be reported as a data breach.',
  legalReference: { law: GDPR, article: 'Art. 32' },
  triggers: (
    'my phone|his phone|her phone|our phone|a phone|own phone|personal phone|private phone|my mobile|his mobile|her mobile|our mobile|a mobile|own mobile|personal mobile|private mobile|whatsapp|telegram|facebook|messenger|snapchat|group chat|viber|not encrypted|not even encrypted|not password protected|not password-protected|' +
    "not protected|not locked|isn't encrypted|isn't password*|aren't encrypted|unencrypted|" +
    'unprotected|no password|no encryption|in the clear|in plain text|in clear text|wide open|' +
    'world-readable|world readable|publicly readable|publicly accessible|anyone with the link|' +
    'open to everyone|to my gmail|to my private*|to my personal*|to my own*|to my hotmail|' +
    'to my yahoo|to my home*|to his gmail|to her gmail|to his private*|to her private*|' +
    'to his personal*|to her personal*|my own dropbox|my personal drive|in clear|in plaintext|' +
    'in cleartext|no need to mask|no need to anonymi*|no need to scramble|unmasked|' +
    'without masking|without anonymi*|without scrambling|bother masking|bother to mask|' +
    'bother anonymi*|not masked|real customer data|real patient data|real user data|' +
    'production customer data|live customer data|real client data|real customer records|' +
    'real patient records|real user records|live patient data|production user data|' +
    'live user data|real member*|live customer records|live client*|live member*|' +
    'production patient*|production client*|production customer records|production member*|' +
    'live patient records|member list|member data|user data|customer data|patient data|client data|customer records|patient records|employee list|employee data|customer extract|production data|live data|live dump|live export|production export|customer dump|client dump|customer export|user dump|customer database|patient list|customer list|production dump|prod dump|prod data|real data|' +
    'chatbot|chatgpt|chat gpt|gemini|copilot|deepseek|claude|ai tool|ai assistant|online translator|online converter|translation site|translation website|converter site|converter website|' +
    'live patient records|production user records|live user records|real client records'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:mailed|e-?mailed|sent|forwarded|uploaded|copied|saved|moved|bcc'd) (?:\\w{2,9} ){0,4}?(?:${HOLDER}|data|records|database|report|case ?files?|sheet|excel|customer list|lists?)
          (?:\\w{2,9} ){0,3}?to (?:my|his|her) (?:own |private |personal |home )?(?:gmail|hotmail|yahoo|outlook\\.com|e-?mail|mail(?:box)?|account|inbox|address|dropbox|drive|icloud|laptop|computer|pc|usb)`,
      ),
      requires: phrase(
        'full|whole|entire|customers?|clients?|patients?|staff|claims?|members?|salar(?:y|ies)|payroll|work(?:ing)? (?:on it )?(?:at|from) home|from home|at home|export|case ?files?|database|confidential',
      ),
      unless: phrase(
        'must|shall|should|never|may not|do not|if|receipt|invoice|ticket|my (?:own )?data|confirmation|boarding',
      ),
      confidence: 0.7,
      why: 'The text says that records were sent or copied to a private account or device.',
    },
    {
      form: phrase(
        `(?:pasted|copied|uploaded|put|dumped|fed|typed|dropped|threw|loaded|ran|run|stuck) (?:the |all |our |of |a |an |his |her |their |whole |full |entire |complete ){1,4}(?:customers?|clients?|patients?|staff|employees?|personnel|members?|pupils?|tenants?|applicants?|salary|payroll|hr) (?:\\w{3,9} )?(?:lists?|data|files?|records|letters?|export|database|sheets?|addresses|details|cvs?|notes|table) (?:straight |directly |quickly )?(?:into|in|to|through|on) (?:(?:the|a|an|some|that|my) )?(?:(?:free|public|online|private|own|web) ){0,2}(?:ai )?(?:chatbots?|chat ?gpt|gemini|copilot|deepseek|claude|ai (?:tool|assistant)|online (?:translator|converter)|translator|translation (?:site|website)|converter(?: (?:site|website))?)`,
      ),
      unless: phrase(
        `must|shall|should|never|may not|nobody|no one|not|anonymi[sz]ed|pseudonymi[sz]ed|masked|synthetic|fictitious|fake|dummy|approved|company's|in-house|internal|on-premises?|if`,
      ),
      severity: 'high',
      confidence: 0.8,
      why: 'The text says that personal data was given to a public online tool.',
    },
    {
      form: phrase(
        `${HOLDER} … ${PERSONAL} … ${OPEN}`,
        `${PERSONAL} … ${HOLDER} … ${OPEN}`,
        `(?:unencrypted|unprotected) (?:\\w{2,12} ){0,2}?${HOLDER}
          (?:with|of|containing|full of|holding|that has|that had) … ${PERSONAL}`,
      ),
      unless: phrase(
        'must|shall|should|never|may not|whether|supports?|feature|option|configured?|users can|you can|api|if',
      ),
      confidence: 0.65,
      why: 'The text says that personal data is stored without protection.',
    },
    {
      form: phrase(
        `(?:${PERSONAL}|passwords?) (?:is|are|was|were|get|gets|end up|ends up) (?:\\w{2,9} ){0,2}(?:written|logged|stored|kept|saved|sent|dumped|printed)(?: \\w{2,12}){0,6} (?:in (?:the )?clear(?: ?text)?|in plain ?text|unencrypted)`,
      ),
      unless: phrase('must|shall|should|never|may not|not|whether|if|you can|option|configured?'),
      confidence: 0.7,
      why: 'The text says that personal data or passwords are stored or sent without protection.',
    },
    {
      form: phrase(
        `(?:take|use|copy|grab|pull|import|load|restore|dump)(?:ed)? (?:a copy of |a dump of |a backup of |some of )?(?:the |our |real |live ){0,3}(?:production|prod|live|real|customers?'?|users?'?|patients?'?|clients?'?) (?:\\w{3,9} )?(?:tables?|data|database|db|records|dump)(?: …|,? )(?:no need to (?:mask|anonymi[sz]e|scramble)|unmasked|without (?:masking|anonymi[sz]ing|scrambling)|don't bother (?:masking|anonymi[sz]ing|to mask)|not masked)(?: \\w{2,6})?`,
        `(?:real|production|live) (?:customer|patient|user|client|member) (?:data|records) (?:is|are|sits?|lies?) (?:\\w{2,9} ){0,2}(?:in|on) (?:the |our )?(?:test|staging|dev|demo|sandbox|training) (?:system|server|environment|database|box)`,
      ),
      unless: phrase(`must|shall|never|may not|not allowed|should|no longer|synthetic`),
      confidence: 0.75,
      why: 'The text suggests copying real personal data to a place without the same protection.',
    },
    {
      form: phrase(
        `(?:attached|attaching|sent|sending|uploaded|uploading|shared|sharing|here is|here's|find)(?: you| attached)? (?:the|a|our|my|all the|some) (?:full |whole |entire |real |live |latest |production |prod ){0,2}(?:customers?|clients?|patients?|members?|users?|employees?|production|prod|live) (?:data ?)?(?:dump|export|extract|database|db|tables?|records|list|data)(?: \\([^()]{2,24}\\))?(?:,? so (?:that )?(?:you|they|he|she)(?:'ve| have| can| could| get)?| to| for| with)(?: got| use| some)? (?:test(?:ing)?|play|real data|try|demo|something real|load test|develop(?:ment)?)(?: \\w{2,9}){0,3}`,
      ),
      unless: phrase(
        `must|shall|never|may not|not allowed|synthetic|anonymi[sz]ed|pseudonymi[sz]ed|masked|scrambled|fake|dummy|made-up|invented|generated`,
      ),
      severity: 'high',
      confidence: 0.78,
      why: 'The text says that real personal data was passed on to test with.',
    },
    {
      form: phrase(
        `(?:photos?|pictures?|pics?|images?|videos?)(?: of (?:\\w{2,12} ){1,4}?)? ?(?:was |were )?(?:taken |shot )?(?:on|with) (?:my|his|her|our|a) (?:own |personal |private )?(?:phone|mobile)[^.!?]{0,30}?(?:sent|posted|shared|put|uploaded|forwarded) (?:it |them )?(?:to|in|on) (?:the |our |a )?(?:\\w{3,10} )?(?:whatsapp|telegram|facebook|messenger|snapchat|group chat|viber)(?: (?:group|chat))?`,
        `(?:sent|posted|shared|put|uploaded|forwarded) (?:a |the |some )?(?:photos?|pictures?|pics?|images?|videos?) of (?:the |a |his |her |mr \\w{2,12}'s |mrs \\w{2,12}'s )?(?:wounds?|sores?|bruises?|rash|x-rays?|scans?|dressings?|residents?|patients?|ulcers?|charts?|drug chart) (?:to|in|on) (?:the |our |a )?(?:\\w{3,10} )?(?:whatsapp|telegram|facebook|messenger|snapchat|group chat|viber)(?: (?:group|chat))?`,
      ),
      requires: phrase(
        `sacrum|wounds?|sores?|ulcers?|grade|skin|bruis\\w{1,3}|dressings?|rash|x-rays?|scans?|residents?|patients?|pressure|charts?|swelling|leg|heel|burns?|bed ?sores?`,
      ),
      unless: phrase('must|never|may not|do not|wedding|dog|cat|garden'),
      severity: 'high',
      confidence: 0.8,
      why: 'The text says that a picture of a patient was sent to a private chat.',
    },
  ],
  examples: [
    'Heel sore again, [[picture taken with my phone and posted in the team WhatsApp]]. She [[sent a photo of the bruises to the Telegram group]].',
    'Photo of the cake taken on my phone and sent to the WhatsApp group; photos of residents must never be sent to WhatsApp.',
    'I [[dropped all of our patient letters into ChatGPT]] to shorten them. She [[ran the whole payroll export through an online converter]].',
    'I pasted the anonymized patient letters into ChatGPT. Nobody may paste a customer list into a chatbot. We put the customer chatbot on the site.',
    '[[Load a dump of the production database, no need to mask it]].',
    '[[Real patient data sits in the test system]].',
    'I [[uploaded the live member list so you can test with real names]]. [[Here is the prod dump for testing]].',
    'Here is the anonymized customer export for testing; I sent the customer list to the printer for the labels.',
    'Real customer data is never kept in the test system.',
    'Use the synthetic customer data: there is no need to mask it.',
    '[[Bank details are still stored in the old ticket system in plaintext]].',
    'Card numbers are never written to the log in clear.',
    '[[Customer export in tmp, 41k rows incl. dob, not\n  encrypted]], needed it for the move.',
    'She lost an [[unencrypted USB stick with 300 patients]].',
    'There is a [[spreadsheet of all staff salaries on the share, no password]].',
    'I [[mailed the full export to my gmail]] so that I can finish at home.',
    'She [[forwarded the customer list to her private email]] on her last day.',
    'The report was sent to my email; never send client files to your private account.',
    'Files that hold personal data must not be stored unencrypted.',
    'The database of customers supports encryption; the log is not encrypted.',
    'The folder is open to everyone, and students like the park.',
    'If the laptop holds health records and is not encrypted, tell us.',
  ],
});
