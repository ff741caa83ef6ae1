/**
 * A scanner of plain patterns: forty patterns for what our detectors find, without any validation. Written in the
 * syntax shared by JavaScript, PCRE and ripgrep; case-insensitive.
 */
export const PEER_PATTERNS: readonly string[] = [
  // Personal data.
  String.raw`\b[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}\b`,
  String.raw`\b\d{3}-\d{2}-\d{4}\b`,
  String.raw`\b9\d{2}-\d{2}-\d{4}\b`,
  String.raw`\(\d{3}\) ?\d{3}-\d{4}\b`,
  String.raw`\+\d{1,3}[ -]?\d{2,4}[ -]?\d{3,4}[ -]?\d{3,4}\b`,
  String.raw`\b(?:\d{4}[ -]?){3}\d{4}\b`,
  String.raw`\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}\b`,
  String.raw`\bbic:? [a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?\b`,
  String.raw`\b[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d]\b`,
  String.raw`\b\d{3} \d{3} \d{4}\b`,
  String.raw`\b(?:date of birth|born on|dob)[: ]+[a-z0-9 ,./-]{6,20}`,
  String.raw`\b(?:\d{1,3}\.){3}\d{1,3}\b`,
  String.raw`\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b`,
  String.raw`\b[a-hj-npr-z0-9]{17}\b`,
  String.raw`\b\d{1,5} [a-z]+ (?:street|road|avenue|lane|drive)\b`,
  String.raw`\bpassport (?:no|number)[.:]? [a-z]?\d{6,9}\b`,
  String.raw`\bmrn:? ?\d{5,10}\b`,
  String.raw`\bdiagnosed with [a-z0-9 ]+`,
  String.raw`\b(?:mr|mrs|ms|dr)\.? [a-z]+ [a-z]+\b`,
  // Secrets and markings.
  String.raw`\bAKIA[0-9A-Z]{16}\b`,
  String.raw`\bgh[pousr]_[a-z0-9]{36}\b`,
  String.raw`\bxox[abprs]-[a-z0-9-]{10,}\b`,
  String.raw`\b[sr]k_live_[a-z0-9]{24,}\b`,
  String.raw`\beyJ[a-z0-9_-]{10,}\.[a-z0-9_-]{10,}\.[a-z0-9_-]{10,}\b`,
  String.raw`-----BEGIN [A-Z ]*PRIVATE KEY-----`,
  String.raw`\bpassword (?:is|:) ?\S+`,
  String.raw`\b[a-z]+://[^ :/]+:[^ @]+@\S+`,
  String.raw`\b(?:strictly )?confidential\b|\binternal use only\b`,
  // Discriminatory language.
  String.raw`\byoung and energetic\b|\brecent graduates?\b|\bdigital natives?\b`,
  String.raw`\b(?:under|below|over) (?:the age of )?[2-6]\d\b`,
  String.raw`\b(?:sales|chair|fore|crafts)m[ae]n\b|\bmanpower\b`,
  String.raw`\bnative [a-z]+ speakers?\b`,
  String.raw`\bable-bodied\b|\bpregnant\b|\bno family commitments\b`,
  // Contract risks.
  String.raw`\bliability [a-z ]{0,40}(?:is|be) unlimited\b`,
  String.raw`\bindemnify[a-z, ]{0,80}any and all\b`,
  String.raw`\bautomatically renews?\b`,
  String.raw`\bterminate [a-z ]{0,40}for convenience\b`,
  String.raw`\bliquidated damages\b|\bbinding arbitration\b|\bclass action\b`,
  String.raw`\bgoverned by the laws of [a-z ]+`,
  String.raw`\bperpetual, irrevocable\b|\ball right, title and interest\b`,
];
