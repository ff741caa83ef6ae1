import type { PlaceDetector } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { linesAround } from '#engine/text/lines.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

const EXAMINATIONS =
  'ct|ct scan|ct head|ct chest|ct abdomen|ct thorax|cxr|x-ray|chest x-ray|xray|mri|mri scan|mri brain|mri spine|pet-ct|pet scan|uss|ultrasound|' +
  'ultrasound scan|scan|scans|mammogram|mammography|biopsy|biopsies|histology|histopathology|cytology|pathology|endoscopy|gastroscopy|' +
  'colonoscopy|cystoscopy|bronchoscopy|sigmoidoscopy|laparoscopy|hysteroscopy|colposcopy|smear|smear test|pap smear|ecg|ekg|eeg|' +
  'echo|echocardiogram|angiogram|spirometry|dexa scan|dexa|bone scan|lumbar puncture|blood test|blood tests|bloods|blood film|urinalysis|' +
  'swab|audiogram|nerve conduction studies|sleep study|ctpa|doppler|fna|post-mortem';
/** From the name of the examination to what it found. */
const OUTCOME = new RegExp(
  oneLine`(?:[ ](?!showed|shows|confirm)[\w/+-]{1,16}){0,5}?(?:[ ]\([^()\n]{1,24}\))?[ ]?(?:[ ](?:has |have |had |also |then )?(?:show(?:s|ed|n|ing)?|confirm(?:s|ed|ing)?|reveal(?:s|ed|ing)?
    |demonstrat(?:es|ed|ing)|identif(?:ies|ied)|found|detected|report(?:s|ed) as|suggest(?:s|ed|ive of)?|consistent with|positive for|negative for|indicat(?:es|ed)|came back|diagnosed|in keeping with|is|was|were|normal)
    |[:–=]|[ ]-)[ ]?[^.;\n]{2,120}`,
  'iy',
);
/** What is found in a body, or is not. */
const FINDING = new RegExp(
  oneLine`(?<!\p{L})(?:nodules?|lesions?|mass(?:es)?|\p{L}{0,12}(?:carcinoma|sarcoma|lymphoma|melanoma|adenoma|myeloma|glioma|osis|itis|aemia|emia|plasia|megaly|ectasia|stenosis)s?|tumou?rs?|malignan(?:t|cy)|metasta\p{L}{2,6}|cancer(?:ous)?
    |benign|fractures?|bleed(?:ing)?|ha?emorrhages?|infarcts?|infarction|isch\p{L}{1,2}mi[ac]\p{L}{0,2}|cysts?|polyps?|ulcers?|effusion|consolidation|pneumonia|hernia(?:ted)?|atrophy|clots?|embol(?:us|ism|i)|thromb\p{L}{2,5}
    |(?:gall|kidney|renal) ?stones?|inflam\p{L}{4,8}|degenerat\p{L}{2,4}|tears?|torn|enlarged|dilated|raised|elevated|deficien(?:t|cy)|abnormal(?:ity|ities)?|cells|shadow(?:ing)?|opacit(?:y|ies)|occlusion|aneurysm|calcifi\p{L}{2,8}
    |gleason|grade [1-4I]{1,3}|stage [1-4I]{1,3}|nodes?|disc|protrusion|bulge|plaques?|scarring|cirrhotic|fatty liver|murmur|arrhythmia|fibrillation|tachycardia|bradycardia|normal|unremarkable|no evidence of|clear|pregnan(?:t|cy)|f(?:o)?etus|foetal|ejection fraction|lvef
    |hearing loss|positive|negative|infection|abscess|obstruction|collapse|swelling|oedema|edema|fluid)(?!\p{L})`,
  'iu',
);
/** Machines, networks and samples are scanned too, and papers report on many people. */
const OF_ANYBODY = new RegExp(
  oneLine`(?<!\p{L})(?:if|patients|people|participants|subjects|controls?|studies|study|cases|cohort|prevalence|sensitivity|specificity|guidelines?|trial|may show|can show|should|usually|often|typically
    |vulnerabilit\p{L}{1,3}|virus|malware|network|port|server|document|code|security|laser|barcode|weld|engine|pipe|signal|soil|dna of|dogs?|cats?|horses?|vet)(?!\p{L})`,
  'iu',
);
/** In other words, such a name must be spelled as a medical record spells it. */
const SHORT = /^(?:ct|uss|echo|fna|dexa)$/i;

export const examinationResult: PlaceDetector = {
  scope: 'place',
  id: 'examination-result',
  typeName: 'Result of a medical examination',
  category: 'pii',
  description:
    'What a scan, a biopsy or another medical examination showed, in a text about a person.',
  severity: 'medium',
  recommendation: 'Remove the result, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  triggers: EXAMINATIONS.split('|'),
  reach: { before: 100, after: 220 },
  // `echo` is also a command, and `ct` a town's state.
  glance: (text, start, end) =>
    !SHORT.test(text.slice(start, end)) || /^[A-Z][A-Za-z]+$/.test(text.slice(start, end)),
  examples: [
    'Patient: Jane Roe\n[[CT showed a 9 mm spiculated nodule in the right upper lobe, suspicious for malignancy]].',
    'Patient: Jane Roe\n[[Biopsy confirmed adenocarcinoma]]. [[MRI lumbar spine: disc protrusion at L4/5]].',
    'Patient: Jane Roe; [[chest X-ray shows consolidation on the left]]; [[Echo: LVEF 35 %]]',
    'Patient: Jane Roe. A CT scan shows bones better; the scan showed a herniated pipe and a network server.',
    'Patient: Jane Roe. If the biopsy shows cancer, we will call. CT scans are done on Mondays.',
    'CT showed a nodule. Biopsy confirmed adenocarcinoma in 12 of 40 patients.',
  ],
  verify({ text, start, end }) {
    const outcome = matchAt(text, end, OUTCOME)?.[0].trimEnd();
    if (outcome === undefined || !FINDING.test(outcome)) return undefined;
    const until = end + outcome.length;
    if (OF_ANYBODY.test(linesAround(text, { start, end: until }))) return undefined;
    return {
      start,
      end: until,
      ...BESIDE_PATIENT,
      why: 'A medical examination and what it showed appear in a text about a person.',
    };
  },
};
