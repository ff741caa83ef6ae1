import { MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import {
  CONSUMER_REVIEW_ACT,
  PAY_TRANSPARENCY_DIRECTIVE,
  WHISTLEBLOWER_DIRECTIVE,
} from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { reportedInside } from './reported-inside.ts';
import { silence } from './silence.ts';
import { silencedPeople } from './silenced-people.ts';

const PAY =
  '(?:pay|salary|salaries|wages|remuneration|bonus(?:es)?|earnings|pay rates?|rates of pay)';
/** Authorities that are known by their letters. */
const AGENCIES = 'fda|ftc|fbi|irs|epa|nlrb|finra|cfpb|hmrc|cqc|mhra|fca|ofsted|ofcom|ofgem|cnil';
const NEGATIVE = '(?:unkind|bad|negative|critical|unfavou?rable|derogatory|disparaging)';
const AUTHORITY = `(?:${AGENCIES}|(?:the|to|with) (?:sec|ico|cma|dol|doj|sfo)|law enforcement
  |securities and exchange commission|food and drug administration|information commissioner|health and safety executive|labou?r (?:board|office|department)|hse|acas|osha
  |eeoc|regulators?|regulatory (?:body|authority)
  |(?:public |health |supervisory |labou?r |government(?:al)? |tax )?authorit(?:y|ies)|police
  |government (?:body|agency|department)|(?:labou?r )?inspectorate|ombudsman|(?:any |an )?outside
  (?:bod(?:y|ies)|agenc(?:y|ies)|organi[sz]ations?)|trade unions?|unions?|tribunal|trading standards
  |credit bureaus?|local council|council|attorney general|better business bureau)`;

export const gagClause = riskyClause({
  id: 'gag-clause',
  typeName: 'Gag clause',
  description: 'Bans on criticism, on discussing pay, or on reporting wrongdoing.',
  severity: 'high',
  recommendation:
    'Remove the ban; reports to authorities and talk about pay are often protected by law.',
  legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 24' },
  parts: [reportedInside, silence, silencedPeople],
  triggers: (
    'rates with*|rates to*|about rates|about fees|fees with*|other freelancer*|other contractor*|other driver*|' +
    'anything unkind|anything bad|anything negative|anything critical|anything unfavorable|anything unfavourable|anything derogatory|anything disparaging|anything that is*|' +
    'bad reviews|bad review|negative reviews|negative review|publish a review*|post a review*|' +
    'write a review*|leave a review*|publish reviews*|post reviews*|nothing unkind*|' +
    'nothing negative*|disclosing*|discussing*|revealing*|what you are paid|what they are paid|' +
    'anyone is paid|anybody is paid|else is paid|staff are paid|others are paid|how much you*|' +
    'how much they*|health and safety*|you earn|they earn|labor board|' +
    'employment agency standards*|discuss pay|discuss your*|discuss their*|discuss his*|' +
    'discuss salar*|discuss or disclose*|disclose your*|disclose their*|pay with*|' +
    'pay is confidential|pay is strictly*|regulator|regulators|regulatory authority|' +
    'authority or*|authorities|any authority|the police|government agency|ombudsman|' +
    'outside body|outside bodies|outside agency|inspectorate|trade union|tribunal|' +
    'trading standards|whistleblow*|of pay|pay rate*|remuneration|nothing bad|nothing critical|' +
    'no critical|no poor|no negative|no bad|no unfavorable*|no unfavourable*|never to|' +
    "employee's pay|employee's bonus*|employee's earnings|worker's pay|worker's earnings|" +
    "worker's bonus*|us review*|us a review*|us a rating*|us rating*|any rating*|ratings with*|" +
    'ratings of less|ratings of fewer|ratings below|ratings under|ratings that are*|' +
    'rating below|rating under|rating with*|rating of less*|rating of fewer*|rating of lower*|' +
    'reviews below*|reviews under*|reviews with less*|reviews with fewer*|reviews of less*|' +
    'reviews of fewer*|reviews that are*|review below*|review under*|any review*|being paid|' +
    'post nothing|write nothing|publish nothing|gross misconduct|a disciplinary|what employees|' +
    'what staff|what others*|what she|what you get|what you make|what they get|what they make|' +
    'how much employees|how much staff|how much others|how much she|how much he*|bonuses|bonus|' +
    'salary|salaries|wages|your pay|their pay|his pay|her pay|sharing pay|share pay|' +
    'disclose pay|reveal pay|talk about pay|talking about pay|compare pay|your earnings|' +
    'their earnings|his earnings|her earnings|earnings with*|earnings to*|credit bureau*|' +
    'better business|local council|labor office|labour office|labor department|' +
    'labour department|to osha|with osha|contact osha|hse|acas|eeoc|government body|' +
    'trade unions|outside organi*|to the attorney general|with the council|any journalist*|' +
    'a journalist*|journalists|to the press|the media|commission|anyone, including*|' +
    'anyone including*|nobody, including*|anybody, including*|not to talk*|not to speak*|' +
    'law enforcement|the sec|to sec|with sec|the ico|the cma|the dol|the doj|the sfo|exchange commission|drug administration|' +
    'information commissioner|untrue|unfounded|was false|were false|without foundation|was invented|were invented|made up|' +
    'retract|retracts|complaint of*|complaints of*|complaint about*|complaints about*|allegation of*|allegations of*|accusation of*|accusations of*|' +
    'complaint with*|complaints with*|complaint to*|complaint before*|charge with*|' +
    'charges with*|report to any*|report with*|disclosure to*|disclosures to*|charge to*|' +
    'report to an*|report to the*|withdraws the*|withdraws her*|withdraws his*|withdraws any*|' +
    'withdraws all*|withdraw the*|withdraw her*|withdraw his*|withdraw any*|withdraw all*|' +
    'withdraw your*|withdraw their*|withdraws their*|nor talk to*|nor speak to*|nor write to*|' +
    'nor go to*|nor report to*|nor turn to*|not tell anyone*|not tell anybody|' +
    "never tell anyone|not tell any person|can't tell anyone|cannot tell anyone|" +
    "won't tell anyone"
  )
    .split('|')
    .concat(AGENCIES.split('|')),
  rules: [
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:ever |publicly )?(?:say|write|tell|publish) anything (?:that is )?${NEGATIVE}[^.;]{0,80}? (?:including|also not|not even|nor) (?:to )?(?:(?:the|any|an) )?(?:\\w{3,12} )?${AUTHORITY}`,
      ),
      unless: phrase('nothing in|except|unless|required by law|referees?|umpires?', REPORT),
      confidence: 0.85,
      why: 'The clause forbids criticism and reports to authorities, which the law often protects.',
    },
    {
      form: phrase(
        `no (?:bad|negative|poor|critical|unfavou?rable) (?:online )?(?:reviews?|comments?|feedback
          |ratings?)(?: (?:online|about us|of us|on \\w{2,15}|anywhere|may be \\w{4,9}))`,
        `(?:will|shall|must|agrees? to|may) (?:say|write|post|publish) nothing
          (?:unkind|bad|negative|critical|unfavou?rable)(?: (?:about|of) (?:us|the \\w{3,12}|our \\w{3,12}))?`,
        `${WEAKER} ${MUST_NOT} (?:ever |publicly )?(?:say|write|post|publish) anything (?:that is )?${NEGATIVE} (?:about|of|on|against) (?!other|others|each|one|any|anyone|another|people|members|an?|religions?|your|colleagues)(?:the \\w{3,12}|our \\w{3,12}|\\w{2,15})(?:,? (?:even if|even when|whether or not|although) (?:(?:it|this|that|they) (?:is|are) )?(?:\\w{2,12} )?(?:true|justified|accurate|correct|deserved))?`,
        `${MUST_NOT} (?:publish|post|write|leave|give)(?: us)? (?:a |any )?(?:reviews?|ratings?)
          (?:of|with|below|under|that (?:is|are))
          (?:less|fewer|lower|worse|under|below|\\w{2,6} stars)(?: than)?(?: (?:\\w{2,6}|\\d) stars?)?`,
      ),
      unless: phrase(
        'there (?:are|were)|so far|yet|has|had|received|get|referees?|umpires?|teammates|opponents?|pupils?',
        REPORT,
      ),
      legalReference: { law: CONSUMER_REVIEW_ACT, article: '15 U.S.C. § 45b' },
      why: 'The clause forbids criticism, even if it is true.',
    },
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:discuss(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|shar(?:e|ing)
          |talk(?:ing)? about|compar(?:e|ing))(?: or \\w{3,10})?
          (?:[\\w\\x27\\u2019]{1,15},? ){0,4}${PAY}(?: …(?:with|to) (?:\\w{1,12} ){0,2}(?:colleagues?|co-?workers?
          |employees?|staff|workers?|others|anyone|anybody|person|part(?:y|ies)|one))?`,
        `${WEAKER} ${MUST_NOT} (?:discuss|disclose|reveal|share|talk about|compare) (?:\\w{2,9} ){0,2}?(?:rates?|fees|earnings|payments?) (?:with|to) (?:any |other |fellow |another ){1,2}(?:freelancers?|contractors?|drivers?|couriers?|riders?|agents?|models?|tutors?)`,
        `(?:please |kindly |you are asked to )?(?:do not|don't|never|refrain from|not to) (?:discuss(?:ing)?|disclos(?:e|ing)|talk(?:ing)? about|shar(?:e|ing)|mention(?:ing)?|compar(?:e|ing)) (?:\\w{1,12} ){0,5}?(?:your|their|his|her|own) ${PAY} (?:with|to) (?:any |other |your |fellow |another |the ){0,2}(?:colleagues?|co-?workers?|staff|employees?|members? of staff|workers|team-?mates?)`,
        `(?:discuss(?:ing|ion of)|disclos(?:ing|ure of)|sharing|talking about)
          (?:\\w{1,12} ){0,3}${PAY} …(?:is|are)
          (?:\\w{3,10} )?(?:forbidden|prohibited|not (?:allowed|permitted)|gross misconduct|a disciplinary)`,
        `(?:your|their|his|her|own|employee's|worker's) ${PAY},? (?:\\w{2,12},? ){0,6}?(?:may|must|shall|can|should|is to|are to) (?:not|never) be (?:shared|discussed|disclosed|revealed|compared|mentioned) (?:with|to) (?:any |other |your |fellow |another |the ){0,2}(?:colleagues?|co-?workers?|staff|employees?|workers|team-?mates?)`,
        `(?:your|the employee's|the worker's) ${PAY}
          (?:is|are|must be|shall be|must remain|shall remain)(?: kept)?(?: strictly)?
          (?:confidential|secret)`,
      ),
      unless: phrase('nothing in|not (?:prevent|prohibit|stop)|unless|customers?', REPORT),
      legalReference: { law: PAY_TRANSPARENCY_DIRECTIVE, article: 'Art. 7(5)' },
      why: 'The clause forbids discussing pay, a right that many workers have by law.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:(?:${WEAKER}|(?:the )?(?:assistant|teacher|nurse|volunteer|staff|member of staff))
          ${MUST_NOT}|not to|refrain from|(?:agrees?|undertakes?|promises?) never to)
          (?:\\w{1,12},? ){0,3}(?:report(?:ing)?|complain(?:ing)?|speak(?:ing)?|talk(?:ing)?
          |go(?:ing)?|disclos(?:e|ing)|contact(?:ing)?|communicat(?:e|ing)|approach(?:ing)?
          |involv(?:e|ing)|complaints?|reports?|refer) …${AUTHORITY}(?:,? (?:or |and )?(?:(?:the|any|an|other) ){0,2}${AUTHORITY}){0,5}`,
      ),
      unless: phrase(
        `nothing in|except|unless(?![^.;]{0,90}\\b(?:consents?|approv\\w{2,3}|permission|permits?|agree[sd]?)\\b)|save|required by law|protected disclosures?|(?:not|never)
          (?:prevent|prohibit|stop|restrict|preclude)|if you are|hesitate|afraid|prior to informing
          |confidential information …(?:required|compelled)|without first (?:telling|informing|calling|ringing|phoning)
          |european union|council of`,
        REPORT,
      ),
      why: 'The clause forbids contact with an authority or reports to it, which the law often protects.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT} (?:tell|discuss|disclose|say|share|reveal|talk)(?:
          (?:to|with|about|anyone|anybody|others|colleagues|any|other|staff|else|of)){0,5}
          (?:how much|what) (?:you|they|he|she|staff|employees|others)
          (?:is|are|earns?|gets?|makes?)(?: (?:being )?paid)?`,
      ),
      unless: phrase('scam|fraud', REPORT),
      legalReference: { law: PAY_TRANSPARENCY_DIRECTIVE, article: 'Art. 7(5)' },
      why: 'The clause forbids discussing pay, a right that many workers have by law.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:i|he|she|${WEAKER}) (?:${MUST_NOT}|(?:am|are|is) not to) (?:speak|talk|write|say anything|complain|turn) (?:to|with) (?:\\w{1,14},? ){0,9}(?:commission|commissioner|journalists?|inspectorate|ombudsman|regulators?|police)`,
        `(?:i|he|she|${WEAKER}) ${MUST_NOT} (?:tell|inform|speak to|talk to) (?:anyone|anybody|others),? (?:including|not even) (?:\\w{1,14},? ){0,7}(?:commission|regulators?|police|doctor|authorit(?:y|ies)|ombudsman|inspectorate|inspectors?)`,
        `(?:you|${WEAKER}) (?:(?:am|are|is) not to|${MUST_NOT}) (?:talk|speak) (?:to|with) (?:the |any )?other (?:franchisees|sellers|drivers|tenants|members|authors|dealers|growers|resellers) about`,
      ),
      unless: phrase(
        `nothing in|except|unless|save|protected disclosures?|hesitate|afraid|without first|solicitor|commission (?:rates?|payable|earned)`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause forbids disclosing wrongdoing, or forbids people in the same position to talk to each other.',
    },
    {
      form: phrase(
        `(?:you|he|she|they|(?:the |an |any )?(?:employees?|workers?|designers?|contractors?|tenants?|members?|customers?|clients?|borrowers?|users?|m[rs]{1,2}\\.? \\w{2,15})) (?:(?:hereby |also ){0,2}(?:(?:shall|will|must|may|can|do|does|agrees?|undertakes?|promises?) (?:not|never)|won't|can't|cannot|mayn't|shan't)(?: to)?) (?:\\w{3,9} )?(?:lodge|file|make|raise|bring|submit) (?:an? |any |further )?(?:complaints?|reports?|charges?|disclosures?)(?: \\w{2,9}){0,3}? (?:with|to|before) (?:an?|any|the) (?:\\w{3,14} ){0,3}?(?:agency|agencies|authorit(?:y|ies)|regulators?|commission|ombudsman|police|inspectorate|tribunal)`,
        `(?:you|he|she|they|(?:the |an |any )?(?:employees?|workers?|designers?|contractors?|tenants?|members?|customers?|clients?|borrowers?|users?|m[rs]{1,2}\\.? \\w{2,15})) (?:hereby |shall |will |agrees to |must )?withdraws? (?:the|her|his|their|any|all|your|every) (?:\\w{3,12} )?(?:reports?|complaints?|charges?|disclosures?|statements?)(?: \\w{2,9}){0,5}? (?:with|to|before|made to) (?:an?|any|the) (?:\\w{3,14} ){0,3}?(?:agency|authorit(?:y|ies)|regulators?|commission|ombudsman|police|inspectorate|tribunal)`,
        `nor (?:talk|speak|write|turn|go|report) to (?:any|an|the) (?:\\w{3,12} )?(?:authorit(?:y|ies)|regulators?|press|agency|police|media|journalists?)(?: …about(?: \\w{2,9}){1,4})?`,
        `(?:you|he|she|they|(?:the |an |any )?(?:employees?|workers?|designers?|contractors?|tenants?|members?|customers?|clients?|borrowers?|users?|m[rs]{1,2}\\.? \\w{2,15})) (?:(?:(?:shall|will|must|may|can|do|does|agrees?|undertakes?|promises?) (?:not|never)|won't|can't|cannot|mayn't|shan't)(?: to)?) tell (?:anyone|anybody|any person)(?: …)? (?:her|his|their|your) (?:doctor|family|spouse|lawyer|therapist)(?: …)? (?:included|what happened)(?: \\w{2,9}){0,5}`,
      ),
      unless: phrase(`nothing in|vexatious|unless|frivolous|prevents?|court order`, REPORT),
      severity: 'high',
      confidence: 0.85,
      why: 'The clause keeps a person from reporting to an authority, the press or others who should know.',
    },
    {
      form: phrase(
        `(?:reports?|disclosures?|complaints?|referrals?) to (?:(?:any|an|the|a) )?(?:\\w{3,12} ){0,2}?${AUTHORITY}(?: or \\w{3,12}){0,2} (?:requires?|needs?|(?:is|are) (?:only )?(?:subject to|allowed only with|permitted only with)|may (?:only be made|be made only) with) (?:the |our |its )?(?:\\w{3,12}(?:'s)? )?(?:prior )?(?:written )?(?:consent|approval|permission|agreement)`,
        `(?:nobody|no one|no (?:employee|worker|contractor|tenant|member of staff|staff)) (?:may|shall|can|is (?:allowed|permitted) to|is to) (?:\\w{3,9} )?(?:report|complain|speak|talk|contact|approach|call|go|write) …${AUTHORITY} …without (?:\\w{2,10} ){0,5}(?:consent|approval|permission)`,
      ),
      unless: phrase(`nothing in|required by law|protected disclosures?`, REPORT),
      confidence: 0.85,
      why: 'The clause makes reports to an authority depend on the consent of those who may be reported.',
    },
    {
      form: phrase(
        `(?:he|she|they|${WEAKER}|m[rs]{1,2}\\.? \\w{2,15}) (?:hereby |also |irrevocably |shall |will |must |agrees to |undertakes to ){0,2}(?:withdraws?|retracts?|takes? back) (?:the|her|his|their|any|all|your|every) (?:\\w{3,12} )?(?:complaints?|allegations?|accusations?|reports?|statements?) (?:of|about|regarding|concerning) (?:\\w{2,14},? ){0,4}?(?:harassment|assault|bullying|discrimination|abuse|misconduct|retaliation|racism|rape|violence)(?: …(?:untrue|false|unfounded|invented|made up|without foundation|baseless))?`,
        `(?:states?|confirms?|declares?|acknowledges?|agrees?|admits?) that (?:(?:it|they)|(?:her|his|their|the|your) (?:\\w{3,12} )?(?:complaints?|allegations?|accusations?|reports?|statements?)(?: \\w{2,14}){0,6}?) (?:(?:is|are|was|were) )(?:\\w{4,10} )?(?:untrue|false|unfounded|invented|made up|without foundation|baseless)`,
      ),
      requires: phrase('complaints?|allegations?|accusations?|reports?'),
      unless: phrase(
        `if|when|where|whether|unless|even|after|investigat\\w{2,5}|tribunal found|(?:may|can|to) (?:withdraw|retract)|knowingly|malicious(?:ly)?|deliberately|financial|tax|accounts`,
        REPORT,
      ),
      confidence: 0.85,
      recommendation:
        'Remove the sentence; nobody should be made to withdraw a report of misconduct or to call it untrue.',
      why: 'The clause makes a person take back a report of misconduct, or call it untrue.',
    },
  ],
  examples: [
    'The Adviser shall be paid [[and not to discuss the accident with anybody, including OSHA]].',
    'The Signatory [[shall not reveal the terms of this deed to anyone, not even a solicitor]].',
    'She may not reveal the terms of this deed to anyone, including lawyers, except her own.',
    'This letter and your [[wages are private and must not be discussed with co-workers]].',
    'Your pay may be discussed with colleagues; their salaries may not be disclosed to customers.',
    '[[Kindly refrain from discussing the review or your bonus with other members of staff]].',
    '[[The Driver shall not compare rates with other drivers]].',
    'Managers: do not discuss the salary of a report with other staff.',
    "[[I'll never talk about the ward to the human rights commission, the press or a union]] unless the matron has agreed.",
    '[[The carer shall not tell anybody about the fall of 3 May, not even the police]].',
    'The lodger agrees [[not to complain to the council about the damp]]. [[Any tenant who complains shall move out]].',
    '[[She shall not lodge any charge with the NLRB]] and keeps the money.',
    '[[The Employee undertakes never to testify, nor assist any other employee in a claim against the Firm]].',
    '[[I must not reveal my hourly rate to other drivers]].',
    '[[Customers shall not write critical comments about Tallow]].',
    'Guests may not publish any negative review of other guests; the tenant who complains gets an answer.',
    'Tenants need not hesitate: nothing in this lease means that you may not complain to the council.',
    'We will not testify, as the film has a good plot; do not share your hourly rate of fire.',
    'The Claimant [[shall never reveal to anybody, including her doctor, the police]] or a court, what her manager did.',
    'The Complainant [[agrees to refuse to cooperate with the inquiry]] of any authority and [[assigns to the Firm any whistleblower reward]].',
    'She [[must, whenever questioned, state that no such incident ever happened]].',
    'The Worker [[agrees not to lodge any complaint with, or assist, a federal agency]].',
    'The lodger [[shall not complain about damp to the housing inspector]].',
    '[[The Employee shall not discuss the Employee’s wages with anyone]].',
    'The Recipient shall not reveal it to any third party, including courts, except where the law requires it.',
    'The Firm may refuse to help; the witness may refuse to answer. Nothing in this deed waives any whistleblower award.',
    'You must not report a fire to the council without first calling 999.',
    '[[The Worker may not say anything bad about the Farm, not even to the labour inspectorate]].',
    '[[The Model shall never publish anything critical about the Agency, even when it is accurate]].',
    'She did not say anything bad about the hotel; guests may not post anything that is untrue, nor say anything bad about other guests.',
    '[[The Recipient shall not report any matter to the SEC, the police]] or others without approval.',
    '[[The Contractor must not contact the FDA or any other authority]] unless we have approved it in writing.',
    '[[Reports to law enforcement require our prior written consent]].',
    '[[No employee may speak to the regulator without the written permission]] of the Board.',
    '[[The Employee withdraws her complaint of sexual harassment and states that it was untrue]].',
    '[[He retracts all allegations about racist bullying]].',
    'She [[confirms that her allegations against the manager were unfounded]], all complaints being settled.',
    'If the employee withdraws her complaint of harassment, the investigation may go on.',
    'A complaint that was knowingly false may be misconduct; the report states that it was false.',
    'Reports to the FDA require our form 12. The runner shall not rest for 40 sec with the team.',
    'Nothing in this agreement stops the Employee from a report to the SEC.',
    'The tribunal found that she was bullied; he states that it was untrue.',
    '[[The Employee shall not file a complaint with any state agency]].',
    '[[She withdraws all complaints made to the labour inspectorate]].',
    'He will not write to us [[nor speak to the press about what he saw]].',
    'Nothing in this agreement means that she may not file a complaint with an agency.',
    'You must not tell anyone your password.',
    '[[I will not talk to the Labour Commission]] or the papers.',
    '[[She must not tell anybody, not even the police]], what she saw.',
    '[[You are not to speak with other dealers about]] the rebates.',
    'She will not talk to her sister about the commission payable.',
    '[[Talking about salaries is gross misconduct]].',
    'You [[shall post nothing negative about us]].',
    '[[The assistant will not report any concern about the School to any outside body]].',
    '[[No bad reviews online]], please.',
    'You [[may not publish a review of less than four stars]].',
    'Please leave a review of your stay; you may not post a review of a stay that was not yours.',
    'There were no bad reviews about us so far, and he had nothing bad to say.',
    '[[You must not tell anyone how much you are paid]].',
    '[[You must not discuss your salary with colleagues]].',
    '[[The Employee shall not report any incident to the authorities]] without our consent.',
    '[[Your salary is strictly confidential]].',
    'Nothing in this contract stops you from reporting a crime to the police.',
    'You must not hesitate to call the police.',
    'The board will discuss your pay; you may discuss pay with colleagues.',
  ],
});
