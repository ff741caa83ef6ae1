import { ABUSE_AND_ADOPTION_FORMS, ABUSE_AND_ADOPTION_TRIGGERS } from './abuse-and-adoption.ts';
import { personalStatement } from './personal-statement.ts';
import {
  VIOLENCE_AND_ORDERS_EXAMPLES,
  VIOLENCE_AND_ORDERS_FORMS,
  VIOLENCE_AND_ORDERS_TRIGGERS,
} from './violence-and-orders.ts';

const AUTHORITY = `(?:social services|children's services|child protective services|child and family services
  |tusla|the social worker|safeguarding)`;
const CHILD = '(?:(?:first|second|third|baby|little) )?(?:son|daughter|baby|boy|girl|child|twins)';
/** Abuse within the family, as records and letters name it. */
const ABUSE = `(?:historic |historical |past )?(?:domestic|sexual|child|childhood|physical|emotional|marital)
  (?:sexual )?(?:violence|abuse|assault)`;
const OFFENDED = '(?:abused|molested|raped|trafficked|groomed)';

export const familyMatter = personalStatement({
  id: 'family-matter',
  typeName: 'Family circumstances',
  description:
    'A statement that a family separated, that a child is in care, adopted or under a court order, that the family is poor enough for free meals, or that a person suffered or fled abuse.',
  article: 'Art. 4(1)',
  recommendation: 'Remove the statement, or keep it only where the matter depends on it.',
  triggers: [
    ...ABUSE_AND_ADOPTION_TRIGGERS,
    ...VIOLENCE_AND_ORDERS_TRIGGERS,
    ...(
      'parents separated|parents divorced|parents split*|parents have separated|parents have split*|' +
      'parents are separated|parents are divorced|parents are separating|parents are divorcing|' +
      'separated from his*|separated from her*|split up with*|split from his*|split from her*|' +
      'thru divorce|thru a divorce|' +
      'getting divorced|getting a divorce|widowed|' +
      'a divorce|messy divorce|bitter divorce|custody|foster care|foster carer*|foster parent*|' +
      'foster famil*|foster home|foster placement|into care|care order|supervision order|' +
      'guardianship order|child protection plan|child protection register|child in need plan|' +
      'involved with*|child support|child maintenance|domestic violence|domestic abuse|' +
      'sexual abuse|sexual assault|childhood abuse|child abuse|physical abuse|abused by|' +
      'sexually abused|raped by|was raped|molested|trafficked|abusive husband|abusive partner|' +
      'abusive ex|abusive marriage|abusive relationship|violent husband|violent partner|' +
      'violent ex|violent marriage|violent relationship|violent father|abusive father|' +
      'gave birth to*|was adopted*|in care|in foster care|cp plan|cp register|cin plan|child in need|' +
      'looked-after child|looked after child|lac|cla|care leaver|kinship care*|placed with*|' +
      's.47|s.20|s.31|s.17|s47|s20|s31|section 47|section 20|section 31|section 17|' +
      'known to social*|open to social*|open to children*'
    ).split('|'),
  ],
  forms: [
    ...VIOLENCE_AND_ORDERS_FORMS,
    ...ABUSE_AND_ADOPTION_FORMS,
    `(?<!(?:if|when|whose|of|with) (?:\\w{2,8} )?)parents (?:(?:have|had|are|were) )?(?:recently |now |both )?(?:separated|divorced
      |split(?: up)?|separating|divorcing)`,
    `(?:separated|split|split up|splitting up) (?:from|with) (?:his|her) (?:wife|husband|partner|boyfriend|girlfriend)`,
    `(?:going|went|gone|goes) (?:through|thru) (?:an? )?(?:(?:messy|bitter|nasty|difficult|horrible|painful) )?(?:divorce(?! of)|custody
      (?:battle|case|dispute|fight))`,
    `(?:(?:is|are|am) |(?:they|we|she|he|i)(?:'re|'s|'m) )getting (?:a divorce|divorced)`,
    `(?<=(?:she|he|i|who)(?:'s| is| was| am)[^.;:]{0,40}?)(?:recently )?widowed(?= ?(?:[.,;)]|$|and|in|with|at|last))`,
    `(?:has|have|had|got|lost|given|awarded|won|seeking) (?:(?:sole|joint|full|shared|temporary|legal) )?custody
      of (?:his|her|their|my|the) (?:\\w{2,9} )?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins)`,
    `(?:placed|lives?|living|was|been|stays?|staying|put|went|moved|returned)
      (?:back )?(?:with|in|into|to) (?:an? |the |her |his |new )?(?:foster (?:carers?|parents|care|family|home|placement))`,
    '(?:taken|came|went|placed|received|brought) into care(?= ?(?:[.,;)]|$|at|in|when|after|as|aged|by|with|because))',
    `(?:an? |the |her |his |current |interim |full |final |emergency )(?:interim )?(?:care|(?<=(?:interim|full) )supervision|special
      guardianship) order (?:was |has been |is )?(?:made|granted|in place|in force|on|for|at|since)`,
    `(?:(?:is|are|was|were|been|placed|put|remains?|child|sibling|brother|sister|now|still|currently|subject to|subject of) )?(?:on|of|to) (?:an? |the )?(?:child (?:protection|in need)|cp|cin|chin) (?:plan|register)(?= ?(?:[.,;:()]|$|since|for|under|due|from|until|and|but|because|\\d))`,
    `(?<=(?:^|[,;:–(/-]) ?)(?:child (?:protection|in need)|cp|cin) plan(?= ?(?:[.,;()]|$|ended|ends|closed|ceased|stepped|discharged|started|opened|in place|since|for|under|from|until|\\d))`,
    `(?:is|was|are|were|been|became|remains?|as) (?:now |currently |previously |still )?(?:an? )?(?:previously )?(?:looked(?: |-)after child(?!ren)|child looked after|care leaver|lac|cla)(?= ?(?:[.,;:()]|$|since|under|and|in|with|by|from|aged|at|but|placed))`,
    `(?<=(?:^|[,;:–(/-]) ?)(?:previously )?(?:looked(?: |-)after child|lac|cla|care leaver)(?= ?(?:[,;()]|[.]$|$|since|under|s\\.|placed|–|-))`,
    `(?:s\\.? ?|section )(?:47|17|31|20) (?:enquir(?:y|ies)|inquir(?:y|ies)|investigation|assessment|proceedings|accommodation|agreement|care order)(?: (?:is |was |has been |now )?(?:opened|open|started|ongoing|closed|begun|initiated|completed|underway|concluded))`,
    `(?:is|was|been|are|were|and|now|currently) (?:placed|living) with (?:(?:his|her|their|an?|the) )?(?:(?:maternal|paternal|great|elderly) )?(?:aunt|uncle|grandparents?|grandmother|grandfather|nan|kinship carers?|relatives?|foster carers?)(?= (?:under|by|since|on|following|after|because|and)|[.,;)]|$)`,
    `(?<=(?:s\\. ?20|section 20|lac|cla|order),? )placed with (?:(?:his|her|their|an?|the) )?(?:(?:maternal|paternal) )?(?:aunt|uncle|grandparents?|grandmother|grandfather|nan|relatives?|family|carers?)`,
    `(?<=(?:family|mother|father|child|he|she|they|sibling|who|pupil|brother|sister|mum|dad|parents) )(?:is|are|was|were) (?:already |well |still |now |previously )?(?:known|open) to (?:social (?:services|care|workers?)|children's (?:services|social care)|early help)`,
    `${AUTHORITY} (?:have|has|had|were|was|are|is) (?:been |now |already |still )?involved(?: with
      (?:the |her |his |this |their )?(?:\\w{3,9} )?(?:family|children|mother|parents))?`,
    `(?:opened|started|began|begun|initiated|commenced|conducted|completed|concluded|held|under|subject (?:to|of)) (?:an? |the )?(?:joint |new |further )?(?:s\\.? ?|section )(?:47|17) (?:enquir(?:y|ies)|inquir(?:y|ies)|investigation|assessment)`,
    `(?:after|following|due to|subjected to|endured|since) (?:years of )?${ABUSE} (?:by|from|at the hands of) (?:an? |his |her |the |their )?(?:\\w{3,9} )?\\w{3,12}`,
    `child (?:support|maintenance) (?:\\W )?\\(?(?:arrears|court order|order|deductions?|payments?)(?: of)?`,
    `(?:disclos(?:ed|es|ing)|victim of|survivor of|experienced|suffered|history of|allegations? of|fled|fleeing|because of|witnessed)
      (?:past |serious |severe |years of )?${ABUSE}(?: (?:by|from|at the hands of) (?:an? |his |her |the )?\\w{3,12})?`,
    `(?:(?:childhood )?(?:sexual|physical|childhood|child|emotional)|domestic) (?:sexual )?abuse,? (?:at |from |between )?(?:ages?|aged) \\d{1,2}(?: ?(?:-|–|to) ?\\d{1,2})?`,
    '(?<=(?:^|[.,;] ?)(?:now |currently )?)child in need(?=, social worker|, (?:sw|cin))',
    `(?:was|were|been|being) (?:sexually |physically |repeatedly )?${OFFENDED}(?: (?:by|as|at|when|from) (?:an? |his |her |the )?\\w{3,12})`,
    `(?:left|leaving|fled|fleeing|escaped|ran away from|away from) (?:an? |her |his |the |their )(?:abusive|violent)
      (?:ex-?)?(?:husband|partner|wife|boyfriend|father|marriage|relationship|home|ex)`,
    `(?:his|her|my|their|both|one|two|three|four) (?:\\w{3,9} )?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins)
      (?:(?:is|are|was|were|both|all|now) ){0,2}in (?:foster )?care(?= ?(?:[.,;)]|$))`,
    `gave birth to (?:my|her|an?|our|the|their) ${CHILD}`,
    '(?<=(?:he|she|i|who|son|daughter|girl|boy|child) )was adopted (?:at|as a|when|from|by|aged)(?: \\w{2,10}){1,2}',
  ],
  why: "The text describes what happened in a person's family, or abuse of a person.",
  examples: [
    ...VIOLENCE_AND_ORDERS_EXAMPLES,
    'Liam has been tired since his [[parents split up]] in March.',
    'Ms Roe [[separated from her husband]] and is [[going through a messy divorce]].',
    'He [[has sole custody of his daughter]]; she was [[taken into care]] when she was two.',
    'Name: Mia Roe. She [[lives with foster carers]] and [[is on a child protection plan]].',
    'My sister [[gave birth to a boy]]; [[social services have been involved with the family]].',
    'Jane Roe told us that she [[fled domestic violence]] and [[was abused by her stepfather]].',
    'She has [[two kids in care]].',
    'She is at her sister’s after [[leaving her violent partner]].',
    'Payslip of John Roe: [[child maintenance arrears of]] £40 are kept back from his pay.',
    'Name: Tyler Roe: [[s.47 enquiry opened]]; [[child on CP plan]] 2022-23 (neglect). Tyler [[is a looked-after child]].',
    'Name: Mia Roe. He spoke of the [[physical abuse aged 6-9]], never reported; [[CIN plan]]. [[CP plan]] closed in June.',
    'Name: Tyler Roe, [[child in need plan]]; [[LAC]], s.20, [[placed with aunt]]; his mother [[is known to social services]].',
    'Name: Mia Roe. The council [[started a section 47 enquiry]] in May. [[As a girl she was in care in Hull]] [[after physical abuse by her stepfather]]; her carer is [[going thru a divorce]].',
    'A looked-after child is a child in care; looked-after children have priority, says our policy. She read section 47 of the plan.',
    'The school has a CP plan template for her; a child in need of help was placed with care on his chair. In LAC 20 he sat.',
    'A tax was adopted by the council, he said; the files were taken into careful account.',
    'The wires are separated from her desk; he split the log with his axe.',
    'If your parents separated, you may ask for help; our policy on domestic abuse applies to all.',
    'We foster care for the river, he writes; an order of care packages was made.',
    'They [[are getting divorced]]. She is sixty-one years old, [[widowed]], and lives alone.',
    'Widowed people may claim, he said; getting divorced costs money, she writes.',
    'Both firms are going through a divorce of interests, he said.',
    'The bank has custody of his shares; she supports victims of crime.',
    'In the car Ella said that Grandad Ron [[used to touch her]], and her brother told me that [[Daddy hits him with a belt]].',
    'Name: Mia Roe. Mia told us that [[Grandpa walks into her room when she is getting changed]], and [[he watched her in the shower]]. She [[was in care as a child]]; K. [[was in care herself (Hull)]].',
    'Dad came into the bathroom and fixed her tap; he walks into the room with his coffee; the cat was in care of her sister.',
    'Name: Ella Roe. She says that [[he comes into her bed at night]] and [[touched her down there]].',
    'Her little brother Jude, born in May, was [[placed with the Okafors for adoption]]; a [[placement order was made]] in June.',
    'Name: Ella Roe. [[Legal status: interim care order, hearing listed]] for 3 May; [[care proceedings were issued]] in her case.',
    'Noah [[disclosed that his stepdad kicked him]] on Sunday. She [[gave her baby up for adoption]] when she was seventeen.',
    'Name: Ella Roe, DOB 3 May 2014   [[FSM: Yes]]   [[Pupil premium: Y]]',
    'His songs used to touch her heart, he used to beat him at chess, and the news hit him hard; he touched her arm.',
    'She put three kittens up for adoption, and her dogs are for adoption; his plan was put up for adoption by the board, and her accounts were placed with the auditors for adoption.',
    'Legal status: limited company, he says; an allegation of fraud against the firm hurt him; the cat came into her bed.',
    'Dad beats me at darts, and my mother hurt her knee; the ball hit him when he turned.',
  ],
});
