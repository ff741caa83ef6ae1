import type { FastifyInstance } from 'fastify';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // The live preview's engine and the readers may use WebAssembly; nothing else is compiled from data.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The component library positions its layers by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** For two years, and for this host alone: its neighbours are not ours. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=63072000' };
const UNCACHED = /^\/(api|auth)(\/|$)/;

/** The fixed headers of every answer of a server that people reach at this origin. */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return publicOrigin.startsWith('https:') ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS;
}

/** Puts fixed security headers on every answer, errors and static files included. */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = securityHeaders(publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (UNCACHED.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
