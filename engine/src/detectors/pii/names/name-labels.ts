export const TITLES: readonly string[] = (
  'mr|mrs|ms|miss|mstr|chd|chld|inf|mx|dr|prof|professor|herr|herrn|frau|monsieur|madame|mme|mlle|señor|señora|sra|' +
  'signor|signora|sig|mdm|engr|atty|datuk|encik|puan|alhaji|alhaja|dame|viscount|reverend|shri|smt|kumari'
).split('|');
/** Ranks of British police officers. */
export const RANKS: readonly string[] = 'pc|ps|dc|di|ds|dci|wpc|pcso|scon|lscon|sgt|insp'.split(
  '|',
);
const LABELS_WITH_COLON = (
  'name:|names:|person:|patient:|employee:|applicant:|candidate:|tenant:|landlord:|nurse:|attn:|' +
  'attention:|contact:|contact person:|client:|physician:|doctor:|insured:|beneficiary:|' +
  'guardian:|spouse:|emergency contact:|account holder:|cardholder:|borrower:|prepared by:|' +
  'signed by:|approved by:|reported by:|author:|manager:|by:|surname:|forename:|requester:|' +
  'reviewer:|referee:|assignee:|next of kin:|witness:|policyholder:|signed:|checked by:|' +
  'supervisor:|line manager:|driver:|complainant:|claimant:|parent:|carer:|headteacher:|' +
  'salutation:|approver:|pt:|statement of:|deponent:'
).split('|');
/** Those who align the colons put a blank before them. */
export const LABELS: readonly string[] = LABELS_WITH_COLON.flatMap((label) => [
  label,
  label.replace(':', ' :'),
]);
/** Labels followed by several names on one line. */
export const LABELS_OF_SEVERAL: readonly string[] =
  'authors:|attendees:|participants:|in attendance:|members present:|present:|apologies:|witnesses:|signatories:'.split(
    '|',
  );
/** Column headers and form fields; in prose they mean nothing. */
export const COLUMNS: readonly string[] = (
  'name|names|surname|surnames|forename|forenames|first_name|last_name|firstname|lastname|' +
  'first name|last name|family name|given name|given|given names|other names|other name|middle name|' +
  'full name|preferred name|known as|maiden name|account name|' +
  'full_name|fullname|given_name|family_name|employee_name|customer_name|patient_name'
).split('|');
/** Column headers whose cells may not be people, so a full name is required. */
export const ROLES: readonly string[] = (
  'requester|requested by|assignee|passenger|assigned to|caller|reporter|reviewer|guest|' +
  'visitor|host|parent|guardian|parent/guardian|pupil|player|child|volunteer|donor|member|' +
  'delegate|attendee|participant|driver|employee|customer|client|student|tenant|contact|' +
  'beneficiary|signatory|trainee|carer|staff member|lead passenger|contact person'
).split('|');
/** Form fields that are not column headers. */
export const FIELDS: readonly string[] = (
  'account holder|next of kin|emergency contact|line manager|cardholder|policyholder|' +
  'in attendance|apologies|patient|resident|complainant|service user|the deceased|signature|candidate|applicant|interviewee|approver|borrower|spouse'
).split('|');
export const VALEDICTIONS: readonly string[] = (
  'sincerely,|regards,|faithfully,|truly yours,|best wishes,|' +
  'yours sincerely|yours faithfully|sincerely yours|faithfully yours|yours respectfully|kind regards|' +
  'mit freundlichen|mit freundlichem|mit besten'
).split('|');
/** Relatives in French, Spanish, Italian and German; behind them, only a given name that the lists have counts. */
export const KIN_ABROAD: readonly string[] = (
  'frère|soeur|mère|père|épouse|époux|mari|femme|fils|fille|hermano|hermana|hijo|hija|madre|padre|esposa|esposo|' +
  'marido|fratello|sorella|figlio|figlia|moglie|marito|bruder|schwester|sohn|tochter|mutter|vater|ehefrau|ehemann'
).split('|');
export const KIN: readonly string[] = (
  'married to|wife|husband|son|daughter|mother|father|mum|mom|mam|mammy|mummy|mommy|nan|dad|daddy|brother|' +
  'sister|uncle|aunt|auntie|cousin|nephew|niece|grandson|granddaughter|grandmother|grandfather|' +
  'grandma|grandpa|gran|granny|grandad|girlfriend|boyfriend|fiancé|fiancée|neighbour|neighbor|' +
  'supervisor|colleague|kin|nok|baby'
).split('|');
export const CALLS: readonly string[] =
  'ring|call|phone|text|whatsapp|message|contact|ask for|spoke to|spoken to|speak to|speaking to|attn.|attn'.split(
    '|',
  );
export const HEADINGS: readonly string[] = ['curriculum vitae', 'résumé'];
