import type { Configuration } from './configuration.ts';

type Settings = Pick<
  Configuration,
  'data' | 'processes' | 'mail' | 'google' | 'hostedAuth' | 'billing' | 'stripe' | 'languageModel'
>;

/** Settings that are valid individually but contradict each other: one sentence each, naming the variables. */
export function findContradictions(configuration: Settings): readonly string[] {
  const { data, processes, mail, google, hostedAuth } = configuration;
  const { smtpUrl, from } = mail;
  const { clientId, clientSecret, issuer } = google;
  const { url, publicKey, jwtSecret, serviceRoleKey } = hostedAuth;
  const problems = [
    [
      processes.role !== 'all' && data.databaseUrl === undefined,
      `PROVISO_ROLE=${processes.role} needs DATABASE_URL: a SQLite database has one process.`,
    ],
    [smtpUrl && !from, 'SMTP_URL needs MAIL_FROM.'],
    [clientId && !clientSecret, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET.'],
    [(clientSecret || issuer) && !clientId, 'Sign-in with Google needs GOOGLE_CLIENT_ID.'],
    [url && !publicKey, 'AUTH_URL needs AUTH_ANON_KEY.'],
    [publicKey && !url, 'AUTH_ANON_KEY needs AUTH_URL.'],
    [jwtSecret && !url, 'SUPABASE_JWT_SECRET needs AUTH_URL.'],
    [serviceRoleKey && !url, 'SUPABASE_SERVICE_ROLE_KEY needs AUTH_URL.'],
    [url && smtpUrl, 'SMTP_URL has no use with AUTH_URL: that service sends its own mail.'],
    [url && clientId, 'GOOGLE_CLIENT_ID has no use with AUTH_URL: set it in that project.'],
    ...findPaymentProblems(configuration),
    ...findLanguageModelProblems(configuration),
  ] as const;
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}

function findPaymentProblems({ billing, stripe }: Pick<Settings, 'billing' | 'stripe'>) {
  const { secretKey, webhookSecret, apiBase } = stripe;
  return [
    [secretKey && !webhookSecret, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET.'],
    [(webhookSecret || apiBase) && !secretKey, 'Payments through Stripe need STRIPE_SECRET_KEY.'],
    [
      secretKey && billing.mode === 'embedded',
      'STRIPE_SECRET_KEY has no use with BILLING=embedded.',
    ],
    [
      apiBase && /^[rs]k_live_/.test(secretKey ?? ''),
      'STRIPE_API_BASE is not to be used with a live key, which only Stripe may see.',
    ],
  ] as const;
}

function findLanguageModelProblems({ languageModel }: Pick<Settings, 'languageModel'>) {
  const { provider, model, baseUrl, apiKey } = languageModel;
  const isCompatible = provider === 'openai-compatible';
  return [
    [(model || baseUrl || apiKey) && !provider, 'A language model needs LLM_PROVIDER.'],
    [provider && !isCompatible && !apiKey, `LLM_PROVIDER=${provider} needs LLM_API_KEY.`],
    [isCompatible && !baseUrl, 'LLM_PROVIDER=openai-compatible needs LLM_BASE_URL.'],
    [isCompatible && !model, 'LLM_PROVIDER=openai-compatible needs LLM_MODEL.'],
  ] as const;
}
