import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const BAD =
  '(?:(?:any|a) )?(?:bad|negative|critical|poor|unfavou?rable) (?:online )?(?:reviews?|ratings?|comments?|feedback)';

/** Fellow guests, whom a house may protect; what is said of the house itself is another matter. */
const OF_OTHERS = `(?:of|about|on|against) (?:(?:any |your |their |our )?(?:other|fellow|another) (?:paying |registered )?(?:guests?|users?|members?|tenants?|residents?|travell?ers?|customers?|players?|participants?|hosts?|visitors?|pupils?|patients?)(?!,? (?:or|and|nor) (?:about |of )?(?:us|our|the|its))|each other|one another)`;

export const nonDisparagement = riskyClause({
  id: 'non-disparagement',
  typeName: 'Non-disparagement',
  description: 'Promises not to say anything negative about a party.',
  severity: 'medium',
  recommendation:
    'Exempt true statements, reports to authorities and reviews that the law protects.',
  triggers: (
    'nothing bad|nothing negative|nothing critical|nothing unkind|nothing damaging|negative rating*|bad rating*|negative comment*|disparage|disparages|disparaging|' +
    'disparagement|derogatory|derogate|derogates|tarnish|tarnishes|disrepute|ridicule|malign|' +
    'reflect adversely*|reflects adversely*|reflect unfavo*|reflects unfavo*|' +
    'reflect negatively*|injure the*|damage the*|diminish the*|dilute*|prejudicial to*|' +
    'detrimental to*|defamatory|denigrate|negative statement|negative statements|' +
    'nondisparagement|online feedback*|online comment*|online rating*|online review*|' +
    'unfavourabl*|unfavorabl*|scandal|will cost|bad feedback*|bad comment*|bad review*|' +
    'poor feedback*|poor comment*|poor rating*|poor review*|critical feedback*|' +
    'critical comment*|critical rating*|critical review*|public contempt|into contempt|' +
    'in contempt|may never*|adversely on|adversely upon|badly on|badly upon|poorly on|' +
    'poorly upon|negatively on|negatively upon|refrain to|reflect badly*|reflects badly*|' +
    'reflects poorly*|reflects negatively*|reflect poorly*|harm the*|harm its*|harm our*|' +
    'harm your*|injure its*|injure our*|injure your*|damage its*|damage our*|damage your*|' +
    'diminish its*|diminish our*|diminish your*|impair its*|impair our*|impair your*|' +
    'impair their*|impair the reputation*|negative feedback*|negative review*|would harm*|could harm*|might harm*|may harm*|that harm*|would hurt*|could hurt*|that hurt*|would damage*|could damage*|' +
    'might damage*|that damage*|that embarrass*|could embarrass*|would embarrass*|in a bad light|that discredit*|only positive*|only good*|only favo*|positive review*|positive rating*|good review*|five-star*|5-star*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:shall|will|may|agrees?|undertakes?|must) (?:not|never|refrain)(?: to
          | from)?,? …(?:disparag(?:e|es|ing)(?: (?:or \\w{1,15} )?(?:statements?|remarks?|comments?))?
          |derogatory (?:statements?|remarks?|comments?)|denigrate|negative
          (?:statements?|reviews?|comments?))`,
        `(?:shall|will|may|agrees?|undertakes?|must) (?:not|never|refrain)(?: to
          | from)?,? …(?:tarnish|malign|disparage
          |(?:injure|damage|diminish|harm|impair|dilute) …(?:reputation|goodwill|image|name)
          |reflects? (?:\\w{4,12} )?(?:adversely|unfavou?rably|negatively|badly|poorly) (?:on|upon))`,
        `(?:shall|will|may|agrees?|undertakes?|must)
          (?:not|never|refrain)(?: to| from)?,? …(?:into|in)
          (?:public )?(?:disrepute|contempt|ridicule|scandal)`,
        `(?:shall|will|must|agrees? to|undertakes? to|promises? to) (?:say|write|post|publish) nothing
          (?:bad|negative|unfavou?rable|unkind|critical|derogatory|disparaging|damaging) (?:about|of|on|against)`,
        'non-?disparagement (?:covenant|obligation|clause|provision|undertaking)',
      ),
      unless: phrase(
        'content|post(?:s|ing)?|upload(?:s|ing)?|users?|conduct|harass(?:ing|ment)?',
        'it (?:will|shall|would|may|does) (?:not|never)',
        OF_OTHERS,
      ),
      why: 'The clause bars a party from saying anything negative, even if it is true.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${PARTY}
          (?:(?:shall|will|may|must|agrees?|undertakes?) (?:not|never)|(?:may|can) never)(?: to)?
          (?:write|post|leave|publish|give|make) …${BAD}`,
        `(?:do not|don't|never) (?:write|post|leave|publish|give) …${BAD}
          (?:about|of|on) …(?:costs?|fine|penalty|fee|charge|pay)(?: (?:you|of))?`,
      ),
      unless: phrase('false|untrue|fake|defamatory|if you were paid', OF_OTHERS, REPORT),
      why: 'The clause bars customers from saying anything negative, even if it is true.',
    },
    {
      form: phrase(
        `(?:write|post|leave|publish) ${BAD} …(?:(?:each|every one|which|it|you)
          (?:costs?|will cost|pays?|must pay|owes?)|(?:will|shall|may|must)
          (?:be (?:fined|charged)|pay))`,
        `${BAD} (?:of|about) [^.;:]{1,60}; (?:each|every one|it) (?:costs?|will cost) (?:you|the \\w{1,12})`,
      ),
      unless: phrase('reply|respond|answer', OF_OTHERS, REPORT),
      why: 'The clause makes customers pay for a negative review, which discourages honest feedback.',
    },
    {
      form: phrase(
        `${PARTY} (?:(?:shall|will|may|must|can|do|agrees?|undertakes?) (?:not|never)|cannot)(?: to)? (?:write|post|leave|publish|give|make|share) (?:\\w{1,12} ){0,2}?(?:reviews?|comments?|ratings?|feedback|statements?|opinions?|videos?)(?: (?:of|about|on) (?:\\w{1,12} ){1,4}?)? ?(?:that|which) (?:would |could |might |may |can )?(?:harm|hurt|damage|injure|embarrass|discredit|criticise|criticize|show|put)s? (?!(?:others?|other|any(?:one|body)|any|minors|children|people|users|members|persons?|a person|someone|somebody|themselves|the (?:privacy|rights))\\b)(?:us|our \\w{3,12}|(?:the )?\\w{3,20}'?s?)(?: in a (?:bad|poor|negative) light)?`,
        `${PARTY} (?:(?:may|must|shall|will|agrees? to|undertakes? to) (?:only (?:post|write|leave|give|publish)|(?:post|write|leave|give|publish) (?:us )?(?:only|nothing but))|(?:may|must|shall|will) (?:post|write|leave|give|publish) (?:us )?only) (?:positive|good|favou?rable|five-star|5-star) (?:reviews?|ratings?|comments?|feedback)`,
      ),
      requires: phrase('reviews?|comments?|ratings?|feedback|statements?|opinions?|videos?'),
      unless: phrase(
        `false|untrue|fake|defamatory|(?:show|put)s? (?!\\w{2,20} in a )|hate|malicious|harass\\w{0,5}|bully\\w{0,3}|illegal|unlawful|malware`,
        OF_OTHERS,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause bars customers from saying anything negative, even if it is true.',
    },
  ],
  examples: [
    '[[You may not post reviews of the course that would harm Codelift]].',
    '[[Guests shall not publish comments which put us in a bad light]]. [[Members may only post positive reviews]].',
    'You may not post comments that harm other users. Users may not publish false statements that damage us.',
    'You must not post videos that show children; users may only post good photos and reviews.',
    'You may not write negative reviews of other guests. Members shall not post bad comments about fellow members.',
    'Never leave poor ratings of your fellow travellers: each costs you a fee. Guests will not make disparaging statements about one another.',
    'Visitors [[may not publish negative comments]] about other visitors or the house.',
    'Guests who [[leave a negative review will be charged]] £100.',
    'Do not write [[bad reviews of TaskNest; each costs you]] €250.',
    '[[You may not post any negative reviews]] of our hotel.',
    'Do not write bad reviews when you are angry; a reply costs nothing.',
    'You may not post false or negative reviews of others.',
    'Our former dealers talk freely: none of those listed has been asked to sign a non-disparagement undertaking.',
    'None of the payments is due until the [[non-disparagement clause]] is signed.',
    'Employee [[shall not make any disparaging statement]] about the Company.',
    'The author [[will say nothing bad about]] the publisher.',
    'He will say nothing bad; it says nothing negative about the weather.',
    'The [[non-disparagement clause]] is mutual.',
    'You may not post defamatory or derogatory remarks about other users.',
    'The critic made a disparaging remark.',
    'Take your leave: it will not reflect poorly on you.',
    '[[Guests must never post poor ratings]] of the hotel.',
  ],
});
