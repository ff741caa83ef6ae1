import type { ProviderToken } from './provider-token.ts';

/** Secrets of cloud, hosting and language model providers, as documented by their issuers. */
export const CLOUD_TOKENS: readonly ProviderToken[] = [
  [
    'aws-bedrock-key',
    'Amazon Bedrock',
    'ABSKQmVkcm9ja0FQSUtleS<b100-280>',
    'bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t<b0-2000>',
  ],
  ['aws-former-key', 'AWS (legacy formats)', 'A3T<A17>'],

  ['google-oauth-token', 'Google OAuth', 'ya29.<w50-300>', '1//0<w60-200>'],
  ['digitalocean-token', 'DigitalOcean', 'dop_v1_<h64>', 'doo_v1_<h64>', 'dor_v1_<h64>'],
  ['heroku-key', 'Heroku', 'HRKU-AA<w58>', 'HRKU-<h8>-<h4>-<h4>-<h4>-<h12>'],
  ['flyio-token', 'Fly.io', 'fo1_<w43>', 'fm1a_<b80-1000>', 'fm1r_<b80-1000>', 'fm2_<b80-1000>'],
  ['cloudflare-origin-key', 'Cloudflare origin CA', 'v1.0-<h24>-<h146>'],
  ['alibaba-key', 'Alibaba Cloud', 'LTAI<a16-24>'],
  ['tencent-key', 'Tencent Cloud', 'AKID<a32>'],
  ['yandex-key', 'Yandex Cloud', 'AQVN<w35-38>', 'YC<w38>'],
  ['databricks-token', 'Databricks', 'dapi<h32>'],
  ['clickhouse-key', 'ClickHouse Cloud', '4b1d<a38>'],
  ['hugging-face-organization-token', 'Hugging Face organizations', 'api_org_<a34>'],
  ['perplexity-key', 'Perplexity', 'pplx-<a48>'],
  ['groq-key', 'Groq', 'gsk_<a52>'],
  ['xai-key', 'xAI', 'xai-<a80>'],
  ['replicate-token', 'Replicate', 'r8_<a37>'],
  ['openrouter-key', 'OpenRouter', 'sk-or-v1-<h64>'],
  ['nvidia-key', 'NVIDIA', 'nvapi-<w64>'],
  ['langsmith-key', 'LangSmith', 'lsv2_pt_<h32>_<h10>', 'lsv2_sk_<h32>_<h10>'],
  ['pinecone-key', 'Pinecone', 'pcsk_<a5>_<a60-70>'],
  ['fireworks-key', 'Fireworks', 'fw_<a24>'],
  [
    'authress-key',
    'Authress',
    'sc_<l5-30>.<l4-6>.acc_<l10-32>.<w30-120>',
    'ext_<l5-30>.<l4-6>.acc_<l10-32>.<w30-120>',
  ],
  ['contentful-token', 'Contentful', 'CFPAT-<w43>'],
  ['akamai-token', 'Akamai', 'akab-<l16>-<l16>'],
  ['backblaze-key', 'Backblaze', 'K00<a28>'],
  ['scaleway-key', 'Scaleway', 'SCW<A17>'],
];
