/** Illnesses, impairments and other conditions in medical records; alternatives in the notation of `phrase`. */
const CONDITIONS: readonly string[] = (
  `hep(?:atitis)?(?: |-)[abc]|hepatitis|g6pd deficiency|rheumatoid (?:disease|factor)|\\w{3,14}(?:itis|aemia|opathy|plegia|neuralgia)|hiv|aids|cancer|leukaemia|leukemia|lymphoma
    |melanoma|tumou?r|diabetes|diabetes mellitus|t[12]dm|asthma|epilepsy|depression|anxiety|bipolar|` +
  `schizophrenia|psychosis|ptsd|adhd|autism|dyslexia|dementia|alzheimer(?:'s)?(?: disease)?
    |parkinson(?:'s)?(?: disease)?|multiple sclerosis|` +
  `stroke|hepatitis(?: a| b| c)?|tuberculosis|arthritis|osteoarthritis|osteoporosis|migraines?
    |hypertension|heart (?:failure|disease|attack)|` +
  `angina|myocardial infarction|kidney (?:disease|failure)|ckd|fibrillation|copd|emphysema|pneumonia
    |bronchitis|covid(?:-19)?|influenza|flu|` +
  'anorexia|bulimia|eating disorder|alcoholism|alcohol dependence|addiction|infertility|' +
  '(?:opiate|opioid|drug|substance|heroin|cocaine|benzodiazepine) (?:dependence|dependency|misuse)|' +
  'miscarriage|endometriosis|hypothyroidism|hyperthyroidism|' +
  `crohn(?:'s)?(?: disease)?|colitis|coeliac disease|celiac disease|lupus|psoriasis|eczema|obesity
    |burnout|syndrome|disorder|disease|infection|` +
  `fractures?|fractured(?: \\w{1,10}){1,2}|broken
    (?:leg|arm|wrist|hip|ankle|collarbone|rib|ribs|nose)|hernia|slipped disc|sclerosis|an(?:a)?emia
    |concussion|whiplash|sciatica|` +
  'appendicitis|gallstones|cirrhosis|sepsis|thrombosis|embolism|glaucoma|cataracts?|' +
  'cerebral palsy|muscular dystrophy|cystic fibrosis|' +
  `mental (?:illness|health (?:condition|problems|issues))|nervous breakdown|panic attacks?|learning
    (?:disability|difficulties)|` +
  `hearing loss|sleep apn(?:o)?ea|chronic (?:pain|fatigue)|long covid|gout|syphilis|gonorrh(?:o)?ea
    |chlamydia|herpes|selective mutism|` +
  'h(?:a)?ematuria|nocturia|dysuria|proteinuria|(?:lumbar |slipped |' +
  'prolapsed )?disc (?:problems?|prolapse|disease)|(?:heart|kidney|liver|back|knee|hip|shoulder|' +
  'thyroid|bladder|prostate) (?:problems?|trouble|condition|complaint)'
).split('|');

/** One of the conditions, as a group for a phrase. */
export const CONDITION = `(?:${CONDITIONS.join('|')})`;

/** Abbreviations in medical records; each alone may mean something else. */
const SHORTHAND = `(?:nstemi|stemi|af|t[12]dm|htn|ihd|ccf|hf|copd|ckd(?: stage)?(?: \\d(?:a|b)?)?
  |tia|cva|dvt|pe|gord|gerd|bph|oa|ra|pvd|uti|ms|asd|adhd|ptsd|ocd|bpad|hfref|hfpef|esrf)`;
const LISTED = `(?:${SHORTHAND}|${CONDITION})(?: \\((?:\\w{1,15} ?){1,3}\\))?`;

/** A list of conditions, at least one of them abbreviated as only medical records do. */
export const SHORT_LIST = `(?:${LISTED}, ){0,4}(?:nstemi|stemi|t[12]dm|htn|ckd \\d(?:a|b)?|copd|asd)(?:, ${LISTED}){1,6}
  |(?:${LISTED}, ){1,4}(?:nstemi|stemi|t[12]dm|htn|ckd \\d(?:a|b)?|copd|asd)`;

/** Symptoms; machines and markets have them too, so a verb must precede. */
export const SYMPTOM = `(?:pains?|low mood|suicidal (?:ideation|thoughts)|cough|breathlessness
  |shortness of breath|dyspn(?:o)?ea|fever|bleeding|seizures?|dizziness|headaches?|palpitations|rash
  |overdose|psychosis|self-harm|hallucinations|vomiting|nausea|diarrh(?:o)?ea|swelling|weakness
  |numbness|weight loss)`;

/** Words that name a condition, for the automaton: of each, the first word that is rare in prose. */
export const CONDITION_TRIGGERS: readonly string[] = (
  'g6pd deficiency|rheumatoid disease|*itis|*aemia|*opathy|*plegia|*neuralgia|hiv|aids|cancer|leukaemia|leukemia|lymphoma|' +
  'melanoma|diabetes|t1dm|t2dm|asthma|epilepsy|depression|anxiety|bipolar|schizophrenia|' +
  'psychosis|ptsd|adhd|autism|dyslexia|dementia|alzheimer*|parkinson*|multiple sclerosis|' +
  'stroke|hepatitis|tuberculosis|*arthritis|osteoporosis|migraine|migraines|hypertension|' +
  'heart failure|heart disease|heart attack|angina|myocardial infarction|kidney disease|' +
  'kidney failure|*fibrillation|copd|emphysema|pneumonia|bronchitis|covid*|influenza|flu|' +
  'anorexia|bulimia|eating disorder|alcoholism|alcohol dependence|infertility|miscarriage|' +
  'endometriosis|hypothyroidism|crohn*|colitis|coeliac*|celiac*|lupus|psoriasis|eczema|obesity|' +
  'burnout|fracture|fractures|fractured|broken leg|broken arm|broken wrist|broken hip|' +
  'broken ankle|slipped disc|concussion|whiplash|sciatica|appendicitis|cirrhosis|sepsis|' +
  'cerebral palsy|mental illness|mental health*|nervous breakdown|panic attack*|' +
  'learning disabilit*|long covid|gout|syphilis|herpes|selective mutism|nstemi|stemi|htn|ckd|' +
  'haematuria|hematuria|nocturia|dysuria|disc problem*|disc prolapse|heart problem*|' +
  'heart condition|heart trouble|kidney problem*|back problem*|back trouble|knee problem*|' +
  'opiate depend*|opioid depend*|drug depend*|substance misuse|substance depend*|drug misuse|' +
  'heroin depend*|cocaine depend*|benzodiazepine depend*|' +
  'hip problem*|thyroid problem*|prostate problem*'
).split('|');
