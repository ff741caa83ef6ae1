import type { Delivery, DeliveryFailure, WebhookEvent } from '@proviso/contracts';

/** Every word about webhooks. */
export const texts = {
  title: 'Webhooks',
  subtitle: 'Proviso sends a signed request to your address when an analysis ends.',
  create: 'New Webhook',
  loading: 'Loading webhooks',
  empty: {
    title: 'No webhooks yet',
    text: 'Name an address of yours, and your program need not ask again and again whether a report is ready.',
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
  tested: 'Test sent',
  deleted: 'Webhook deleted',
  saved: 'Webhook saved',
  actionOn: (action: string, url: string) => `${action}: ${url}`,
  deliveries: {
    title: 'Last deliveries',
    empty: 'Nothing was sent yet.',
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
      forbidden_address: 'This address leads into a private network, which is not allowed',
      unresolved: 'There is no such host',
      unreachable: 'Nobody answered',
      timeout: 'No answer within ten seconds',
      redirect: 'The receiver redirects, which is not followed',
      status: 'The receiver did not accept it',
      disabled: 'The webhook was switched off',
    } satisfies Record<DeliveryFailure, string>,
  },
  dialog: {
    create: 'New Webhook',
    edit: 'Edit Webhook',
    description: 'Where to send, and what of.',
    cancel: 'Cancel',
    close: 'Done',
    url: 'Address',
    urlHint: 'On the public internet, by http or https; on port 80, 443 or above 1023.',
    events: 'Events',
    includesName: 'Send the file name of the document',
    includesNameHint:
      'File names often say who or what a document is about. Without this, only its number is sent.',
    confirmCreate: 'Create webhook',
    confirmEdit: 'Save',
    busy: 'Saving...',
  },
  renewDialog: {
    title: 'Make a new secret?',
    text: 'Requests are signed with the new secret from now on; the one before is of no use any more.',
    confirm: 'Make new secret',
  },
  deleteDialog: {
    title: 'Delete this webhook?',
    text: 'Nothing is sent to this address any more, and its deliveries are forgotten. This cannot be undone.',
    confirm: 'Delete webhook',
  },
  secret: {
    title: 'The secret of this webhook',
    description: 'Requests are signed with it, so that your program knows them to be ours.',
    label: 'Secret',
    hint: 'Copy it now: it is not shown again.',
  },
  verify: {
    title: 'Check the signature',
    text: 'Whoever knows your address can send something there. Believe only requests whose signature is right and whose time is not long past.',
    node: 'Node.js',
    python: 'Python',
    guide: 'What is sent, how often and where to',
  },
} as const;

/** How receivers check what they get; the same is in docs/api.md. */
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
