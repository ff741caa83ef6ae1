import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Wording in plain words that holds a pregnancy, or the thought of one, against somebody. */
export const plainPregnancy: WordingPart = {
  triggers:
    'expectant mother*|mothers-to-be|mums-to-be|expecting|pregnant|no wish*|no desire*|no plan*|no intention*|childbearing*|child-bearing*|is expecting|are expecting|not planning*|no plans for*|on the cards|have babies|have kids|have a baby|get pregnant|be pregnant|is pregnant|maternity leave|parental leave|mat leave'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:(?:it(?:'s| is) |is )?(?:usual|normal|customary|standard|routine|common|our|company) ?(?:practice|policy|custom)?(?: for us| here)? (?:is )?to|(?:we|they|management)(?: \\w{4,9}ly| always| tend to| have to| prefer to)?) (?:move|take|transfer|remove|keep|shift|reassign|put|pull) (?:our |any |all )?(?:expectant mothers|mothers-to-be|mums-to-be|pregnant (?:women|staff|employees|colleagues|workers|ladies|girls|managers)|(?:women|staff|anyone|people|those|colleagues) who (?:are|is|get|become|gets|becomes) pregnant) (?:off|away from|out of|from|back to|onto|to) (?:\\w{2,12} ?){1,4}`,
      ),
      requires: phrase(
        'off|away|out of|accounts?|clients?|customers?|projects?|front|sales|promotions?|management|relied|reliable|commission',
      ),
      unless: phrase(
        `risk assess\\w{2,6}|lighter|light duties|x-?rays?|radiation|chemicals?|solvents?|heavy|lift(?:ing)?|safe(?:ty)?|ward|deliver(?:y|ies)|theatre|midwi(?:fe|ves)|hospital|doctor|stud(?:y|ies)|nights?|own request|list`,
      ),
      confidence: 0.83,
      why: 'The text takes work away from people because they are pregnant.',
    },
    {
      form: phrase(
        `(?<=(?:no \\w{3,9}(?:,| and|, and|,? or) |^\\W{0,8}|sorry,? ))(?:nobody|no one|no-one|no (?:women|ladies|girls|couples)) (?:expecting|pregnant)(?= ?(?:[.,;!)]|$|please|or|and))`,
        `(?:should|must|to|she|who|and) (?:be single and )?(?:have|has) no (?:wish|desire|plans?|intention) (?:for|of (?:having|starting)|to (?:have|start)) (?:any |more )?(?:children|kids|a family|a baby)(?: of her own)?`,
        `child-?bearing (?:days|years|age) (?:are|is|lie|well) (?:\\w{3,7} )?(?:behind (?:her|them)|over|past)`,
        `(?:colleagues|staff|employees|women|waitresses|ladies|anyone|those|girls) who (?:is|are) (?:visibly |obviously |clearly |noticeably |heavily )?pregnant (?:should not|shouldn't|must not|may not|cannot|will not|won't|are not to|is not to) (?:serve|be (?:seen|at|on|in|behind|moved|put|placed|kept)|stand|appear|meet|greet|work (?:at|on|in) (?:the )?(?:front|desk|counter|reception|till|bar))(?: \\w{2,12}){0,4}`,
      ),
      unless: phrase(
        `risk|lift(?:ing)?|x-?rays?|radiation|chemicals?|lead|solvents?|doctor|harm|exposure|heavy|safety|for their own|stud(?:y|ies)|novel|they (?:said|have)|we have|couple (?:have|has)|vaccin\\w{2,6}|alcohol|smoke`,
      ),
      confidence: 0.85,
      why: 'The wording excludes people who are pregnant or may have children, which mainly affects women.',
    },
    {
      form: phrase(
        `(?:nobody|no one|no girls?|no women|none|not (?:one|somebody|someone|another one|anyone)) (?:that|who)(?:'s| is| are|'re)?(?: (?:about|going|likely|bound|looking) to| gonna)? ?(?:expecting(?: a baby)?|pregnant|(?:go off and )?(?:have (?:babies|kids|a baby)|get (?:herself )?pregnant))`,
        `not (?:planning|thinking of|hoping for) (?:a family|kids|children|a baby|babies)(?: (?:in the next (?:few |two |three |five )?years?|soon|any time soon|for now))?,? (?:please|preferred|required|essential|say)(?: say(?: so)?)?`,
        `(?:babies|children|kids|a family|a baby|pregnancy) (?:is|are|were|was) not on the cards`,
      ),
      unless: phrase(
        `should|must|may|vaccin\\w{2,6}|drink|lift|x-?rays?|radiation|medication|alcohol|smok\\w{1,3}|rollercoasters?|i|we (?:are|were)|for us|in our thirties|novel|film`,
      ),
      confidence: 0.85,
      why: 'The wording excludes people who are pregnant or plan a family, which mainly affects women.',
    },
    {
      form: phrase(
        `on (?:maternity|parental|mat) leave …(?:probably|likely|surely|i bet she|bet she|doubt she(?:'ll| will)|no chance she(?:'ll| will)|she) (?:won't|will not|isn't|be|come) ?(?:come |coming |be |really )?back(?: anyway| at all)?`,
      ),
      unless: phrase('until|cover|party|welcome|when she comes back, she'),
      severity: 'medium',
      confidence: 0.76,
      why: 'The remark assumes that somebody on parental leave will not return.',
    },
  ],
  examples: [
    'Of course [[we always take pregnant colleagues off the big clients]], nothing personal.',
    'We move pregnant women away from the chemicals after the risk assessment, and take expectant mothers to the ward.',
    'Room to let: no pets and [[nobody pregnant]]. We want somebody whose [[childbearing years are behind them]].',
    'The nanny should drive [[and have no plans to start a family]]. [[Staff who are obviously pregnant must not stand at the bar]].',
    'There was nobody expecting him. The couple have no wish for children, they said.',
    'And [[no one who is expecting]], it went badly last year. Send a girl, but [[not one who’s going to have babies]].',
    'Secretary, [[not thinking of children any time soon, please]]. She tells me that [[a family is not on the cards]].',
    'No one who is expecting should lift the kegs; a baby was not on the cards for us.',
    'Contact [[on parental leave, doubt she’ll come back]].',
    'She is on maternity leave, Jo covers until she is back.',
  ],
};
