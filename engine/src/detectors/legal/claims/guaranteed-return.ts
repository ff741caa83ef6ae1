import { MARKETS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advertisedClaim } from './advertised-claim.ts';

export const guaranteedReturn = advertisedClaim({
  id: 'guaranteed-return',
  typeName: 'Guaranteed investment return',
  description: 'Claims that an investment is certain to gain value or carries no risk.',
  severity: 'high',
  recommendation:
    'State the risk of loss plainly, and say that past performance does not guarantee future results.',
  legalReference: { law: MARKETS_DIRECTIVE, article: 'Art. 24(3)' },
  triggers: (
    'lose money|lose any money|lose your money|lose their money|' +
    'guaranteed return*|guaranteed profit*|guaranteed income|guaranteed yield*|' +
    'guaranteed gain*|guaranteed monthly*|guaranteed annual*|guaranteed weekly*|' +
    'guaranteed daily*|guaranteed fixed*|guaranteed high*|returns are guaranteed|' +
    'return is guaranteed|profits are guaranteed|profit is guaranteed|gains are guaranteed|' +
    'guarantee returns|guarantee you*|guarantee a*|guarantees a*|double your*|double their*|' +
    'triple your*|triple their*|multiply your*|no risk|zero risk|risk-free|risk free|' +
    "without risk|without any risk|free of risk|cannot lose|can not lose|can't lose|" +
    'certain to rise|certain to double|certain to grow|bound to rise|bound to double|' +
    'bound to grow|sure to rise|sure to double|sure to grow|guaranteed to rise|' +
    'guaranteed to double|guaranteed to grow|guaranteed to triple|certain to triple'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:you|they|investors|franchisees|partners|members|buyers|backers) (?:simply |just |really )?(?:cannot|can't|can not|will not|won't|will never|can never|could never) (?:ever |possibly )?lose (?:any |your |their )?money (?:on|with|by|in|from|at) (?:this|it|us|our|these|that)`,
      ),
      unless: phrase(`insured|insurance|bank|stake money|play money|if|unless|refund`),
      confidence: 0.8,
      why: 'The text says that a deal carries no risk, which can mislead whoever puts money into it.',
    },
    {
      form: phrase(
        `guaranteed (?:(?:monthly|annual|weekly|daily|fixed|high|minimum|passive|investment|rental|\\d{1,3} ?%) ){0,2}(?:returns?|profits?|yields?|gains?)(?: of (?:up to |at least )?\\d{1,3}(?:\\.\\d)? ?(?:%|per cent|percent))?`,
        `(?:returns?|profits?|gains?) (?:is|are) (?:fully |always |100% )?guaranteed`,
        `guarantees? (?:you |investors |our \\w{3,9} )?(?:returns|an? (?:\\w{3,9} )?(?:return|profit|yield|gain)) of (?:up to |at least )?\\d{1,3}`,
      ),
      unless: phrase(
        `policyholders?|annuit(?:y|ies)|actuar\\w{2,6}|pension scheme|preferred return|contract price|title|post|goods|item|parcel|function|type|promise|iterator|value`,
      ),
      confidence: 0.8,
      why: 'The text presents a gain on an investment as certain, which can mislead investors.',
    },
    {
      form: phrase(
        `(?:double|triple|multiply|quadruple) (?:your|their) (?:money|investment|capital|savings|stake|deposit|coins?|bitcoin|crypto|funds)(?: (?:in|within|every|by|inside) (?:\\w{1,9} ?){1,4})?`,
      ),
      requires: phrase(
        `(?:in|within|every|by|inside) (?:\\w{1,9} ){1,3}(?:days?|weeks?|months?|years?|hours?)|(?:in|within|every|by) (?:\\d{1,4}|a year|no time)|guaranteed|risk|will|sure`,
      ),
      unless: phrase('could|might|quiz|game|casino table|rule of 72|at \\d{1,2} ?%'),
      confidence: 0.8,
      why: 'The text tells readers that their money will multiply, which can mislead investors.',
    },
    {
      form: phrase(
        `(?:(?:with |at |there is |there's )?(?:absolutely )?(?:no|zero)|without(?: any)?|free of(?: all)?) risk(?: of (?:loss|losing))?(?: at all| whatsoever)?`,
        `risk-free (?:investment|returns?|profits?|income|gains?|way to)`,
        `(?:you|investors|they|your money) (?:simply |just |really )?(?:cannot|can't|can not) lose`,
      ),
      requires: phrase(
        `invest(?:s|ed|ing|ors?|ments?)?|returns|profits?|shareholders?|savings|capital|crypto|bitcoin|dividends?|yields?|stocks|funds?|earnings|your money`,
      ),
      unless: phrase(
        `risk-free (?:interest )?rates?|risk of (?!loss|losing)|hedg\\w{2,4}|low risk|there is no such|always|bears? (?:no|the) risk|credit risk|arbitrage`,
      ),
      confidence: 0.8,
      why: 'The text says that an investment carries no risk, which can mislead investors.',
    },
    {
      form: phrase(
        `(?:profits?|shares?|prices?|value|earnings|returns|sales|turnover|revenue|investment|coin|token|stock)(?: \\w{2,12}){0,3} (?:is|are) (?:certain|bound|sure|guaranteed) to (?:rise|double|grow|triple)(?: by (?:at least )?\\d{1,3} ?(?:%|per cent|percent))?`,
      ),
      confidence: 0.7,
      severity: 'medium',
      why: 'The text presents a forecast as a certainty, which can mislead investors.',
    },
  ],
  examples: [
    'With a territory of your own [[you simply can’t lose money with us]].',
    'If you read the terms, you cannot lose money with us. We can lose money on this.',
    'Invest today for [[guaranteed monthly returns of 12%]].',
    'Our members [[double their money within six months]].',
    'Put your savings to work [[with no risk at all]]; [[you cannot lose]].',
    'The [[value of the coin is certain to rise]].',
    'Returns are not guaranteed, and you may lose your money.',
    'Beware of anyone who offers guaranteed returns: it is a scam.',
    'The Sharpe ratio sets excess returns against the risk-free rate.',
    'The function has a guaranteed return of a value for all branches.',
    'There is no risk of flooding in this area, says the return.',
    'You can return the shoes without risk within 30 days.',
  ],
});
