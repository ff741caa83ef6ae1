import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { IN_HOUSING } from '#engine/detectors/discrimination/setting.ts';
import { PREGNANCY_DISCRIMINATION_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainPregnancy } from './plain-pregnancy.ts';
import { pregnancyBan } from './pregnancy-ban.ts';
import { LOWERED_FOR_LEAVE_EXAMPLES, pregnancyExclusion } from './pregnancy-exclusion.ts';

export const pregnancyDiscrimination = biasedWording({
  id: 'pregnancy-discrimination',
  typeName: 'Pregnancy discrimination',
  description: 'Rules or preferences that disadvantage people who are, or may become, pregnant.',
  severity: 'high',
  recommendation: 'Remove the rule; pregnancy must not count against anyone.',
  legalReference: { law: PREGNANCY_DISCRIMINATION_ACT, article: '42 U.S.C. § 2000e(k)' },
  bySetting: IN_HOUSING,
  parts: [plainPregnancy, pregnancyExclusion, pregnancyBan],
  triggers: (
    'her maternity*|maternity absence*|parental leave|paternity leave|on mat*|on maternity|pregnant|pregnancy|pregnancies|maternity leave|have children|having children|childbearing|' +
    'planning a family|start a family|starting a family|have babies|have a baby|planning a baby|' +
    'planning children|thinking of a family|thinking of a baby|thinking of children|' +
    'hoping for a family|hoping for a baby|has the baby|has her baby|had the baby|before the baby*|before her baby*|before the birth|before the due*|before her due*|before she shows|before she goes*|before she has it|before she has a*|delivers the*|hoping for children|trying for a family|' +
    'go and get*|go off and*|going off and*|gets pregnant|get pregnant|go on mat*|off on maternity*|off on mat*|' +
    'trying for a baby|trying for children|having kids|having babies|wanting kids|' +
    "she's expecting|" +
    'she is expecting|wanting children|wanting babies|miscarriage|miscarriages|ivf|fertility treatment*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        'pregnant …(?:will|shall|may|can|must) not be (?:considered|promoted|hired|employed|placed|processed|accepted|admitted|shortlisted|invited|confirmed|enrolled|taken (?:on|back))',
        `(?:not|cannot|can not|never) (?:be |become |currently |get )?pregnant|no pregnant
          (?:\\w{1,15})|pregnant (?:\\w{1,15} )?(?:may not|cannot|can not|must not|need not|should
          not|will not|are not|is not|shall not)`,
        `(?:becomes?|become|is|are|get|gets|who are|if) pregnant …(?:terminat(?:e|ed|ion)
          |dismiss(?:ed|al)?|resign|leave the company|unpaid|transfer(?:red)?|lose|loses|ineligible
          |not eligible|forfeits?|excluded|removed|demoted|replaced)`,
        `(?:terminat(?:e|ed|ion)|dismiss(?:ed|al)?|resign|ineligible|not eligible|excluded|removed
          |demoted|replaced) …pregnan(?:t|cy)`,
        `(?:plan(?:s|ning)?|intend(?:s|ing)?) (?:not )?to
          (?:have (?:children|a baby|babies)|become pregnant|go on maternity leave)`,
        `(?:not suitable|unsuitable|not (?:the|a) (?:job|role)|no (?:job|place|role)) for
          (?:women|anyone|anybody|people|those|somebody|someone) (?:who
          (?:are|is) )?(?:(?:planning|thinking of) (?:a family|children|a baby)
          |(?:about to start|starting|wanting to start|looking to start) a family)`,
        `(?:tell|let|say|state|mention|indicate)(?: us| me)? …(?:whether|if) you(?:'re| are)
          (?:planning|thinking of|hoping for|trying for) (?:a family|children|a baby)`,
        `pregnancy (?:tests?|testing) (?:is|are|will be) (?:required|mandatory|compulsory|carried out|part of|a condition)
          |(?:mandatory|compulsory|obligatory|pre-employment|annual|yearly|periodic|six-monthly|routine) pregnancy (?:tests?|testing)`,
        `(?:must|shall|has to|have to|required to|requested to|asked to|obliged to|need to|agree to) (?:\\w{2,10} ){0,2}(?:take|undergo|submit|provide|pass|do|bring|present|produce|have|show)
          (?:to )?(?:an? |the |their |your |her )?(?:negative |recent |urine |blood )?(?:(?:hiv|tb|drug|hepatitis(?: b)?|blood|malaria)(?: and | & | ?/ ?|, | or ))?pregnancy tests?(?: results?)?`,
      ),
      unless: phrase(
        "courts?|tribunals?|ruled|alleg(?:ed|es|ations?)|unfair(?:ly)?|unlawful(?:ly)?|illegal(?:ly)?|forbidden|prohibited|against the law|(?:nobody|no one) (?:may|can|must|should) be (?:dismissed|sacked|fired|refused|rejected)|(?:must|may|can|should|could) (?:not|never) (?:be )?(?:dismiss|fire|sack|refuse|reject|treat|discriminate)(?:e?d)?|(?:cannot|can not|can't|must not) be (?:dismissed|sacked|fired|refused|rejected)|paid leave|entitled|(?:during|before|after|while on) (?:the |this |your )?(?:treatment|therapy|chemotherapy|trial drug|study drug|medicine)|patients?|contracepti(?:on|ve)|isotretinoin|protect(?:s|ed|ion)|right to|smok(?:e|ing)|medication|vaccin(?:e|ation)|doctor before",
        `pregnant,? (?:\\w{2,9},? ){0,4}or (?:(?:lose|loses|losing)|(?:are|is|am|get|gets|become|becomes) (?:dismissed|sacked|fired|transferred|made redundant|unemployed))`,
      ),
      why: 'The wording holds pregnancy, or the possibility of it, against a person, which equality law generally forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:she|they|who|she'll|she'd|who'll|who'd|they'll|one) (?:is |are |will |would |just |only |probably |gonna |going to ){0,3}(?:go|goes|going|run|runs|disappear)
          (?:off |out |away )?and (?:get (?:herself |themselves )?(?:pregnant|knocked up)|(?:have|has) (?:a bab(?:y|ies)|babies|kids|another (?:baby|one|kid)))`,
        `(?:she|they|she'll|who'll|they'll) (?:is |are |will |just |only |probably |going to ){0,3}(?:go|be) (?:off |out )?on (?:maternity|mat) leave
          (?:in (?:six|three|a few|two|no)|as soon as|straight away|before (?:long|you know|we)|the minute|again)`,
      ),
      unless: phrase('cover|handover|due|entitled|when she returns|covering|congratulat\\w{1,6}'),
      why: 'A pregnancy to come is held against somebody.',
      confidence: 0.8,
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}|(?:must have|should have|with|preferably|ideally|and) )no (?:boyfriend
          |girlfriend|husband|partner|plans)(?:,? (?:or|and) (?:plans|intention))?(?: to|,? no plans
          to)
          (?:start(?:ing)? a family|hav(?:e|ing) children)(?: in the next \\w{3,5}(?: \\w{3,6})?)?`,
      ),
      unless: phrase('she|he|they|we have|i have|had|said'),
      why: 'The wording excludes people who plan a family, which mainly affects women.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:an? |the |some )?(?:woman|lady|girl|someone|somebody|one|mother)
          (?:who(?:'s| is| has)|that(?:'s| has))? ?(?:finished|done|past|been through)
          (?:with )?(?:having|wanting) (?:kids|children|babies)`,
      ),
      unless: phrase('i|film|novel|contracepti(?:on|ve)|doctor'),
      why: 'The wording asks for a person who will have no more children, which mainly affects women.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Applicants who are [[pregnant at the time of joining will not be processed]].',
    '[[Don’t renew her contract, she is pregnant]].',
    'Ms T. has had a [[miscarriage; her contract, which ends in September, will not be renewed]].',
    'Her [[contract will not be renewed because she had a miscarriage]]. We should [[get rid of the pregnant]] one before her protection starts.',
    'Her job [[offer was withdrawn when she disclosed that she was pregnant]]. If you [[become pregnant, your contract ends]].',
    'We [[withdrew the offer when she told us that she was pregnant]].',
    '6.3 Pupils who [[become pregnant will be asked to continue their education at home]]. Girls who [[become pregnant must leave the school]].',
    'Employees who [[become pregnant must inform the company at once and will be moved to a lower grade]].',
    'Employees who become pregnant will be moved to lighter work, and may leave the ward early.',
    'The court held that she was dismissed because of her pregnancy, and that her contract was not renewed.',
    'She is pregnant, so her library card will be renewed online; let them go home early in IVF week.',
    'He wants [[a woman who’s finished having children]] this time.',
    'She had finished having breakfast; children came.',
    '• [[No partner or plans to start a family]] soon',
    'I hope she’s not another one [[who’ll go and get pregnant]] after three months; [[she’ll only go off and have babies]].',
    'She will be off on maternity leave in June and Ann covers; they went off and had lunch.',
    'They married with no plans to start a family.',
    'You may cancel without charge if you fall ill, get pregnant or lose your job. If you get pregnant, ill or lose your job, we waive the fee.',
    'We freeze the membership of anyone who becomes pregnant or is made redundant.',
    'If you [[get pregnant you lose]] your place; members who [[become pregnant or ill lose]] their bonus.',
    'Applicants must [[not be pregnant]].',
    'Female candidates [[must undergo a pregnancy test]]; a [[pre-employment pregnancy test]] is usual.',
    'Hostesses [[must bring HIV and pregnancy test results]] before they start.',
    'Pregnancy tests are sold at the counter. Pregnancy test: positive. She did a pregnancy test in May.',
    'An employee who [[becomes pregnant will be asked to resign]].',
    'Women who are [[pregnant will not be considered]] for the post.',
    'Can we [[end her contract before she has the baby]]? [[Get rid of her before the birth]].',
    'Dismissal because of pregnancy is unfair; an employer must not dismiss a woman for pregnancy. We ended the lease before the baby came.',
    'Do you [[plan to have children]] soon?',
    'The post is [[not suitable for women planning a family]].',
    "Please [[tell us your star sign and whether you're planning a family]].",
    'It is [[not a job for anyone thinking of a baby]].',
    'A mortgage for people planning a family.',
    'Pregnant employees are entitled to sixteen weeks of paid leave.',
    'We do not discriminate on the basis of pregnancy.',
    'She was pregnant in spring.',
    ...LOWERED_FOR_LEAVE_EXAMPLES,
  ],
});
