import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';

const AWS =
  /(?:(?:\\?["'])?[ \t]{0,4}(?:=>|[:=])?[ \t]{0,4}["']?)(\d{12}|\d{4}-\d{4}-\d{4})(?![\w-])/y;
const GUID =
  /(?:(?:\\?["'])?[ \t]{0,4}(?:=>|[:=])?[ \t]{0,4}["']?)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/iy;

export const cloudAccountId: PlaceDetector = {
  scope: 'place',
  id: 'cloud-account-id',
  typeName: 'Cloud account ID',
  category: 'policy',
  description:
    'An AWS account ID, or an Azure tenant or subscription ID; not a secret, but useful to attackers, so noted without a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Leave the ID out of documents that others will read.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.12' },
  triggers: [
    '*aws_account_id',
    '*aws account id',
    '*aws account',
    '*awsaccountid',
    '*tenant_id',
    '*tenantid',
    '*tenant id',
    '*tenant-id',
    '*subscription_id',
    '*subscriptionid',
    '*subscription id',
  ],
  reach: { before: 1, after: 90 },
  examples: [
    'AWS_ACCOUNT_ID=[[123456789012]]',
    'The AWS account id is [[1234-5678-9012]].',
    'ad_tenant_id: "[[dac6fb3d-713c-4555-8a97-4089aa3849be]]"',
    'The AWS account 12 and its tenant id are known; AWS account id 1234567890123.',
    'tenant_id: string',
  ],
  verify(place) {
    const isAws = /aws/i.test(place.text.slice(place.start, place.end));
    const found = valueAfterLabel(place, isAws ? AWS : GUID);
    if (found === undefined) return undefined;
    const length = found.value.replace(/^[^\da-f]{1,12}/i, '').length;
    const why = 'A value in the format of an account ID follows its name.';
    return { start: found.end - length, end: found.end, confidence: 0.85, why };
  },
};
