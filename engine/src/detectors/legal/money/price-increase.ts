import { DRAFTER, MAY, PARTY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const priceIncrease = riskyClause({
  id: 'price-increase',
  typeName: 'Unilateral price increase',
  description: 'Clauses that let one party raise or set prices alone.',
  severity: 'medium',
  recommendation:
    'Cap increases, tie them to an index, and ask for notice and a right to terminate.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(l)' },
  triggers: (
    'such larger*|such higher*|such greater*|such other sum*|such other amount*|such other percentage*|such further*|put the price*|put my price*|put our price*|put up the price*|raise the price*|raise my price*|raise our price*|price may*|prices may*|rent may*|fees may*|charges may*|dues may*|rates may*|premiums may*|any amount*|whatever amount*|go up|upwards only|upward only|uplifted*|' +
    'day of delivery|then in force|price list*|prices then*|then-current|then current|' +
    'then-prevailing|then prevailing|prevailing rate*|price ruling*|prices ruling*|' +
    'time of delivery|date of delivery|vary the*|review the*|alter the*|price up|prices up|' +
    'fees up|fee up|rent up|charges up|rates up|put up the*|put up our*|put up its*|put up your*|' +
    'put up all*|charge more|charge you more|increase*|raise*|adjust*|change the price*|' +
    'change its*|change our*|change prices|change the fees|modify the fees|modify the price*|' +
    'price changes|upwards-only|upward-only|at shipment|on shipment|time of shipment|' +
    'date of shipment|day of shipment|moment of shipment|on delivery|at delivery|on the delivery|' +
    'at the delivery|moment of delivery|on dispatch|on despatch|at dispatch|at despatch|' +
    'of dispatch|of despatch|the dispatch|the despatch|on completion|on the completion|' +
    'time of completion|date of completion|day of completion|at completion|vary its*|vary our*|' +
    'vary your*|vary any*|vary fees|vary prices|vary rates|vary charges|vary rent|review its*|' +
    'review your fee*|review your rent|review our fee*|review our price*|review our charges|' +
    'review prices|review fees|review rent*|alter its*|alter our*|alter your fee*|alter prices|' +
    'alter fees|set its*|set our*|set the price*|set the fee*|set the rate*|set the rent|' +
    'set the charge*|set any*|set prices|set fees|change the rate*|change the rent|' +
    'change the charges|change the subscription*|change the interest*|change your fee*|' +
    'change your rate*|change your price*|change your rent|change your subscription*|' +
    'change your interest*|change your premium*|change any fee*|change any rate*|' +
    'change any price*|change any charges|change all*|change fees|change rates|change charges|' +
    'change rent|change premium*|change the premium*|change pricing|change the pricing|' +
    'modify its*|modify our fee*|modify our rate*|modify our charges|modify our pricing|' +
    'modify fees|modify prices|modify pricing|modify rates|modify charges|modify rent|' +
    'modify premium*|modify price|modify your fee*|modify your rate*|modify your rent|' +
    'modify your price*|modify your charges|modify any fee*|modify any price*|modify any charges|' +
    'modify all*|modify the rate*|modify the rent|modify the charges|modify the pricing|' +
    'modify the premium*|can be changed|will rise|may rise|can rise|be put up|put up prices|' +
    'put up fees|put up charges|put up rent|put up rates|rate up|fees then|fee then|price then|' +
    'rate then|rates then|charges then|that are then|that is then|at prevailing|' +
    'subject to change*|subject to increase*|prevailing price*|prevailing fee*|prevailing charge*|at will|modify our prices|tariff, which*|tariffs, which*|fees, which*|prices, which*|rates, which*|charges, which*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:may|can|reserves? the right to|is entitled to|has the right to)(?:,? \\w{1,12}){0,3}
          (?:increase|raise|adjust|change|modify)
          (?:(?:the|its|our|your|all|any) )?(?:\\w{1,15} )?(?:prices?|fees?|rates?|charges|rent
          |premiums?|pricing)(?: …(?:at any time|without (?:prior )?notice|from time to time
          |(?:in )?(?:its|our) (?:sole )?discretion))?`,
        `(?:prices?|fees?|rates?|charges|rent) (?:may|can) be (?:increased|raised|adjusted
          |changed) …(?:at any time|without (?:prior )?notice|from time to time|sole discretion)`,
      ),
      unless: phrase(
        `not (?:increase|raise|adjust|change)|consumer price index|inflation|no more than|not more
          than|by mutual|heart rate|both parties|cooperation with|you may`,
      ),
      why: 'The clause lets one party raise prices alone, so costs can rise without agreement.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${PARTY} (?:may|can|reserves? the right to|(?:are|is) free to)(?: \\w{1,12})? (?:put
          (?:(?:the|our|its|your|all) )?(?:prices?|fees?|rates?|charges|rent) up|put up
          (?:(?:any|all|each) of )?(?:(?:the|our|its|your|all) )?(?:prices?|fees?|rates?|charges|rent)|charge
          (?:you )?more)(?: (?:whenever \\w{1,12} (?:likes?|wants?|wish(?:es)?|choose)|at any time
          |without (?:any )?(?:notice|warning|reason)))?`,
      ),
      unless: phrase('not (?:put|charge)|if you (?:choose|upgrade|add|ask|exceed)', REPORT),
      why: 'The clause lets one party raise prices alone, so costs can rise without agreement.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `renew(?:s|al|als|ed)? …(?:at|for)
          (?:(?:our|its|the|lender's|provider's|the \\w{2,12}'s) )?(?:then-current|then current
          |then-prevailing|then prevailing|prevailing)
          (?:\\w{3,12} ){0,3}(?:rates?|fees?|prices?|charges)`,
        `renew(?:s|al|ed)? …(?:rates?|fees?|prices?|charges) (?:that (?:is|are) )?then
          (?:in force|applicable|current|in effect)`,
        `(?:prices?|fees?|rates?|charges?|premiums?) …(?:determined|fixed|set|decided|confirmed
          |ruling|applicable|prevailing|in force|price list|shown)
          (?:by us |by the \\w{3,12} )?(?:at|on)(?: the)?
          (?:(?:time|date|moment|day) of )?(?:delivery|dispatch|despatch|completion|shipment)`,
        `${STRONGER} ${MAY}
          (?:\\w{2,12},? ){0,6}(?:increase|raise|adjust|vary|review|alter|change|set)
          (?:\\w{1,12},? ){0,6}(?:rents?|fees?|prices?|rates?|charges?|premiums?|royalt(?:y|ies)
          |tuition|subscriptions?|interest rate|deposit) …(?:such (?:amount|sum|level|rate)|as
          (?:we|it|he|she) (?:considers?|thinks?|sees?|decides?|wish(?:es)?|likes?)|(?:to|by) any
          (?:amount|level|figure|sum|extent)|at will|whenever|without
          (?:limit|cap|notice|reason|warning|asking)|(?:sole|absolute|own) discretion|at any time
          |upon posting)`,
      ),
      unless: phrase(
        `not (?:increase|raise|adjust|vary|alter|change)|consumer price index|cpi|rpi|inflation|no
          more than|not more than|not exceed|by mutual|both parties|you may
          (?:cancel|end|terminate|leave)|heart rate|in line with`,
        REPORT,
      ),
      why: 'The clause lets one party set prices alone, so costs cannot be planned.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:prices?|fees?|rent|charges|premiums?|subscriptions?) (?:may|can|will)
          (?:go up|rise|increase|be (?:uplifted|raised|put up|increased)) (?:\\w{2,12},? ){0,3}(?:at any time
          |without (?:\\w{3,12} )?notice|whenever|each year by|annually by|every year by)`,
        `(?:prices?|fees?|rent|charges|premiums?|subscriptions?|rates?|dues) (?:may|can|will)
          (?:go up|rise|increase|be (?:uplifted|raised|put up|increased|changed)) (?:\\w{2,12},? ){0,6}?(?:(?:by|to) (?:any|whatever|such an?)
          (?:amount|sum|percentage|figure|level|extent)(?: (?:that )?(?:we|it|the \\w{3,12}) (?:consider|think|see|deem|like|want|choose|decide)s?(?: (?:fair|fit|right|appropriate|reasonable|proper))?)?
          |by as much as (?:we|it|the \\w{3,12}) \\w{3,9}|without (?:any )?(?:limit|cap))`,
        'rent (?:\\w{2,12},? ){0,8}upwards?[- ]only',
        `(?:prices?|fees?|rates?|charges|pricing|premiums?|subscriptions?) (?:(?:for|of|to) (?:\\w{2,14},? ){1,12})?(?:is|are)
          subject to (?:change|increase)s? (?:at any time|without
          (?:\\w{3,12} ){0,2}notice|(?:up)?on \\w{2,12}|(?:in|at) (?:our|its|the \\w{2,15}'s) (?:\\w{4,8} )?discretion)`,
      ),
      unless: phrase(
        'inflation|index|no more than|not more than|you may (?:cancel|end|leave)',
        REPORT,
      ),
      why: 'The clause lets prices rise at one party’s discretion, so costs cannot be planned.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:rises?|increases?|goes? up|(?:is|are|be) (?:raised|increased|uplifted))[^.;:•]{0,60}? (?:by|to) [^.;:•]{1,30}? or (?:by |to )?such (?:larger|higher|greater|other|further) (?:sum|amount|percentage|rate|figure|level) as (?:we|it|(?:the )?\\w{3,14}) (?:may |shall |can )?(?:decide|determine|choose|fix|set|think|want|require|notif)\\w{0,4}`,
        `(?:if|when) (?:\\w{2,12} ){1,6}(?:go|goes|gets?|becomes?) (?:up|dearer|more expensive),? (?:i|we) (?:will |may |just )?(?:put (?:the|my|our) prices? up|(?:put up|raise|increase) (?:the|my|our) prices?)`,
      ),
      unless: phrase(
        'index|inflation|no more than|not more than|you may (?:cancel|leave|end)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause lets one party raise prices alone, so costs can rise without agreement.',
    },
    {
      form: phrase(
        `${DRAFTER} (?:may|can|reserves? the right to|is free to|are free to) (?:raise|increase|put up|revise|vary|change|set) (?:the |its |our |your |my |their |all |any )?(?:\\w{3,12} ){0,2}(?:dues|fees?|prices?|rates?|charges|rent|premiums?|contributions?|subscriptions?|tariffs?)(?: \\w{2,12}){0,3}? (?:as often|as much|as high|as far|by any amount|to any (?:amount|level)|however)(?: and as \\w{3,5})?(?: as (?:it|we|they) (?:wish(?:es)?|likes?|wants?|pleases?|chooses?|sees? fit))?`,
        `${DRAFTER} (?:may|can|reserves? the right to|(?:is|are|shall be|will be) free to) adjust (?:the |its |our |your |all |any )?(?:\\w{3,12} ){0,2}(?:dues|fees?|prices?|rates?|charges|rent|premiums?|subscriptions?|tariffs?) upwards?`,
        `(?:prices?|price list|rates?|fees?|tariffs?|charges),? (?:which|that) (?:the )?\\w{2,20} (?:may|can) (?:revise|change|increase|raise|alter|amend|vary|adjust|replace) (?:at any (?:time|moment)|with immediate effect|without (?:prior |any )?notice|at will|at once|as it (?:sees fit|likes|wishes))(?:,? (?:including|also|even) (?:for|on) (?:\\w{3,12} ){1,4}?(?:confirmed|placed|accepted))?`,
        `(?:revised?|changed?|increased?|raised?|adjust(?:ed)?) [^.;:•]{0,40}?(?:prices?|rates?|fees?) [^.;:•]{0,40}?(?:including|also|even) (?:for|on) orders (?:\\w{3,9} ){0,2}(?:confirmed|placed|accepted)`,
      ),
      unless: phrase(
        `not (?:raise|increase|revise|change|affect|apply)|index|inflation|no more than|not more than|you may (?:cancel|leave|end)|exchange rates?|heart|interest rates? of the (?:central|national)`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause lets one party raise prices alone, so costs can rise without agreement.',
    },
  ],
  examples: [
    'The rent [[goes up each year by 12% or by such higher percentage as the Landlord may choose]].',
    '[[If fuel gets dearer I put up the price]] on the spot.',
    'The rent goes up each year by 2% or by such lower percentage as the law allows.',
    '[[Harborside will be free to adjust the dues upwards]] in the first year.',
    '[[We may put up all of our prices at any time]].',
    '[[The Company may at any time upon written notice increase the fees to such level]] as it likes.',
    '[[Fees may go up during the minimum term by any amount we consider fair]].',
    'The [[rent can be increased to any level the Landlord thinks right]].',
    'Fees may go up with inflation by any amount up to 3%; the river may rise to any level.',
    '[[Ironworks can raise the dues as often and as much as it wishes]].',
    "Prices are as in the Maker's [[price list, which the Maker may revise with immediate effect, including for orders already confirmed]].",
    'The price list, which the Maker may revise once a year, does not apply to orders that were placed before.',
    '[[Prices of all services are subject to change upon 30]] days notice from us.',
    'Prices are subject to change with the index of inflation.',
    'The [[price is the one ruling at dispatch]].',
    '[[Prices may go up at any time]].',
    'Reviews of the [[rent are upward only]].',
    'The plan [[renews at our then-current rates]].',
    '[[The Landlord may increase the rent by any amount]].',
    '[[Prices are those ruling on the date of dispatch]].',
    'The rent is reviewed in line with inflation; rates may vary by town.',
    '[[We can put the price up whenever we like]]; going on counts as your agreement.',
    '[[The Landlord may put up the rent at any time]].',
    'The grocer can put the price up on the board; we may not charge more.',
    '[[Provider may increase its fees at any time]].',
    '[[We reserve the right to raise prices without notice]].',
    'Landlord may not increase the rent in the first year.',
    'Fees may increase by no more than inflation.',
    'Exercise may increase your heart rate.',
  ],
});
