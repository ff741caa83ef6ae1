import type { FastifyInstance } from 'fastify';

/** The origins a browser talks to. */
export interface Origins {
  /** Where people reach this server. */
  readonly publicOrigin: string;
  /** The hosted auth service, if any. */
  readonly authOrigin: string | undefined;
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // WebAssembly is allowed for the live preview's engine and the readers; eval is not.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The component library positions its layers with style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** For two years and for this host only: other hosts of the domain are not ours. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=63072000' };
const UNCACHED = /^\/(api|auth)(\/|$)/;

/** The security headers of every answer. */
export function securityHeaders(origins: Origins): Readonly<Record<string, string>> {
  const { publicOrigin, authOrigin } = origins;
  const connections = ["connect-src 'self'", authOrigin].filter(Boolean).join(' ');
  return {
    ...HEADERS,
    'content-security-policy': `${CONTENT_SECURITY_POLICY}; ${connections}`,
    ...(publicOrigin.startsWith('https:') && STRICT_TRANSPORT),
  };
}

/** Sets the security headers on every answer, including errors and static files. */
export function addSecurityHeaders(app: FastifyInstance, origins: Origins): void {
  const headers = securityHeaders(origins);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // The router also understands other spellings of an address, such as `/%61pi`.
    const paths = [request.url, request.routeOptions.url ?? ''];
    if (paths.some((path) => UNCACHED.test(path))) reply.header('cache-control', 'no-store');
  });
}
