import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Work product made for another party. */
const WORK = `(?:inventions?|ideas|work product|work results|works|results|designs|developments
  |deliverables|copyrights?|everything|anything|whatever)`;

export const ipAssignment = riskyClause({
  id: 'ip-assignment',
  typeName: 'Intellectual property assignment',
  description: 'Clauses that transfer intellectual property from one party to the other.',
  severity: 'medium',
  recommendation: 'Exclude pre-existing work, and ask for a license back to what you need.',
  triggers: (
    'we own*|forever|one year after*|months after*|become ours|becomes ours|is ours|ideas you*|' +
    'you send us*|you submit*|feedback*|own time|working hours|whether or not for*|' +
    'whether or not during*|whether or not in*|belongs to*|property of*|upon creation|' +
    'on creation|assign|assigns|assigned|assignment of*|work made for hire|work for hire|' +
    'works made for hire|works for hire|vest|vests|belong|our property|our exclusive property|' +
    'our sole property|their creation|at creation|from creation|moment of creation|is to us|' +
    'are to us|are ours|becomes to us|become to us|outside of normal hours|' +
    'outside of business hours|outside of office hours|outside normal hours|' +
    'outside business hours|outside office hours|before this project|before this agreement|before this contract|before this engagement|before the project|before the agreement|before the contract|before the engagement|without any compensation|without any credit|' +
    'without any obligation|without any restriction|without payment*|without obligation*|' +
    'without compensation*|be the sole property*|be the exclusive property*|be sole property*|' +
    'be exclusive property*|become the property*|owned by us|or not related*|or not relating*|' +
    'or not connected*|or not made*|becomes its*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:hereby )?(?:irrevocably )?assign(?:s|ed)?(?: and (?:transfer|convey)s?)? …(?:all|any|the
          entire)(?: of)?(?: (?:its|his|her|their))?
          (?:worldwide )?(?:rights?(?:,? titles?)?(?:,? and (?:title|interest)s?)?|intellectual
          property(?: rights)?|ownership|copyrights?|patents?|inventions?)(?:,? title,? and
          interest)?`,
        'works? (?:made )?for hire',
      ),
      unless: phrase(
        'not (?:a )?(?:assign|work)|without …consent|may not|delegat(?:e|ed|ion)|attempt(?:s|ed)?|either party',
      ),
      why: 'The clause transfers intellectual property, so the creator or owner loses control over its use.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WORK} …(?:shall |will )?(?:automatically |immediately |absolutely ){0,2}vests?
          (?:automatically |immediately |absolutely ){0,2}in (?:the )?\\w{2,20}`,
        `${WORK} …(?:create|make|develop|invent|write|produce|conceive|design)s?d?,? …(?:belongs? to
          |(?:is|are|be|becomes?) (?:the )?(?:(?:sole|exclusive) )?(?:and exclusive )?property of)
          (?:the )?(?:client|company|employer|customer|studio|publisher|us)`,
        `${WORK} …(?:belongs? to|(?:is|are|be|becomes?) owned by)
          (?:the )?\\w{2,20} …(?:upon|on|from|at) (?:(?:its|their|the moment of) )?creation`,
      ),
      requires: phrase(PARTY),
      unless: phrase(
        'remain|remains|retains?|not (?:vest|belong)|that party|respective|each party|jointly|shares?|options?',
        REPORT,
      ),
      why: 'The clause transfers intellectual property, so the creator or owner loses control over its use.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:assigns?|vests?|belongs?|property of|owned by|owns?) …(?:whether or not
          (?:\\w{2,12} ){0,4}(?:for|during|in|related|relating|connected|made|within)|outside
          (?:of )?(?:\\w{2,12} )?(?:working|office|business|normal) hours|(?:in|on)
          (?:his|her|your|their) own time)(?:
          (?:the|your|its|working|normal|office|course)(?: \\w{2,14}){0,2})?`,
        `(?:whether or not
          (?:\\w{2,12} ){0,4}(?:for|during|in|related|relating|connected|made|within)|outside
          (?:of )?(?:\\w{2,12} )?(?:working|office|business|normal) hours|(?:in|on)
          (?:his|her|your|their) own time) …(?:belongs?|vests?|property of|owned by|assigned)(?:
          (?:to|in))? (?:the )?\\w{2,12}`,
      ),
      requires: phrase(
        'invents?|inventions?|rights?|works?|materials?|intellectual property|ideas|designs|' +
          'developments|creates?|created|code|software',
      ),
      unless: phrase('(?:does|shall|do|will|is|are) not|remains?|retains?', REPORT),
      why: 'The clause transfers even what is made outside the work, so the creator loses control over it.',
      severity: 'high',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:feedback|suggestions) …(?:belongs? to|(?:becomes?|is|are|be) (?:our|the|its)
          (?:\\w{3,12} )?property|owned by|(?:use|exploit|implement|incorporate)
          (?:\\w{1,12},? ){0,8}without
          (?:any )?(?:\\w{3,12} )?(?:obligation|compensation|payment|restriction|credit))`,
      ),
      unless: phrase('remains? (?:yours|your)|not (?:be )?(?:owned|use|belong)', REPORT),
      why: 'The clause transfers users’ suggestions without payment, so they keep no rights in their ideas.',
      severity: 'low',
    },
    {
      form: phrase(
        `(?:ideas?|suggestions?|feedback|comments?|content|material|designs?|work|anything|everything
          |(?:fan )?art(?:work)?|drawings?|photos?|videos?|stor(?:y|ies)|levels|maps|mods|music|recordings?)
          (?:that |which )?you
          (?:send|submit|give|share|post|upload|make|create)(?: (?:to )?us| with us| for us)?
          (?:will )?(?:becomes?|is|are|belongs?) (?:ours|to us|our property|the property of)`,
      ),
      unless: phrase('remains?|not (?:become|belong)', REPORT),
      why: 'The clause transfers what users submit, so they lose control over its use.',
    },
    {
      form: phrase(
        `(?:rights?|title|ownership|copyrights?) (?:in|to) [^.;:•]{1,160}? (?:owned|held|had|developed|created|made|wrote|written) before (?:this|the) (?:project|contract|agreement|engagement)[^.;:•]{0,60}? (?:pass|transfer|vest|belong|go)(?:es|s)? (?:to|in) (?:us|(?:the )?\\w{3,14})`,
      ),
      unless: phrase(
        '(?:does|do|shall|will|may) not|remains?|retains?|keeps?|except|excluding|save|other than',
        REPORT,
      ),
      why: 'The clause transfers even what existed before the contract, so its owner can no longer use it freely.',
      severity: 'high',
      confidence: 0.85,
    },
    {
      form: phrase(
        `we own (?:the rights? (?:to|in) )?(?:everything|anything|all
          (?:content|material|work|posts)|whatever)(?: that)? you \\w{3,12}(?: \\w{3,12})?`,
        `inventions? (?:\\w{3,12} ){0,3}(?:within|during|for) (?:\\w{3,12} ){1,3}after
          (?:\\w{3,12} ){0,4}(?:belongs?|vests?|property of|assigned)(?: (?:to|in))?(?: the)?
          \\w{3,12}`,
      ),
      unless: phrase('not own', REPORT),
      why: 'The clause transfers what a person creates, so they lose control over its use.',
    },
  ],
  examples: [
    '[[Drawings which you upload are ours]]. The photos you post are ours to enjoy but remain yours.',
    'All [[rights in the software, and in any module that the developer had written before the agreement, vest in the Customer]].',
    'Title in the tools that the developer made before the agreement does not pass to the Customer.',
    '[[We own everything you upload]].',
    'Any [[ideas you send us become ours]].',
    'What you invent [[in your own time belongs to the Company]].',
    'Any [[feedback becomes our property]].',
    'Ideas made in your own time remain yours and are not assigned; feedback is welcome.',
    'All [[work product, and any ideas, inventions and materials of the Contractor shall vest in the Client]] upon creation.',
    '[[Everything that you write or design while you work here belongs to the Company]].',
    'The ideas of the author remain hers and belong to her.',
    'Client [[hereby assigns to Provider all right, title and interest]] in the data.',
    'The code is a [[work made for hire]].',
    'Neither party may assign this Agreement without consent.',
    'Each student is assigned a desk on the right; trucks are for hire.',
    'Your [[suggestions will be our exclusive property]].',
  ],
});
