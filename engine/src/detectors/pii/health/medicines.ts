/**
 * Stems of international nonproprietary names (WHO, “The use of stems in the selection of International Nonproprietary
 * Names”), with at least three letters before them.
 */
const STEMS =
  '\\w{3,16}(?:statin|pril|sartan|olol|dipine|azole|mycin|micin|cillin|cycline|floxacin|xaban|' +
  'parin|formin|gliptin|gliflozin|glutide|lukast|triptan|setron|azepam|azolam|oxetine|opram|' +
  'traline|zapine|peridone|tiapine|profen|coxib|mab|tinib|vir|dronate|thyroxine|steride|' +
  'furosemide|thiazide|pentin|gabalin|methasone|solone|sone|terol|tropium|gestrel|fenac|caine|' +
  'morphone|codone|triptyline|piprazole|sulfan|trexate|dopa|xetil)';

/** Medicines whose names follow no stem, and classes of medicines. */
const NAMED =
  'aspirin|insulin(?: \\w{4,9})?|lithium|warfarin|digoxin|paracetamol|acetaminophen|tylenol|ibuprofen|morphine|methadone|buprenorphine|heparin|furosemide|spironolactone|salbutamol|albuterol|' +
  'venlafaxine|duloxetine|citalopram|bupropion|mirtazapine|sertraline|methylphenidate|ritalin|' +
  'adderall|prozac|zoloft|xanax|valium|diazepam|viagra|oxycontin|' +
  'lamotrigine|valproate|carbamazepine|phenytoin|levetiracetam|allopurinol|colchicine|hydroxychloroquine|tamoxifen|letrozole|' +
  'clopidogrel|ramipril|amiodarone|rifampicin|isoniazid|truvada|clozapine|haloperidol|' +
  'quetiapine|tramadol|codeine|fentanyl|naltrexone|disulfiram|' +
  'prednisolone|prednisone|lisinopril|enalapril|perindopril|captopril|gliclazide|ozempic|mounjaro|wegovy|' +
  'zopiclone|zolpidem|ambien|baclofen|donepezil|memantine|rivastigmine|seroquel|lexapro|klonopin|ativan|' +
  'suboxone|bumetanide|hydrocortisone|tacrolimus|ciclosporin|azathioprine|mercaptopurine|sulfasalazine|' +
  'humira|tamsulosin|sildenafil|tadalafil|buspirone|lisdexamfetamine|elvanse|concerta|acamprosate|' +
  'chlordiazepoxide|melatonin|risperdal|lyrica|nortriptyline|amitriptyline|theophylline|bisoprolol|' +
  'levothyroxine|lamictal|depakote|epilim|tegretol|keppra|xarelto|eliquis|plavix|lipitor|ventolin|symbicort|' +
  'co-amoxiclav|co-codamol|co-dydramol|co-trimoxazole|co-careldopa|oramorph|trelegy|endone|oxynorm|targin|tramal|folic acid|oxycodone|nitrofurantoin|fluoxetine|fostair|seretide|entresto|tenofovir|lamivudine|dolutegravir|efavirenz|emtricitabine|biktarvy|triumeq|atripla|dovato|genvoya|descovy|thiamine|nicorandil|ivabradine|indapamide|doxazosin|carbocisteine';

/** Those of the named ones that are spelled like no other word. */
export const MEDICINE_TRIGGERS: readonly string[] = NAMED.replace('(?: \\w{4,9})?', '').split('|');

/** Stems that hardly any other words end with. */
export const STEM_TRIGGERS: readonly string[] = (
  '*statin|*sartan|*olol|*dipine|*prazole|*conazole|*trozole|*mycin|*cillin|*cycline|*floxacin|*xaban|*formin|*gliptin|' +
  '*gliflozin|*glutide|*lukast|*triptan|*setron|*azepam|*azolam|*oxetine|*opram|*zapine|*peridone|*tiapine|' +
  '*tinib|*dronate|*steride|*thiazide|*gabapentin|*gabalin|*triptyline|*piprazole|*trexate'
).split('|');

/** A medicine by its name, as a group for a case-insensitive regular expression. */
export const MEDICINE = `(?:${NAMED}|${STEMS})`;

/** Classes of medicines and treatments. */
export const KIND_OF_MEDICINE =
  '(?:antidepressants?|antipsychotics?|painkillers|opioids|sedatives|sleeping (?:pills|tablets)|' +
  'chemotherapy|radiotherapy|dialysis|antiretrovirals?|prep|beta-blockers|blood thinners|' +
  'hormone (?:therapy|replacement therapy)|hrt|ivf|immunosuppressants|statins|steroids)';
