import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';

export const usEin = labeledIdentifier({
  id: 'us-ein',
  typeName: 'US Employer Identification Number (EIN)',
  description: 'A US Employer Identification Number after a label.',
  severity: 'low',
  isSensitive: false,
  recommendation:
    'Check whether the number may be disclosed, because it can identify a sole proprietor.',
  triggers: ['ein', 'fein', 'employer identification', 'federal tax id'],
  form: /(?!(?:0[07-9]|[17-9]9|28|29|49|69|70|78|79|89|96|97)-)\d\d-\d{7}(?![\d-])/y,
  examples: [
    'EIN [[12-3456789]]',
    'Employer Identification Number (EIN): [[47-1234567]]',
    'Ein Haus, Nr. 12-3456789',
    'EIN pending; part 12-3456789; EIN 12-34567',
  ],
});
