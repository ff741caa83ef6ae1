import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advertisedClaim } from './advertised-claim.ts';

const DISEASE = `(?:cancer|tumours?|tumors?|diabetes|migraines?|depression|arthritis|asthma|anxiety|eczema|psoriasis|dementia|alzheimer's(?: disease)?|autism|adhd|hypertension|high blood pressure|insomnia|covid(?:-19)?|heart disease|back pain|joint pain|chronic pain|infertility|tinnitus|allerg(?:y|ies)|hair loss|obesity|arthrosis|rheumatism|burnout|epilepsy|lyme disease|acne|all (?:diseases|illnesses|ailments)|any (?:disease|illness|ailment))`;
const MEDICINE =
  '(?:medication|medicines?|meds|tablets|pills|insulin|inhalers?|statins|antidepressants|painkillers|prescriptions?|drugs|chemotherapy|metformin|insulin glargine|lisinopril|ramipril|amlodipine|atorvastatin|simvastatin|warfarin|levothyroxine|omeprazole|prednisone|prednisolone|methotrexate|sertraline|fluoxetine|citalopram|gabapentin|salbutamol|albuterol|ventolin|semaglutide|ozempic|losartan|bisoprolol|clopidogrel)';
/** The product on offer, and its audience. */
const OFFERED = phrase(
  `our|we|you|your|this|the (?:\\w{3,12} )?(?:cream|lamp|device|light|supplement|capsules?|drops|tea|oil|formula|method|programme|program|bracelet|patch|powder|drink|app|therapy|serum|mat|remedy|product|course|spray|tonic|blend|gel|kit|ring|pillow)|order|buy|customers|cures|guaranteed`,
);

export const healthClaim = advertisedClaim({
  id: 'health-claim',
  typeName: 'Unsubstantiated health claim',
  description:
    'Claims that a product cures disease, replaces medication, has no side effects, or causes a set weight loss.',
  severity: 'high',
  recommendation:
    'Remove the claim unless the product is licensed for it and the evidence is on file.',
  legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 17' },
  triggers: (
    'instead of your*|natural cure*|natural remed*|miracle cure*|miracle remed*|herbal cure*|herbal remed*|secret cure*|ancient cure*|ancient remed*|permanent cure*|instant cure*|throw away your*|stop taking your*|come off your*|ditch your*|bin your*|give up your*|the fda|the mhra|fda-*|fda approved|fda certified|fda cleared|fda registered|mhra*|' +
    'cure|cures|heals|heal your|reverses|reverse your|eradicates|banishes|banish your|' +
    'wipes out|gets rid of|get rid of your|ends your|say goodbye to*|side effects|side-effects|' +
    'kilos in*|kg in*|kilos within|kg within|pounds in*|pounds within|lbs in*|stone in*|' +
    'inches in*|kilograms in*|kilograms within|your medication|your medicine*|your tablets|' +
    'your pills|your insulin|your inhaler*|your statins|your antidepressants|your painkillers|' +
    'your prescription*|your drugs|your chemotherapy|prescribed medication|prescribed tablets|' +
    'prescribed pills|prescription drugs|blood pressure tablets|blood pressure pills|' +
    'clinically proven|scientifically proven|medically proven|doctors recommend*|' +
    'doctors swear*|shown to cure|shown to heal|shown to reverse|shown to shrink|shown to kill|' +
    'shown to prevent|shown to stop|shown to fight|shown to destroy|proven to cure|' +
    'proven to heal|proven to reverse|proven to shrink|proven to kill|proven to prevent|' +
    'proven to stop|proven to fight|proven to destroy|known to cure|known to heal|' +
    'known to shrink|known to kill|melts belly*|melts fat|melts away*|melt away*|melts your*|' +
    "belly fat|body fat|burns fat|blasts fat|doctors don't*|doctors hate|pharma doesn't*|" +
    'big pharma|doctors do not want*|drug companies|dermatologists hate|dentists hate'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:clinically|scientifically|medically) (?:proven|shown|tested) to (?:cure|heal|reverse|shrink|kill|stop|prevent|fight|destroy|treat) (?:your |all |even |any |chronic |severe ){0,2}${DISEASE}(?: in (?:just |only )?(?:\\d{1,2}|\\w{3,8}) (?:days|weeks|months))?`,
      ),
      unless: phrase(
        `not|trials?|mice|patients|vaccin\\w{2,6}|screening|exercise|drugs?|never|no product`,
      ),
      confidence: 0.9,
      why: 'The text claims that a product treats or cures a disease, which needs approval and evidence.',
    },
    {
      form: phrase(
        `(?:the |a |our )?(?:(?:all-)?natural|miracle|herbal|secret|ancient|permanent|instant|revolutionary|homeopathic) (?:cures?|remed(?:y|ies)) for (?:your |all |even |any |chronic |severe |type (?:1|2|one|two) |stage \\w{1,5} ){0,2}${DISEASE}`,
      ),
      unless: phrase(
        `not|no|there is no|search|myths?|so-called|quacks?|believed|history|centur(?:y|ies)|traditional(?:ly)?|research\\w{0,4}|book|folk`,
      ),
      confidence: 0.9,
      why: 'The text claims that a product treats or cures a disease, which needs approval and evidence.',
    },
    {
      form: phrase(
        `(?:is|are) (?:fully |also |now |100 ?% )?(?:fda|mhra)-(?:approved|certified|cleared|registered)`,
        `(?:approved|certified|cleared) by the (?:fda|mhra)`,
      ),
      requires: phrase(
        `supplements?|herbal|natural(?:ly)?|capsules?|gumm(?:y|ies)|drops|tea|powder|detox|weight loss|slimming|side effects?|cures?|reverses?|patch(?:es)?|vitamins?`,
      ),
      unless: phrase(
        `not|never|drugs?|medicines?|vaccines?|devices?|trials?|patients?|indicat\\w{2,5}|generic|prescription|injection`,
      ),
      confidence: 0.8,
      why: 'The text says that an authority approved a product of a kind that it never approves.',
    },
    {
      form: phrase(
        `(?:cures?|heals?|reverses?|eradicates?|banish(?:es)?|wipes out|gets? rid of|ends|say goodbye to) (?:your |all |even |any |chronic |severe |type (?:1|2|one|two) |stage \\w{1,5} |the symptoms of ){0,2}${DISEASE}(?:(?:,| and|, and| or) ${DISEASE}){0,4}(?: …(?:within|in) (?:\\w{1,9} ){1,3}(?:hours|days|weeks|months))?`,
      ),
      requires: OFFERED,
      unless: phrase(
        `doctors? (?:can|cannot|treat)|surgery|vaccin\\w{2,6}|hope(?:s|d)? to|search for|find(?:ing)? a cure|donat(?:e|ions?)|charity|fundrais\\w{2,4}|help us|works? towards?|we (?:aim|want)|fight against`,
      ),
      confidence: 0.85,
      why: 'The text claims that a product treats or cures a disease, which needs approval and evidence.',
    },
    {
      form: phrase(
        `(?:say goodbye to |stop (?:taking |using )?|throw away |come off |give up |do without |no longer need |ditch |bin |forget |replaces? |instead of )(?:all )?(?:your|their|prescribed) (?:\\w{3,12} ){0,2}${MEDICINE}`,
      ),
      requires: phrase(
        `safe(?:ly)? to take|naturally|say goodbye|our|once you|when you (?:use|take|start)|thanks to|within|after (?:a few|just|only|one|two|three)|you can|you will|you'll|no need|naturally|this (?:\\w{3,12})`,
      ),
      unless: phrase(
        `doctors?|gp|nurse|pharmacist|physician|before (?:surgery|the)|if you (?:forget|miss|feel)|tell (?:us|your)|leaflet|ask`,
      ),
      confidence: 0.85,
      why: 'The text tells readers that they no longer need their medication, which can endanger them.',
    },
    {
      form: phrase(
        `(?:no|zero|without(?: any)?|free (?:of|from)(?: all)?|not a single) (?:known |harmful |nasty |negative |unwanted |adverse |dangerous )?side effects?(?: at all| whatsoever)?`,
      ),
      requires: phrase(
        `clinically|fda|medically|scientifically|pills?|tablets?|treatments?|creams?|supplements?|herbal|natural(?:ly)?|remed(?:y|ies)|therap(?:y|ies)|capsules?|drops|formula|oil|lamp|light|customers|safe|it has no|heals?|cures?|detox|weight|slimming|skin`,
      ),
      unless: phrase(
        `functions?|methods?|calls?|pure|code|state|evaluat\\w{1,4}|expressions?|queries|query|cache|macro|variables?|idempotent|returns?|patients? (?:had|reported|experienced)|expected|observed|noted|were|was|api|commands?|module|imports?|operations?`,
      ),
      confidence: 0.8,
      why: 'The text says that a product has no side effects at all, a claim that needs evidence.',
    },
    {
      form: phrase(
        `(?:lose|drop|shed|melt(?: away| off)?|burn(?: off)?) (?:up to |at least |as much as )?(?:\\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:kilos?|kg|kilograms|pounds?|lbs?|stone|inches) (?:in|within) (?:just |only |less than |under )?(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten|fourteen|thirty) (?:days?|weeks?|months?)(?: without …(?:diet(?:ing)?|exercise|sport|hunger|effort|gym))?`,
      ),
      unless: phrase('vet|dogs?|doctor|surgery|patients?|unhealthy|dangerous|wrestlers?|boxers?'),
      confidence: 0.8,
      why: 'The text promises a set weight loss within a set time, a claim that needs evidence.',
    },
    {
      form: phrase(
        `(?:clinically|scientifically|medically) proven to (?:\\w{2,12} ){0,2}\\w{3,14}`,
        `doctors (?:recommend|swear by) (?:our|this) \\w{3,14}`,
      ),
      severity: 'medium',
      confidence: 0.7,
      why: 'The text appeals to science or to doctors without naming a source, so readers cannot verify the claim.',
    },
    {
      form: phrase(
        `(?:shown|proven|known) to (?:cure|heal|reverse|shrink|kill|stop|prevent|fight|destroy) (?:\\w{3,12} ){0,2}${DISEASE}`,
        `(?:melts?|burns?|blasts?|dissolves?) (?:away |off )?(?:your |the |all )?(?:stubborn )?(?:belly |body )?(?:fat|pounds|kilos)(?: (?:while you sleep|overnight|without \\w{3,12}|in your sleep|effortlessly))`,
        `(?:doctors|pharma(?: companies)?|big pharma|drug companies|dermatologists|dentists) (?:don't|do not|doesn't|hate|are hiding|hide)(?: want)?(?: you)?(?: to)? ?(?:know|hear|find out|this)(?: (?:about|of) (?:it|this))?`,
      ),
      requires: phrase(`our|it|you|your|this|capsules?|drops|product`),
      unless: phrase(`trials?|mice|patients|vaccin\\w{2,6}|screening|exercise`),
      confidence: 0.8,
      why: 'The text claims a healing effect or a secret remedy, which needs approval and evidence.',
    },
  ],
  examples: [
    '[[Scientifically proven to cure eczema in 10 days]].',
    'This tea is safe to take [[instead of your statins]].',
    'Have a walk instead of your coffee; the drug was clinically shown to treat asthma.',
    'Introducing Breathe-Ex, [[the miracle remedy for asthma]]!',
    'Within a week you can [[throw away your atorvastatin]].',
    '“With our drops you can [[ditch your warfarin]],” says owner Jo Roe.',
    'The sign “You can throw away your pills” hung in the museum.',
    'Our detox tea, [[approved by the FDA]], is sold online.',
    'These gummies [[are FDA-approved]] and safe for children.',
    'Clinically tested, Slimora has [[no side effects]].',
    'Folk medicine knows a herbal remedy for insomnia, and the search for a permanent cure for diabetes goes on.',
    'The drug is FDA approved for patients with side effects from statins.',
    'Our capsules are [[shown to shrink tumours]].',
    'It [[melts belly fat while you sleep]].',
    '[[Doctors hate this]] simple trick of yours.',
    'The drug was shown to shrink tumours in mice, and exercise burns fat overnight.',
    'Our tea [[cures arthritis and depression within a few weeks]].',
    'With our patch you can [[throw away your blood pressure tablets]] for good.',
    'A natural remedy with [[no side effects whatsoever]].',
    '[[Lose 8 kilos in three weeks without any exercise]].',
    'This serum is [[clinically proven to erase wrinkles]].',
    'The function is pure and has no side effects, so its calls are safe to repeat.',
    'There is no evidence that our tea cures cancer, and we never claim it.',
    'Do not stop taking your tablets before you have asked your doctor.',
    'Researchers hope to find a drug that cures diabetes.',
    'Your donation helps us find what cures cancer; help us today.',
    'Salt cures ham, and smoke cures the fish within days.',
    'No treatment was reported without side effects in the trial of this cream.',
    'Our dog had to lose two kilos in three weeks, said the vet.',
  ],
});
