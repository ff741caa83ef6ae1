import type { Configuration } from './configuration.ts';

/** Settings that each are valid and do not fit together: one sentence for each, by the names of the variables. */
export function findContradictions({
  mail,
  google,
  hostedAuth,
}: Pick<Configuration, 'mail' | 'google' | 'hostedAuth'>): readonly string[] {
  const { smtpUrl, from } = mail;
  const { clientId, clientSecret, issuer } = google;
  const { url, publicKey, jwtSecret, serviceRoleKey } = hostedAuth;
  const problems = [
    [smtpUrl && !from, 'SMTP_URL needs MAIL_FROM.'],
    [clientId && !clientSecret, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET.'],
    [(clientSecret || issuer) && !clientId, 'Sign-in with Google needs GOOGLE_CLIENT_ID.'],
    [url && !publicKey, 'AUTH_URL needs AUTH_ANON_KEY.'],
    [publicKey && !url, 'AUTH_ANON_KEY needs AUTH_URL.'],
    [jwtSecret && !url, 'SUPABASE_JWT_SECRET needs AUTH_URL.'],
    [serviceRoleKey && !url, 'SUPABASE_SERVICE_ROLE_KEY needs AUTH_URL.'],
    [url && smtpUrl, 'SMTP_URL has no use with AUTH_URL: that service sends its own mail.'],
    [url && clientId, 'GOOGLE_CLIENT_ID has no use with AUTH_URL: set it in that project.'],
  ] as const;
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}
