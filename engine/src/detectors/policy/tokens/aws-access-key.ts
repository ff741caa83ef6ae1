import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = 'Q3EGRZT5WPLN7YHV';

export const awsAccessKey = secretToken({
  id: 'aws-access-key',
  typeName: 'AWS access key',
  description:
    'An AWS access key ID: a four-letter prefix for its kind and sixteen base-32 characters.',
  noun: 'an AWS access key ID',
  triggers: ['AKIA*', 'ASIA*', 'ABIA*', 'ACCA*'],
  // The keys in AWS's own documentation end with this word.
  form: /A(?:KIA|SIA|BIA|CCA)(?!\w{9}EXAMPLE)[A-Z2-7]{16}(?![\w])/y,
  examples: [
    `Use [[AKIA${SAMPLE}]] for the upload.`,
    `aws_access_key_id=[[ASIA${SAMPLE}]]`,
    'The documentation shows AKIAIOSFODNN7EXAMPLE.',
    'Asia is a continent; ASIAPACIFICREGIONSALES is a team; AKIA1234.',
  ],
});
