import { MAY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { soldData } from './sold-data.ts';

const DATA = `(?:all |any |some )?(?:of )?(?:your|the user's|customers?'?|users?'?|customer's)
  (?:\\w{1,12} ){0,4}(?:data|information|details|content|contacts)`;

const ANY_DATA = `(?:(?:your|our|their|his|her|the|any|all|such|customers?'?|client|users?'?
  |members?'?|tenants?'?|personal|usage|contact|information about|details of|data about|the
  \\w{3,12}'s)(?: and| or)? ){1,3}(?:\\w{3,12},? (?:and |or )?){0,3}(?:data|information|details
  |content|contacts|records|profile|you)`;

export const dataSharing = riskyClause({
  id: 'data-sharing',
  typeName: 'Broad data sharing',
  description:
    'Terms that let personal data or content go to partners, advertising or AI training.',
  severity: 'medium',
  recommendation: 'Ask who receives the data and why, and for consent that can be refused.',
  legalReference: { law: GDPR, article: 'Art. 6(1) and 13(1)(e)' },
  parts: [soldData],
  triggers: (
    'know about*|learn about*|we collect about*|we hold about*|we hold on*|we have on*|anyone who asks*|anyone who pays*|anyone who want*|anyone willing*|anybody who asks*|anybody who pays*|whoever asks*|whoever pays*|whoever wants*|' +
    'advertising partner*|ad partner*|advertising network*|ad network*|data brokers|advertisers as*|details to*|your contacts|on our side for good|let us sell*|let us share*|' +
    'location history|improve its*|improve our*|commercial purposes|photos may*|photo may*|' +
    'inputs and*|sell information*|film you|photograph you|record you|information about you|' +
    'share the*|use customer*|use your data*|use your information*|use your content*|' +
    'use your personal*|use any data*|use the data*|with third parties|to third parties|' +
    'third parties for*|third parties as*|third parties without*|commercial partners|' +
    'marketing partners|business partners|your name and*|your likeness|your image|' +
    'our using your*|share your*|share all*|share any*|sell your*|rent your*|pass your*|' +
    'give your*|disclose your*|transfer your*|train models|further consent|without consent|' +
    'without payment|without your consent|without asking|your messages|your chats|' +
    'your conversations|your address book|your call log|your private messages|' +
    'your direct messages|your text messages|with any third party|to any third party|' +
    'any third party for|any third party without|to train|your voice*|your video*|your face*|' +
    'your pictur*|your profile*|scan your|monetise*|monetize*|commercialise*|commercialize*|' +
    'photographing|photographed|filming|filmed|film guests|film members|film children|' +
    'film participants|photograph guests|photograph members|photograph children|' +
    'photograph participants|record guests|record members|record children|record participants|' +
    'can share|can sell|can rent|can disclose|can give|can pass|may share|may sell|may rent|' +
    'may disclose|may pass|us to share|us to sell|us to disclose|us to rent|us to pass|' +
    'us sharing|us selling|us disclosing|us disclosure of|us passing|us sell|us share|us rent|' +
    'us disclose|to sharing|to selling|to disclosing|to disclosure of|pass on*|send on*|' +
    'hand on*|give on*|sell on*|using his|using her|uses his|uses her|publish his|publish her|' +
    'publishing his|publishing her|use his name*|use his image*|use his likeness*|' +
    'use his photo*|use his voice*|use her name*|use her image*|use her likeness*|' +
    'use her photo*|use her voice*|use its name*|use its logo*|use its image*|using its name*|' +
    'using its logo*|using its image*|uses its name*|uses its logo*|uses its image*|' +
    'publish its name*|publish its logo*|publish its image*|publishing its name*|' +
    "publishing its logo*|publishing its image*|your photo*|use the member's*|use the user's*|" +
    "use the client's*|use the customer's*|use member's*|use user's*|use client's*|" +
    'without any consent|without any permission|without any payment|without any asking|' +
    'further permission|further payment|further asking|without telling|without permission|' +
    'as it like*|as it see*|as it think*|as it wish*|as we like*|as we see*|as we think*|' +
    'as we wish*|testimonial*|name and logo*|name or logo*|names and logo*|names or logo*|' +
    'appear in our|appear in any|appear in ads|appear in adverts|appear in marketing|' +
    'shown in our|shown in any|shown in ads|shown in adverts|shown in marketing|' +
    'used in our ads*|used in our advert*|used in our marketing*|used in our promotion*|' +
    'credit reference*|data about|let us pass|allow us*|permit us*|brokers|read, read*|' +
    'read, scan*|read, store*|read, share*|scan, read*|scan, scan*|scan, store*|scan, share*|' +
    'store, read*|store, scan*|store, store*|store, share*|share, read*|share, scan*|' +
    'share, store*|share, share*|authorises us|authorizes us|authorise us|authorize us|' +
    'sharing your*|sharing details*|sharing customer*|sharing user*|sharing member*|' +
    'sharing information about*|selling your*|selling details*|selling customer*|selling user*|' +
    'selling member*|selling information about*|disclosing your*|disclosing details*|' +
    'disclosing customer*|disclosing user*|disclosing member*|disclosing information about*' +
    '|details on to*|data on to*|details over to*|data over to*|information on to*|be sold*|be rented out*|be licensed*|be licenced*|be traded*|be monetis*|be monetiz*|be auctioned*|be shared with*|be passed to*|be passed on*|be rented*|be given to*|be disclosed to*|be handed*|be made available to*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:consents?|agrees?) to (?:us |our |the \\w{3,12} |it ){0,2}(?:selling|renting out|trading)(?: on)? ${ANY_DATA} …(?:partners?|third part(?:y|ies)|companies|advertisers?|any(?:one|body)|brokers?)`,
      ),
      unless: phrase(
        '(?:not|never) (?:consent|agree)s?|opt(?:ed)? in|with(?:out)? your (?:\\w{4,9} )?consent',
        REPORT,
      ),
      confidence: 0.9,
      why: 'The text lets personal data be sold without a clear limit.',
    },
    {
      form: phrase(
        `(?:advertisers|data brokers|brokers|sponsors|insurers|marketers|partners|affiliates|(?:parent|sister|group) compan(?:y|ies))(?:,? [\\w-]{2,14}){0,12}?,? (?:and|or) (?:anyone|anybody|whoever|everyone|everybody|any (?:company|firm|business))(?: else)? (?:(?:who|that|which) )?(?:asks?|pays?|wants? (?:it|them)|(?:is )?(?:willing|prepared|ready) to pay|offers? (?:money|enough|us))(?: \\w{3,9})?`,
        `(?:sell|pass|give|auction) (?:\\w{3,9} )?(?:everything|whatever|what|all that|anything) we (?:know|learn|collect|hold|store|have) (?:about|on|of) (?:you|users|members|customers|them|your \\w{4,9})(?: (?:off |on )?to (?:the )?(?:\\w{3,10} ){0,2}\\w{4,10})?`,
      ),
      unless: phrase('not|never|no|with your (?:\\w{4,9} )?consent|applicants?', REPORT),
      severity: 'high',
      confidence: 0.9,
      recommendation: 'Name each recipient, and share personal data only on a legal basis.',
      why: 'The text lets personal data be sold or passed on without a clear limit.',
    },
    {
      form: phrase(
        `(?:we|company|provider|platform|operator) (?:(?:may|can|will|also) )?(?:share|sell|pass on|disclose|trade) (?:\\w{3,12} ){0,2}(?:payroll|employee|staff|salary|customer|client|patient|health|location|usage|personal|contact|payment|pupil|member) (?:data|details|records|information) (?:with|to) (?:\\w{3,12} ){0,2}?(?:advertis(?:ing|ers?)|ad|marketing|commercial|data brokers)(?: partners?| networks?| companies)?(?: (?:as|whenever|wherever|if|when) (?:we|it) (?:sees? fit|likes?|wish(?:es)?|pleases?|chooses?|wants?))?`,
      ),
      unless: phrase(
        'not|never|only (?:if|with)|consent|permission|agree|anonymi[sz]ed|aggregated?|opt(?:ed)? in',
        REPORT,
      ),
      why: 'The text lets personal data go to advertisers without a clear limit.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:we|${STRONGER}) (?:${MAY}|will|also|sometimes)
          (?:also |sometimes )?(?:pass|give|hand|send|sell)(?: on)? your
          (?:details|data|number|address|e-?mail|contacts|information|profile) (?:on )?to (?:firms
          |companies|businesses|others|shops|friends of ours|whoever|anyone|anybody|people
          |organi[sz]ations)(?: \\w{2,10}){0,6}`,
        `(?:app|site|service|platform|we)
          (?:also )?(?:reads?|uploads?|copies|copy|scans?|imports?|stores?) (?:all )?your
          (?:contacts|address book|messages|photos|call log)`,
      ),
      unless: phrase(
        'not|never|if you (?:agree|allow|ask|choose|turn)|with your (?:consent|permission)|deliver',
        REPORT,
      ),
      why: 'The text lets data be collected or shared without a clear limit.',
    },
    {
      form: phrase(
        `(?:we|company|provider|platform|operator)
          (?:may|can|will|reserves? the right to|are free to)(?:,? \\w{1,12}){0,3}
          (?:share|sell|rent|pass(?: on)?|disclose|transfer|give) ${DATA} …(?:partners?|third
          part(?:y|ies)|advertisers?|anyone|anybody|other companies|sponsors|brokers)`,
      ),
      unless: phrase(
        `not (?:share|sell|rent|disclose|pass)|never|(?:with|without|upon|obtain) your
          (?:\\w{1,10} )?(?:consent|permission)|if you (?:consent|agree|ask|choose)|service
          providers?|processors?|law enforcement|court order|required (?:by|to)|at your request
          |anonymi[sz]ed|aggregate`,
        REPORT,
      ),
      why: 'The text lets personal data be shared without a clear limit.',
    },
    {
      form: phrase(
        `(?:use|uses|using) (?:it|them|${DATA}) …to train
          (?:(?:our|its|the) )?(?:\\w{1,12} ){0,2}(?:models?|ai|algorithms?)`,
      ),
      unless: phrase('not use|never|opt(?:ed)? (?:out|in)|with your consent', REPORT),
      why: 'The text lets content or data be used to train AI models, which is hard to undo later.',
    },
    {
      form: phrase(
        `(?:photos?|photographs?|images?|pictures|recordings?|videos?|likeness) …(?:used|published
          |shared) …(?:advertising|marketing|promotion|publicity|promotional \\w{4,12}) …without
          (?:any )?(?:(?:further|your) )?(?:consent|permission|payment|asking)`,
      ),
      unless: phrase('not (?:be )?(?:used|published)|never|stock photos?', REPORT),
      why: 'The text lets images of people be used in advertising without further consent or payment.',
    },
    {
      form: phrase(
        `${STRONGER} (?:and (?:\\w{1,12} ){1,3})?${MAY}(?:,? \\w{1,12}){0,4}
          (?:share|sell|rent|pass|pass on|disclose|transfer|give|provide|licen[sc]e|release)
          (?:\\w{1,12},? ){0,3}${ANY_DATA} …(?:(?:affiliates?|group companies|sister companies)
          (?:\\w{2,12} )?for marketing
          |(?:commercial|marketing|other|business|advertising|selected|trusted|other)
          (?:\\w{3,10} )?(?:partners?|companies|businesses)|partners?|third part(?:y|ies)
          |advertisers?|anyone|anybody|whomever|brokers?|credit reference agencies|landlords?)(?:
          (?:that |which )?(?:it|we|they)
          (?:thinks?|considers?|sees?|chooses?|likes?|deems?)(?: (?:fit|appropriate|suitable|necessary))?)?`,
        `${STRONGER} ${MAY}(?:,? \\w{1,12}){0,3}
          (?:use|uses|exploit|process|analy[sz]e|commerciali[sz]e|monetise|monetize)
          (?:\\w{1,12},? ){0,2}${ANY_DATA} …(?:for (?:any|all|whatever|its own|our own)
          (?:\\w{3,12} )?(?:purposes?|reasons?)|in any way|without
          (?:restriction|limit(?:ation)?|telling|asking|further consent|payment)|as (?:we|it)
          (?:sees?|thinks?|likes?|wish(?:es)?))`,
        `(?:you|(?:the )?\\w{4,12}) (?:consents?|agrees?|authori[sz]es?)
          (?:us to|to|that|us|the \\w{3,12})(?: \\w{1,12}){0,5}
          (?:share|sharing|sell|selling|disclose|disclosing|disclosure of|passing|pass)
          (?:\\w{1,12},? ){0,3}${ANY_DATA} …(?:any(?:one|body)?|affiliates …marketing|third
          part(?:y|ies)|partners?|advertisers?)`,
      ),
      unless: phrase(
        `not (?:share|sell|rent|disclose|pass|use)|never|(?:with|without|upon|obtain|unless)
          (?:\\w{1,10} ){0,3}(?:consent|permission)|if you (?:consent|agree|ask|choose)|processors?
          |law enforcement|court order|required (?:by|to)|at your request|anonymi[sz]ed|aggregated?
          |confidential(?:ity)?|professional advisers?|need to know|each party|either party
          |receiving party|to (?:provide|deliver|perform|operate) the services?`,
        REPORT,
      ),
      why: 'The text lets data be shared, or used for any purpose, without a clear limit.',
    },
    {
      form: phrase(
        `(?:consents? to|agrees? (?:to|that)|may|grants?|authori[sz]es?)
          (?:\\w{1,12},? ){0,5}(?:us(?:e|es|ing)|publish(?:ing)?)
          (?:your|its|his|her|the \\w{3,12}'s) (?:\\w{3,12},? (?:and |or )?){0,3}(?:names?|logos?
          |images?|likeness|photographs?|photos|voice|testimonials?) …(?:marketing|advertising
          |publicity|promot(?:e|ion|ional|ing))`,
      ),
      unless: phrase(
        '(?:prior|written|with|withdraw|without) (?:\\w{3,12} )?consent|not (?:use|publish)|unless|opt out|approval',
        REPORT,
      ),
      why: 'The text lets a name or image be used in marketing without further consent.',
      severity: 'low',
    },
    {
      form: phrase(
        `(?:agree|agrees|consent|consents|may|can) (?:\\w{2,12} ){0,4}(?:film|photograph|record
          |filming|recording|photographing|filmed|photographed
          |recorded) …(?:advertis(?:ing|ements?|es?)|marketing|promot(?:e|ion|ional|ing)|publicity
          |social media)`,
      ),
      requires: phrase(
        'you|your|guests?|members?|children|participants?|employee|model|entering|attending',
      ),
      unless: phrase(
        'if you (?:agree|consent|ask)|withdraw|unless|opt out|written consent',
        REPORT,
      ),
      why: 'The text lets recordings of people be used in marketing without further consent.',
      severity: 'low',
    },
    {
      form: phrase(
        `(?:let|allow|permit|authori[sz]e) us (?:to )?(?:sell|share|rent|pass on|disclose)
          (?:\\w{3,12},? ){0,2}your (?:\\w{3,12} ){0,3}(?:data|history|information|details|contacts
          |location|profile|habits)(?: (?:to|with) (?:\\w{3,12} ){0,2}\\w{4,12})?`,
        `${STRONGER} ${MAY}
          (?:\\w{3,12},? ){0,4}(?:read|store|share|listen|scan)(?:,? (?:and )?(?:read|store|share|scan)){1,3}
          your (?:\\w{3,12} )?(?:messages|e-?mails|chats|files|photos|conversations)`,
        `${STRONGER} ${MAY} use (?:the )?(?:customer|client|user|member)'s
          (?:\\w{3,12},? (?:and )?){1,4}(?:to|for) …(?:commercial|marketing|any|its own|other)
          (?:\\w{3,12} )?purposes?`,
        `your (?:photos?|pictures?|image|face|name|voice|likeness|video) (?:may|can|will)
          (?:appear|be (?:used|shown|published)) in
          (?:our |any )?(?:\\w{3,12} )?(?:ads|adverts|advertisements?|advertising|marketing|promotions?)`,
      ),
      unless: phrase(
        'never|not (?:sell|share|use|be used)|if you (?:agree|consent)|with your (?:\\w{3,12} )?consent|unless',
        REPORT,
      ),
      why: 'The text lets data, messages or images be used or shared without a clear limit.',
    },
    {
      form: phrase(
        `(?:pass|hand|give)(?:s|ing)? (?:your|members'|customers'|users') (?:contact |personal )?(?:details|data|contacts?|information) (?:on|over) to (?:our |any )?(?:\\w{2,12} ){0,5}(?:partners|advertisers|insurers|sponsors|affiliates|friends)`,
      ),
      unless: phrase(
        `(?:not|never|no longer) (?:\\w{2,8} )?(?:pass|hand|give)|with your (?:consent|permission)|if you (?:agree|ask|tick)|only (?:if|when|with)|deliver`,
        REPORT,
      ),
      confidence: 0.8,
      why: 'The text passes data to others who use it for their own purposes.',
    },
  ],
  examples: [
    'By joining, members [[agree to our renting out their contact details to other companies]].',
    'Recipients: [[sponsors, our sister companies and whoever pays enough]].',
    'The operator may [[sell everything we learn about users to brokers]].',
    'Sponsors and anyone who asks at the gate get a free programme, but no data.',
    'The [[provider may sell salary data to marketing companies whenever it likes]].',
    'We share customer data with advertising partners only with consent, and never pass on health records to advertisers.',
    '[[My details may be sold to carefully selected third parties]].',
    "[[Members' contact details can be passed on to our partners]].",
    'Your details will not be sold to third parties; your data may be shared with partners only if you agree.',
    'Your information may be disclosed to third parties who help us deliver the parcel.',
    'We may [[hand your contact details over to our travel and loan partners]].',
    'We never pass your details on to our partners; only with your consent do we hand your data over to sponsors.',
    '[[We may also pass your details to firms we get on well with]].',
    'The [[app also reads your contacts]] so that friends can join.',
    'With your consent we may pass your details to firms; the app reads your contacts if you allow it.',
    '[[Your photos may appear in our ads]].',
    'By using the app you [[let us sell your location history to partners]].',
    'By entering you [[agree that we may film you and use the film in advertisements]].',
    '[[The Agent may share your information with any third party it thinks fit]].',
    '[[We may use Customer Data for any purpose]].',
    'The agent may share your information with a court where the law requires it.',
    '[[We may share Customer Content with our affiliates and commercial partners]].',
    '[[We may pass your name and medical details to our partners]].',
    '[[Photos taken at events may be used for marketing without further consent]].',
    'Photos are not used for marketing without consent.',
    '[[We may share your data with partners we choose]].',
    '[[We can sell your contact details to third parties]] for marketing.',
    'We may [[use your content to train our models]].',
    'We will never share your data with third parties.',
    'We may share your data with partners if you agree.',
    'You can share your photos with partners and friends.',
    '[[We may monetise your data as we see]] fit.',
  ],
});
