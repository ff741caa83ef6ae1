import { byFirstLetter } from '#engine/phrases/by-first-letter.ts';

/** Illnesses and impairments in lay and clinical terms; none of them means anything else. */
const ILLNESSES =
  'achalasia|achilles tendinopathy|acid reflux|acne|addison disease|adenomyosis|agoraphobia|' +
  'alopecia|amnesia|amyloidosis|anaphylaxis|anaphylactic shock|aneurysm|ankylosing spondylitis|' +
  'anosmia|antiphospholipid syndrome|aortic stenosis|aphasia|appendicitis|arrhythmia|arthritis|' +
  'asbestosis|asperger|astigmatism|asthma|ataxia|atopic dermatitis|atrial fibrillation|' +
  'atrial flutter|autism|autistic spectrum disorder|autism spectrum disorder|bells palsy|' +
  'bipolar disorder|blood clot|blood poisoning|bowel cancer|brain bleed|brain haemorrhage|' +
  'brain injury|brain tumour|brain tumor|breast cancer|bronchiectasis|bronchiolitis|' +
  'brucellosis|bulimia|bunion|bursitis|cardiac arrest|cardiomyopathy|carpal tunnel|cataract|' +
  'cauda equina|celiac disease|cellulitis|cerebral palsy|cervical cancer|charcot-marie-tooth|' +
  'chickenpox|chlamydia|chronic fatigue|chronic fatigue syndrome|chronic kidney disease|' +
  'chronic obstructive pulmonary disease|chronic pain|cirrhosis|cleft palate|cluster headache|' +
  'coeliac disease|cold sore|colitis|collapsed lung|colon cancer|colour blindness|' +
  'complex regional pain syndrome|concussion|congenital heart defect|conjunctivitis|' +
  'constipation|coronary artery disease|coronary heart disease|crohn disease|cushing syndrome|' +
  'cystic fibrosis|cystitis|deep vein thrombosis|dementia|dermatitis|detached retina|' +
  'developmental delay|diabetes|diabetic retinopathy|diabetic neuropathy|diphtheria|' +
  'diverticulitis|diverticular disease|down syndrome|duodenal ulcer|dyscalculia|dyslexia|' +
  'dysphagia|dysphasia|dyspraxia|dystonia|eating disorder|eclampsia|ectopic pregnancy|eczema|' +
  'ehlers-danlos|emphysema|encephalitis|endocarditis|endometrial cancer|endometriosis|' +
  'enlarged prostate|epilepsy|epileptic seizure|epileptic fit|erectile dysfunction|' +
  'essential tremor|factor v leiden|fatty liver|febrile convulsion|fibroid|fibromyalgia|' +
  'foetal alcohol syndrome|friedreich ataxia|frozen shoulder|functional neurological disorder|' +
  'gallstone|gastric ulcer|gastritis|gastroenteritis|genital herpes|genital wart|' +
  'gestational diabetes|giant cell arteritis|glandular fever|glaucoma|glioblastoma|' +
  'glomerulonephritis|glue ear|gluten intolerance|goitre|gonorrhoea|gout|graves disease|' +
  'guillain-barre|haemochromatosis|haemophilia|haemorrhoid|hashimoto|hay fever|' +
  'hearing impairment|hearing loss|heart arrhythmia|heart attack|heart block|heart condition|' +
  'heart defect|heart disease|heart failure|heart murmur|heart valve disease|hemophilia|hep a|' +
  'hep b|hep c|hepatitis a|hepatitis b|hepatitis c|hernia|hiatus hernia|inguinal hernia|' +
  'herniated disc|herniated disk|hidradenitis suppurativa|high blood pressure|high cholesterol|' +
  'raised cholesterol|raised bp|raised blood pressure|hirschsprung|hodgkin lymphoma|' +
  'hodgkin disease|huntington disease|hydrocephalus|hyperemesis|hyperlipidaemia|hypermobility|' +
  'hypertension|hyperthyroidism|hypoglycaemia|hypothyroidism|inflammatory bowel disease|' +
  'insomnia|intellectual disability|irritable bowel|irritable bowel syndrome|' +
  'irregular heartbeat|juvenile arthritis|kawasaki disease|keratoconus|kidney disease|' +
  'kidney failure|kidney infection|kidney stone|klinefelter|labyrinthitis|lactose intolerance|' +
  'learning disability|learning difficulty|legionnaires disease|leukaemia|leukemia|' +
  'liver cancer|liver disease|liver failure|long covid|lung cancer|lupus|lyme disease|' +
  'lymphoedema|lymphoma|macular degeneration|malaria|manic depression|manic episode|' +
  'marfan syndrome|mastitis|measles|meniere disease|meningitis|meniscus tear|torn meniscus|' +
  'mesothelioma|metastatic cancer|migraine|mitral valve prolapse|motor neurone disease|' +
  'motor neuron disease|multiple sclerosis|multiple myeloma|mumps|muscular dystrophy|' +
  'myalgic encephalomyelitis|myasthenia gravis|myeloma|myocarditis|narcolepsy|nephritis|' +
  'nephrotic syndrome|neurofibromatosis|neuropathy|non-hodgkin lymphoma|' +
  'obsessive compulsive disorder|obstructive sleep apnoea|sleep apnoea|sleep apnea|' +
  'oesophageal cancer|osteoarthritis|osteopenia|osteoporosis|ovarian cancer|ovarian cyst|' +
  'paget disease|pancreatic cancer|pancreatitis|panic attack|panic disorder|paralysis|' +
  'paranoid schizophrenia|paraplegia|parkinson disease|parkinsonism|' +
  'pelvic inflammatory disease|peptic ulcer|pericarditis|periodontitis|peripheral neuropathy|' +
  'peritonitis|pernicious anaemia|personality disorder|borderline personality disorder|' +
  'phlebitis|placenta praevia|plantar fasciitis|pleurisy|pneumonia|pneumothorax|polio|' +
  'polycystic kidney disease|polycystic ovaries|polycystic ovary syndrome|' +
  'polymyalgia rheumatica|post-traumatic stress|post-traumatic stress disorder|' +
  'postnatal depression|postpartum depression|postpartum psychosis|' +
  'postural tachycardia syndrome|pre-diabetes|pre-eclampsia|preeclampsia|prolapsed disc|' +
  'prostate cancer|psoriasis|psoriatic arthritis|psychosis|psychotic episode|' +
  'pulmonary embolism|pulmonary fibrosis|raynaud|renal failure|repetitive strain injury|' +
  'restless legs|retinal detachment|retinitis pigmentosa|rheumatoid arthritis|rheumatic fever|' +
  'ringworm|rosacea|rotator cuff tear|ruptured spleen|sarcoidosis|sarcoma|scabies|' +
  'scarlet fever|schizoaffective disorder|schizophrenia|sciatica|scleroderma|scoliosis|' +
  'seasonal affective disorder|selective mutism|sepsis|septicaemia|shingles|sickle cell|' +
  'sickle cell anaemia|sickle cell disease|sickle cell trait|thalassaemia trait|sinusitis|sjogren|skin cancer|slipped disc|' +
  'slipped disk|social anxiety|speech impediment|spina bifida|spinal cord injury|' +
  'spinal stenosis|spondylitis|spondylosis|stammer|stomach cancer|stomach ulcer|' +
  'suicidal ideation|suicidal thoughts|suicide attempt|synaesthesia|syphilis|tachycardia|' +
  'tendonitis|tennis elbow|testicular cancer|tetanus|tetraplegia|thalassaemia|throat cancer|' +
  'thrombocytopenia|thrombosis|thyroid cancer|tinnitus|tonsillitis|tooth abscess|' +
  'dental abscess|tourette|toxic shock|trichotillomania|trigeminal neuralgia|tuberculosis|' +
  'turner syndrome|type 1 diabetes|type 2 diabetes|type 1 diabetic|type 2 diabetic|' +
  'type one diabetes|type two diabetes|ulcerative colitis|underactive thyroid|' +
  'overactive thyroid|urinary incontinence|urinary tract infection|vaginismus|varicose vein|' +
  'vascular dementia|vasculitis|vertigo|visual impairment|vitiligo|von willebrand|whiplash|' +
  'whooping cough|work-related stress|stress and anxiety|yellow fever';

/** Medical procedures. */
const PROCEDURES =
  'abortion|adenoidectomy|amniocentesis|angiogram|angioplasty|appendectomy|appendicectomy|' +
  'arthroscopy|bariatric surgery|blood transfusion|bone marrow transplant|brachytherapy|' +
  'caesarean|c-section|cancer treatment|cataract operation|cataract surgery|chemo|chemotherapy|' +
  'cholecystectomy|cognitive behavioural therapy|colonoscopy|colostomy|coronary bypass|' +
  'heart bypass|triple bypass|craniotomy|dialysis|discectomy|electroconvulsive therapy|' +
  'endoscopy|fertility treatment|gastric band|gastric bypass|gastric sleeve|' +
  'gender reassignment surgery|haemodialysis|heart surgery|heart transplant|hernia repair|' +
  'hip operation|hip replacement|hormone replacement therapy|hysterectomy|ileostomy|' +
  'immunotherapy|ivf|ivf treatment|keyhole surgery|kidney transplant|knee operation|' +
  'knee replacement|knee surgery|laminectomy|laparoscopy|liver transplant|lumbar puncture|' +
  'lumpectomy|mastectomy|methadone programme|open-heart surgery|orchidectomy|prostatectomy|' +
  'psychotherapy|radiotherapy|root canal|skin graft|spinal fusion|spinal surgery|splenectomy|' +
  'stem cell transplant|thyroidectomy|tonsillectomy|tracheostomy|vasectomy|' +
  'wisdom teeth removed|stent fitted|detox programme|rehab';

/** Aids that somebody wears, carries or lives with. */
const AIDS =
  'adrenaline auto-injector|artificial leg|asthma inhaler|blue badge|catheter|cochlear implant|' +
  'colostomy bag|cpap machine|defibrillator implant|epipen|feeding tube|glucose monitor|' +
  'hearing aid|hearing loop|insulin pump|insulin pen|nebuliser|oxygen cylinder|pacemaker|' +
  'peg tube|prosthetic arm|prosthetic leg|prosthesis|stairlift|stoma|stoma bag|urostomy|' +
  'walking frame|white cane|wheelchair|mobility scooter|zimmer frame|knee brace|' +
  'medical alert bracelet|buccal midazolam';

/** Physical and life conditions. */
const STATES =
  'menopause|perimenopause|menopausal|miscarriage|stillbirth|infertility|morning sickness|' +
  'baby due|self-harm|self-harming|overdose|alcoholic|recovering addict|alcohol dependency|' +
  'drug dependency|drug addiction|gambling addiction|burnout|nervous breakdown|' +
  'mental breakdown|partially sighted|visually impaired|hearing impaired|hard of hearing|' +
  'registered blind|registered disabled|colour-blind|color-blind|partially deaf|paralysed|' +
  'paraplegic|quadriplegic|tetraplegic|hemiplegic|housebound|bedbound|terminally ill|' +
  'end-of-life care|palliative care|hospice|intensive care|coma|brain-damaged|diabetic|' +
  'epileptic|asthmatic|coeliac|anaemic|anorexic|bulimic|autistic|dyslexic|dyspraxic|' +
  'haemophiliac|neurodivergent|immunosuppressed|immunocompromised|sectioned under|amputee|' +
  "amputated|incontinent|hiv positive|hiv-positive|crohn's|parkinson's|alzheimer's|" +
  "alzheimer disease|raynaud's|tourette's|asperger's|hodgkin's|down's syndrome|bell's palsy|" +
  "huntington's|meniere's|crohn's disease|parkinson's disease|alzheimer's disease|" +
  "huntington's disease|meniere's disease|addison's disease|graves' disease|raynaud's disease|" +
  "cushing's syndrome|tourette's syndrome|asperger's syndrome|hodgkin's lymphoma|hashimoto's|" +
  "legionnaires' disease|kawasaki's disease|sjogren's syndrome";

/** Abbreviations that are unambiguous next to a person's name. */
const SHORT = 'adhd|ptsd|ocd|pcos|ibs|copd|rsi|hiv|mnd|t1dm|t2dm|crps|pmdd|tb';

const split = (list: string): string[] => list.split('|');

/** Terms that name a condition, a treatment or an aid by themselves, longest first. */
const WORDS: readonly string[] = [
  ...new Set([ILLNESSES, PROCEDURES, AIDS, STATES, SHORT].flatMap(split)),
].sort((one, other) => other.length - one.length);

/** One of them, in the notation of `phrase`. */
export const KNOWN_CONDITION = byFirstLetter(
  WORDS.map((word) => (/[a-rt-z]$/.test(word) ? `${word}s?` : word)),
);

/** The same for the automaton. */
export const KNOWN_CONDITION_TRIGGERS: readonly string[] = WORDS.map((word) =>
  word.length > 6 && !word.includes("'") ? `${word}*` : word,
);
