import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { HIRING } from '#engine/detectors/discrimination/selection-words.ts';
import { EEOC_COMPLIANCE_MANUAL } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const cultureFit = biasedWording({
  id: 'culture-fit',
  typeName: 'Culture fit',
  description: 'Demands to fit in, which tend to favor people like those already there.',
  severity: 'low',
  recommendation: 'Name the values or ways of working that matter, and assess people against them.',
  legalReference: { law: EEOC_COMPLIANCE_MANUAL, article: 'Sec. 15-VI' },
  triggers: (
    'our sort|our kind|our type|from round here|culture fit|cultural fit|culture-fit|cultural-fit|fit into our*|like-minded|like us|' +
    'one of us|tight-knit|like a family|work family|ping pong*|ping-pong*|foosball*|happy hour*|' +
    'office drinks|bro culture|beer*|kegs|keg|table tennis|pool table|video games|game room|' +
    'gaming room|party atmosphere|after-work drinks|after work drinks|friday drinks|nerf|' +
    "work spouse|fit right in|fit in|fits the team|face fits|face doesn't*|good fit|team player*|" +
    'drinking culture|one big family|our kind of people|work hard*|fit our*|fits our*|' +
    'fits into our*|fits in with*|fit with our*|fits with our*|fits in our*|pool tables|pingpong|' +
    'party culture|party house|drinking house|drinking atmosphere|frat|fitting in|fitting with*|' +
    'fit with the*|fit with us|fit with this*|gel|gelling|blend in|blending in|mix in|mixing in|' +
    "mix with*|mixing with*|blend with*|blending with*|face does not*|face didn't*|" +
    "face wouldn't*|face won't*|face just*|about who fits*|about who gels*|about who gets on*|" +
    'about who mixes*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:less|fewer) (?:experience|experienced|qualifications|qualified|skills?)[^.!?]{0,30}? but (?:he|she|they)(?:'s|'re| is| are) (?:very much |just )?(?:one of us|our (?:sort|kind|type)|from round here)(?: and [^.!?;,]{2,30})?`,
      ),
      severity: 'medium',
      confidence: 0.82,
      why: 'Somebody with less experience is preferred for being like those already there.',
    },
    {
      form: phrase(
        '(?:good |great |strong |perfect )?cultur(?:e|al)-fit',
        'fits? (?:into |in with |in |with )?our (?:\\w{1,15} )?(?:culture|team|family)',
        `like-minded (?:people|individuals|colleagues|candidates?|team)|(?:people|someone|somebody)
          (?:just )?like us|one of us`,
        '(?:grab|have|share) a beer with|beer test',
      ),
      requires: phrase(
        'you|candidates?|applicants?|hir(?:e|ing)|looking for|seek(?:s|ing)?|team|we|join|employees?|interviews?',
      ),
      unless: phrase(
        'cultural fitness',
        '(?:contact|ask|e-?mail|tell|call|message|reach|approach|see|to|from|each|every|any|no) one of us',
      ),
      why: 'Fitting in is not a skill, and the criterion favors people like those already there.',
    },
    {
      form: phrase(
        `like (?:a|one big) family|work family|bro culture|beer o'clock|office drinks|happy hours?
          |(?:ping(?:-| )?pong|foosball|pool|table tennis)(?: tables?)|foosball|ping(?:-| )?pong
          |cultur(?:e|al)-fit|kegs?|beer (?:fridge|friday|fridays|tap|on tap|pong)
          |(?:after-work|friday) drinks|(?:frat|party|drinking) (?:culture|house|atmosphere)
          |(?:game|gaming) room|video games|nerf (?:guns?|wars?|battles?)|fit right in|our kind of
          people|work hard,? play hard`,
      ),
      requires: HIRING,
      // Beer as a load.
      unless: phrase(
        'barrels?|trolley|hand truck|lit(?:re|er)s?|cellars?|(?:lift|carry|roll|move|deliver|unload|change|clean)(?:s|ing)? (?:\\w{2,9} ){0,3}kegs?|kg|kilos?',
      ),
      confidence: 0.7,
      why: 'The wording promotes one group’s way of life, which can put others off.',
    },
    {
      form: phrase(
        `(?:not (?:really )?(?:sure|convinced)|doubt|don't (?:think|see)|can't (?:see|imagine)
          |couldn't see|struggl(?:e|ing) to see)(?: (?:how|if|whether|that))?
          (?:he|she|they|him|her|them|this one)(?:'d| would|'ll| will| could)? (?:really |ever |quite )?(?:(?:fit(?:ting)?|gel(?:ling)?|mix(?:ing)?|blend(?:ing)?)(?: in)? with
          (?:the |our |this )?(?:\\w{2,12}'?s? ){0,4}(?:crowd|team|lads|girls|crew|lot|office|gang|group|us)
          |(?:fit(?:ting)?|mix(?:ing)?|blend(?:ing)?) in|gel(?:ling)?)`,
        "(?:his|her|their|the) face (?:just )?(?:doesn't|does not|didn't|wouldn't|won't) fit|whose face fits|face fits",
        `(?:someone|somebody|anyone|a person|candidate|you) (?:who |that )?(?:will |must |should |can )?(?:fits?|gels?|mix(?:es)?|blends?)
          (?:in )?(?:well )?with (?:the|our) (?:boys|lads|girls|guys|blokes|ladies|gang)`,
        `(?:it's |it is )?(?:all |more )?about who (?:fits|gels|gets on|mixes)(?: in)?(?: with)?
          (?:the |our )?(?:team|lads|crowd|office|crew)`,
      ),
      unless: phrase('dress|shoes?|clothes|box|sofa|car|schedule|puzzle|diary|size'),
      confidence: 0.7,
      why: 'The wording makes fitting in decisive, which favors people like those already there.',
    },
  ],
  examples: [
    '[[Less experience than the others but he’s one of us and will slot straight in]].',
    'Less experience than the others but he has used the system and will slot straight in.',
    'We want [[someone who fits in with the lads]] and likes a laugh.',
    'Somebody said the hat fits; the girls’ coats go with the boys.',
    'GE: [[not sure how he’d fit in with the Christmas do crowd]].',
    '[[It is about who fits the team]]; [[her face doesn’t fit]].',
    'I [[doubt she’d fit in with our crowd]].',
    'I am not sure the sofa will fit in; the key fits, its face fits the clock.',
    'You are a [[cultural fit]] for a small team.',
    'We hire for [[culture fit]] first.',
    'Join [[like-minded people]] who work late.',
    'Culture fits people of every kind; the key fits the lock.',
    'Instead of culture fit we look for values.',
  ],
});
