import { secretToken } from './secret-token.ts';

/** Separate from its prefix, so that secret scanners do not flag the examples. */
const SAMPLE = 'R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5oZiR7fK2mXw9QbT4v';

export const aiProviderKey = secretToken({
  id: 'ai-provider-key',
  typeName: 'AI provider key',
  description: 'An OpenAI, Anthropic or Hugging Face secret key.',
  noun: "an AI provider's key",
  triggers: ['sk-proj-*', 'sk-ant-*', 'sk-svcacct-*', 'sk-*', 'hf_*'],
  form: /sk-(?:proj|svcacct)-[\w-]{40,200}(?![\w-])|sk-ant-[a-z\d]{3,8}-[\w-]{80,110}AA(?![\w-])|sk-[A-Za-z\d]{48}(?!\w)|hf_[A-Za-z]{34}(?!\w)/y,
  examples: [
    `OPENAI_API_KEY=[[sk-proj-${SAMPLE}]]`,
    `Use [[sk-ant-api03-${SAMPLE}${SAMPLE}AA]] for now.`,
    'Keys begin with sk-proj- and are long.',
    'The sk-learn library and hf_hub_download are no keys.',
  ],
});
