import type { Delivery, DeliveryFailure, WebhookEvent } from '@proviso/contracts';

/** All texts about webhooks. */
export const texts = {
  title: 'Webhooks',
  subtitle: 'Proviso sends a signed request to your address when an analysis ends.',
  create: 'New Webhook',
  loading: 'Loading webhooks',
  empty: {
    title: 'No webhooks yet',
    text: 'Add an address, and your program no longer has to poll for finished reports.',
  },
  events: {
    'analysis.completed': 'Analysis completed',
    'analysis.failed': 'Analysis failed',
    'webhook.test': 'Test',
  } satisfies Record<WebhookEvent | 'webhook.test', string>,
  withName: 'With file name',
  active: 'Active',
  off: 'Switched off',
  failing: 'Failing',
  failingSince: 'Every attempt has failed since',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  edit: 'Edit',
  delete: 'Delete',
  renew: 'New secret',
  test: 'Send test',
  tested: 'Test on its way',
  testedDetail: 'Its outcome appears under “Recent deliveries”.',
  deleted: 'Webhook deleted',
  saved: 'Webhook saved',
  actionOn: (action: string, url: string) => `${action}: ${url}`,
  deliveries: {
    title: 'Recent deliveries',
    empty: 'Nothing has been sent yet.',
    loading: 'Loading deliveries',
    all: (count: number) => `Show all ${count}`,
    states: {
      waiting: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
    } satisfies Record<Delivery['state'], string>,
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    next: 'next attempt',
    answered: (status: number) => `Answer ${status}`,
    failures: {
      forbidden_address: 'This address is in a private network, which is not allowed',
      unresolved: 'This host does not exist',
      unreachable: 'No connection',
      timeout: 'No answer within ten seconds',
      redirect: 'The receiver redirected the request, which is not followed',
      status: 'The receiver did not accept it',
      disabled: 'The webhook was switched off',
      damaged: 'The stored notification is damaged',
    } satisfies Record<DeliveryFailure, string>,
  },
  dialog: {
    create: 'New Webhook',
    edit: 'Edit Webhook',
    description: 'Where to send notifications, and which ones.',
    cancel: 'Cancel',
    close: 'Done',
    url: 'Address',
    urlHint: 'A public http or https address, on port 80, 443 or above 1023.',
    events: 'Events',
    includesName: 'Send the file name of the document',
    includesNameHint:
      'File names often reveal who or what a document is about. Without this, only its number is sent.',
    confirmCreate: 'Create webhook',
    confirmEdit: 'Save',
    busy: 'Saving...',
  },
  renewDialog: {
    title: 'Create a new secret?',
    text: 'Requests will be signed with the new secret; the previous one no longer works.',
    confirm: 'Create new secret',
  },
  deleteDialog: {
    title: 'Delete this webhook?',
    text: 'Nothing more is sent to this address, and its delivery log is deleted. This cannot be undone.',
    confirm: 'Delete webhook',
  },
  secret: {
    title: 'The secret of this webhook',
    description:
      'Requests are signed with it, so that your program can tell they come from Proviso.',
    label: 'Secret',
    hint: 'Copy it now: it will not be shown again.',
  },
  verify: {
    title: 'Check the signature',
    text: 'Anyone who knows your address can send requests to it. Trust only those with a valid signature and a recent time.',
    node: 'Node.js',
    python: 'Python',
    guide: 'What is sent, how often and where to',
  },
} as const;

/** How receivers verify deliveries; docs/api.md has the same code. */
export const snippets = {
  node: `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromProviso(body, header, secret) {
  const [, time, given] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const own = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  return timingSafeEqual(own, Buffer.from(given, 'hex'));
}`,
  python: `import hashlib, hmac, re, time

def is_from_proviso(body: bytes, header: str, secret: str) -> bool:
    match = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", header)
    if not match or abs(time.time() - int(match[1])) > 300:
        return False
    signed = match[1].encode() + b"." + body
    own = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(own, match[2])`,
} as const;
