import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { HIPAA_PRIVACY_RULE } from '#engine/laws.ts';

export const deviceSerialNumber = labeledIdentifier({
  id: 'device-serial-number',
  typeName: 'Device identifier',
  description: 'A serial number, advertising ID or other device identifier after its label.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the number, because it identifies a device and its owner.',
  legalReference: { law: HIPAA_PRIVACY_RULE, article: '45 CFR § 164.514(b)(2)(i)(M)' },
  triggers: (
    'serial number|serial no|s/n|device id|device identifier|udid|android id|' +
    'android_id|advertising id|idfa|gaid|imsi|iccid|meid|implant number'
  ).split('|'),
  beforeSign: ['serial'],
  form: /(?=[A-Z\d-]{0,12}\d[A-Z\d-]{0,12}\d)(?:[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}|[A-Z\d](?:-?[A-Z\d]){6,23})(?![\p{L}\d]|[.,]\d)/iuy,
  examples: [
    'Serial number: [[C02XK1ZAJGH5]]',
    'IDFA [[6D92078A-8246-4BA4-AE5B-76104861E7DC]], ICCID [[8949020000123456789]]',
    'The serial number is printed below; device id pending.',
    'Serial # [[C02XK1ZAJGH5]]; the serial 12 began.',
    'Serial no. 12 of 200 prints',
  ],
});
