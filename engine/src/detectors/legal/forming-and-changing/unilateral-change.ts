import { MAY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PARTY =
  '(?:we|company|provider|supplier|licensor|vendor|service provider|bank|landlord|platform|\\w{3,20})';

const SUBJECT = `(?:terms?|conditions|agreement|contract|rules|polic(?:y|ies)|services?|features?
  |rent|rates?|start date|dates?|duties|role|hours|place of work|location|shifts?|shift pattern|rota
  |commission|salary|benefits|prices?|fees?|product|goods|specifications?|itinerary|timetable
  |class(?:es)?|opening hours|facilities|room|programme|schedule|equipment|models?|hotel)`;

export const unilateralChange = riskyClause({
  id: 'unilateral-change',
  typeName: 'Unilateral change',
  description:
    'Clauses that let one party change the terms or the service without the other’s consent.',
  severity: 'medium',
  recommendation: 'Ask for advance notice, and for the right to terminate when terms change.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(j) and (k)' },
  triggers: (
    'vary the terms*|amend the terms*|change the terms*|alter the terms*|modify the terms*|vary these*|alter these*|amend these*|change these*|modify these*|alter this*|of any model|of any make|of any type|of any kind|of any age|our call|our choice|as changed by*|as amended by*|as updated by*|as modified by*|as revised by*|' +
    'vary this*|vary the*|continued engagement|continued membership|continued employment|' +
    'continued occupation|continued work*|replace these*|replace this*|adapt these*|' +
    'change this*|change the*|modify*|amend this*|amend the*|update these*|update this*|' +
    'right to change|right to amend|right to update|change your*|change any*|vary your*|' +
    'vary any*|upon posting|by posting|by publishing|posting to*|require you to*|' +
    'require the employee*|require the worker*|require the contractor*|transfer you*|move you*|' +
    'change its*|may be altered|may be changed|may be varied|may be amended|may be reduced|' +
    'may be transferred|be transferred to*|switch your*|replace your*|be moved to any*|' +
    'be moved at any*|be posted to any*|be posted at any*|be assigned to any*|' +
    'be assigned at any*|vary its*|vary our*|may amend|may change|may update|can amend|' +
    'can change|can update|rewrite*|may be withdrawn|may be replaced|may be modified|' +
    'can be withdrawn|can be replaced|can be altered|can be changed|can be varied|' +
    'can be modified|can be amended|can be reduced|adapt our|adapt its|adapt or|free to change|' +
    'free to amend|free to update|entitled to change|entitled to amend|entitled to update|' +
    'relocate*|sole discretion amend|sole discretion change|sole discretion update|' +
    'upon publication*|on posting|on publishing|on publication|substitute the|substitute your|' +
    'substitute any|substitute another|move the|adjust the|adjust your|adjust our|adjust its|' +
    'adjust any|adjust these|revise|alter|swap|may replace|may substitute|may adjust|' +
    'can replace|can substitute|can adjust|right to replace|right to vary|right to adjust|' +
    'right to substitute|itinerary|may be revised|may be updated|may be superseded|updates install*|may remove*|may disable*|may withdraw*|can remove*|can disable*|can withdraw*|will remove*|will disable*|will withdraw*|subject to change*|subject to modification*|feel like it|feels like it|change the rules*|changes the rules*|changes the terms*|' +
    'change our*|rewrites the*|rewrites its*|update our*|update the*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `as (?:it |they )?(?:may be |is |are )?(?:changed|amended|updated|modified|revised|altered) by (?:us|we|(?:the )?(?:franchisor|company|provider|supplier|landlord|lender|licensor|club|vendor|owner|operator)) (?:at any time|from time to time|at will|in its sole discretion),? (?:forms?|shall form|becomes?|is|are) (?:an? )?(?:integral )?part of`,
      ),
      unless: phrase(REPORT, 'consent|agreed|mutual'),
      why: 'The clause makes rules part of the contract that one side can change alone.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${PARTY} (?:may|can|reserves? the right to|is entitled to|has the right to)(?:,? (?:in|at)
          (?:its|our) sole discretion,?)?
          (?:change|modify|amend|revise|update|alter)(?:,? (?:or )?\\w{1,15}){0,3}
          (?:any (?:part|provision) of )?(?:these|this|the|our|its) (?:terms?|agreement
          |polic(?:y|ies)|notice|conditions|services?|features?|contract|rules)(?: …(?:at any time
          |without (?:prior )?notice|from time to time|in (?:its|our) sole discretion)(?: without
          (?:prior )?notice)?)?`,
        `(?<!you )(?:right to|may) (?:change|modify|amend|revise|update|alter) …(?:at any time
          |without (?:prior )?notice|from time to time|sole discretion)`,
      ),
      unless: phrase(
        `only (?:by|in) (?:a )?writ(?:ing|ten)|both parties|mutual|parties may|requirements may|its
          plans|their (?:written )?agreement|agreed in writing|signed by|price|fees?
          |apis?|syntax|semver|v8|experimental|deprecat(?:ed|ion)`,
      ),
      why: 'The clause lets one party change the terms or the service alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:we|(?:the )?(?:company|provider|client|supplier|platform|bank|operator))
          (?:may|can|reserves? the right to|(?:are|is) free to)
          (?:change|rewrite|replace|alter|amend|modify|adapt)(?: or \\w{1,12})?
          (?:these|this|the|our|its|any of these) (?:terms?|agreement|rules|conditions|contract
          |services?|app) …(?:whenever (?:we|it|they)
          (?:likes?|wants?|wish(?:es)?|chooses?|sees? fit)|as (?:we|it)
          (?:likes?|pleases?|sees? fit)|sole discretion|without (?:any )?(?:notice|telling))`,
      ),
      unless: phrase('both parties|mutual|agreed in writing|signed by', REPORT),
      why: 'The clause lets one party change the terms or the service alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:we|(?:the )?(?:firm|company|provider|client|supplier|platform|bank|operator|lessor
          |landlord|lender|agency|employer|club|owner))
          (?:may|can|reserves? the right to|shall be entitled to) (?:unilaterally )?vary
          (?:any (?:of|term of|provision of) )?(?:these|this|the|our|its) (?:terms?|agreement|rules
          |conditions|contract|lease|services?|hours|duties
          |fees?)(?: …(?:at any time|by (?:\\w{1,12} )?notice|without notice|from time to time))?`,
        `continued (?:engagement|membership|employment|occupation|work)(?: …)?(?: is| are| shall be
          | will be| constitutes?| amounts? to| means| counts? as|,? you)(?: \\w{2,10}){0,3}
          (?:acceptance|agreement to|consent to|accept)`,
      ),
      unless: phrase('both parties|mutual|agreed in writing|signed by|court', REPORT),
      why: 'The clause lets one party change the terms alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${STRONGER} ${MAY} (?:\\w{2,12},? ){0,4}(?:change|vary|alter|amend|modify|revise|update
          |adjust|replace|substitute|swap) (?:\\w{1,12},? ){0,8}${SUBJECT} …(?:at any time|without
          (?:\\w{3,12} ){0,2}(?:notice|penalty|liability|reason|consent|compensation|telling|asking)
          |at (?:its|our) (?:\\w{3,12} )?discretion|whenever|as (?:it|we)
          (?:sees?|thinks?|considers?|wish(?:es)?|likes?|requires?)|from time to time|(?:by|upon|on)
          (?:posting|publishing|publication|notice on)(?: (?:\\w{1,12} ){0,3}(?:website|site|portal|page))?)(?:
          (?:before|after|without) \\w{2,12})?`,
        `${STRONGER} ${MAY},? at any time,? (?:change|vary|alter|amend|modify|revise)
          (?:the |these |this |any |our |its )(?:\\w{2,12} ){0,2}?(?:terms|conditions|agreement|contract|rules)(?: (?:hereof|of this \\w{4,12}))? (?:by|through|in) (?:an? )?(?:circular|notice|e-?mail|letter|announcement|posting)(?: \\w{2,10}){0,6}`,
        `${STRONGER} (?:${MAY}|might) (?:swap|replace|exchange|substitute|send|supply|deliver) (?:(?:the |your |any )?\\w{3,12} (?:for |with |by )?)?(?:used|older|second-hand|refurbished|different|another|other|cheaper|similar) \\w{3,14}[^.;:•]{0,40}? (?:of any (?:model|make|type|kind|age)|as (?:we|it) (?:likes?|sees? fit|chooses?)|(?:that's|that is|thats) (?:our|my) (?:call|choice|decision))`,
        `${STRONGER} ${MAY} (?:\\w{2,12},? ){0,4}(?:change|vary|alter|amend|modify|revise|update)
          (?:(?:these|this|the|our|its|any)(?: \\w{2,12}){0,4}) (?:by|upon|on)
          (?:posting|publishing|publication)(?: \\w{1,12}){0,5}`,
        `${STRONGER} ${MAY} (?:\\w{2,12},? ){0,4}(?:require
          (?:you|the (?:employee|worker|contractor|student|tenant)) to
          (?:work|relocate|move|transfer|perform|undertake)|relocate|transfer you|move
          (?:you|the (?:employee|worker|student|tenant))|change (?:your|the employee's)
          (?:duties|role|job|hours|place)) …(?:at any (?:time|other)|any of (?:its|our|their)
          (?:\\w{3,12} )?(?:offices|sites|premises|locations|branches|stores|schools|homes)|any
          (?:other )?(?:location|place|premises|site|duties|work|role|hours|room|address)|without
          (?:\\w{3,12} ){0,2}(?:notice|consent)|anywhere|as (?:it|we) (?:sees?|thinks?|requires?))`,
      ),
      unless: phrase(
        `both parties|mutual|agreed in writing|signed by|with (?:your|the \\w{3,12}'s)
          (?:\\w{3,12} )?consent|not (?:change|vary|alter)|you may (?:cancel|end|terminate|leave)
          |right to (?:cancel|terminate)|settings|password`,
        REPORT,
      ),
      why: 'The clause lets one party change what was agreed alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:terms?|conditions|services?|product|goods|specifications?|characteristics|salary|pay
          |hours|duties|benefits|programme|itinerary|venue|timetable|rota|commission)(?: of
          (?:the|this|your) \\w{3,12})? (?:may|can) be
          (?:altered|changed|varied|amended|reduced|withdrawn|modified|replaced)
          (?:\\w{2,12},? ){0,4}(?:without (?:\\w{1,12} ){0,3}(?:reason|notice|consent|liability)|at
          any time|(?:at|in) the (?:sole |absolute )?discretion of|(?:at|in) (?:our|its)
          (?:\\w{3,12} )?discretion|whenever)`,
        `(?:employee|worker|student|resident)s? (?:may|can) be
          (?:transferred|moved|relocated|posted|assigned) (?:to|at) any
          (?:\\w{3,12},? ){0,4}(?:branch|city|affiliate|location|site|office|department|room|position|shift)`,
        `${STRONGER} ${MAY} (?:\\w{2,12} ){0,2}(?:swap|replace|change|switch) your
          (?:\\w{3,12},? (?:or )?){1,4}(?:whenever|at any time|without)`,
      ),
      unless: phrase(
        `both parties|mutual|agreed in writing|with (?:your|the \\w{3,12}'s) consent|you may
          (?:cancel|end|terminate|leave)`,
        REPORT,
      ),
      why: 'The clause lets one party change what was agreed alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:is|are|be|remains?) subject to (?:change|modification)s?(?: or \\w{4,14})? (?:at any time
          |without
          (?:\\w{3,12} ){0,2}notice|(?:in|at) (?:our|its|the \\w{2,15}'s|\\w{2,15}'s) (?:sole |absolute |own ){0,2}discretion)`,
      ),
      requires: phrase(
        `terms?|conditions|plans?|benefits?|services?|polic(?:y|ies)|agreement|compensation|salary
          |commissions?|hours|duties|products?|features?|program(?:me)?s?|rewards?|specifications?`,
      ),
      unless: phrase(
        `schedule is|agenda|dates and times|weather|draft|prices?|fees?|rates?|both parties|mutual`,
        REPORT,
      ),
      why: 'The clause lets one party change what was agreed alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:these|the|our|this) (?:\\w{3,12} )?(?:terms|conditions|agreement|rules|contract)(?: of \\w{3,9})? (?:may|can|might) be (?:changed|amended|modified|replaced|updated|revised|varied|altered|superseded|rewritten|supplemented)(?: or \\w{4,12})? by (?:us|(?:the )?(?:company|provider|supplier|platform|operator|landlord|lender|bank|club|licensor|franchisor|processor|vendor|seller|agency|employer))(?: alone)?(?: (?:at any time|from time to time|at will|without notice|at (?:our|its) (?:sole )?discretion|by posting))?`,
        `updates? (?:\\w{2,14} ){0,4}?(?:and )?(?:may|can|will) (?:remove|disable|withdraw)(?: \\w{2,12}){0,3} (?:functions?|features?|functionality)(?: (?:that |which )?you(?: have| had)? (?:paid|bought|use)\\w{0,2}(?: for)?)?`,
      ),
      requires: phrase(
        'by|you (?:have )?paid|you (?:have )?bought|install themselves|without (?:your consent|notice|asking)|automatically',
      ),
      unless: phrase(
        `both parties|mutual|agreed in writing|in writing signed|signed by|with (?:your|the \\w{3,12}'s) (?:\\w{3,12} )?consent|only by|deprecated|court|changelog`,
        REPORT,
      ),
      why: 'The clause lets one party change what was agreed alone, so the other may be bound by what it did not accept.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${STRONGER} (?:regularly |often |simply |just )?(?:changes?|amends?|rewrites?|updates?|alters?|modif(?:y|ies)|revises?|edits?) (?:the|these|this|our|its|any) (?:\\w{3,12} )?(?:terms|conditions|rules|agreement|contract|prices?|fees)(?: of \\w{3,9})? (?:(?:whenever|when|as often as|as|any time|how and when) (?:we|it|they) (?:feels? like(?: it)?|likes?|wants?|wish(?:es)?|pleases?|sees? fit|chooses?|thinks? fit)(?: to)?|at will|without (?:telling|asking|warning|notice)(?: \\w{3,9})?)`,
      ),
      unless: phrase(
        `both parties|mutual|agreed|game|players|referee|timetable|tyres?|traffic|weather|(?:he|she|they|parents?|children) (?:change|rewrite)s?|not (?:change|rewrite|alter)`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause lets one party change what was agreed alone, so the other may be bound by what it did not accept.',
    },
  ],
  examples: [
    '[[The Academy may, at any time, alter the rules by a circular on the door]].',
    '[[We can exchange the machine for older equipment of any make]].',
    'You may exchange the lamp for another of any kind in the shop.',
    '[[We change the rules when we feel like it]]. [[We rewrite our terms without telling you]].',
    'We change the menu when we feel like it.',
    'We do not change the rules without telling you.',
    '[[These Terms may be replaced by us from time to time]].',
    '[[This Agreement may be amended by the Processor]] without asking.',
    '[[Updates install themselves and may remove functions you have paid for]].',
    'This Agreement may be amended by the parties in writing; the terms may be changed by us only with your consent.',
    'Updates may remove deprecated features, as the changelog says.',
    'The operations manual, [[as changed by the Franchisor at any time, forms part of]] this Agreement.',
    'The plan, as amended by the owner with the consent of both, forms part of this Agreement.',
    "The terms of the share plan [[are subject to change in the Company's sole discretion]].",
    'The agenda is subject to change without notice.',
    '[[Salary may be reduced at the discretion of]] the management.',
    'The [[Employee may be transferred to any branch]].',
    '[[The Agent may alter the rent or the start date at any time before signing]].',
    '[[The employer may relocate you at any time]].',
    '[[The Agency may vary these terms by posting]] a revised version on its portal.',
    'The club may change the start date if you agree.',
    '[[The Lessor may vary the terms by notice]] to you.',
    'Your [[continued membership constitutes acceptance]].',
    'Prices may vary; the court may vary the order, and its continued use is common.',
    '[[We can rewrite this contract whenever we want]].',
    'We can change the bed whenever we want, and they rewrite the rules of chess.',
    '[[We may change these Terms at any time]].',
    '[[Provider reserves the right to modify the Services without notice]].',
    'This Agreement may be amended only in writing signed by both parties.',
    'You may change the settings at any time.',
    'The parties may modify this Agreement by mutual consent.',
    'Staff [[hours can be changed at any time]].',
    'Visa requirements may change at any time.',
  ],
});
