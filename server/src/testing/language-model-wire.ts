const CHARACTERS_PER_TOKEN = 4;

/** The model's output. */
export interface ModelOutput {
  readonly text: string;
  /** Why it stopped; absent when it finished normally. */
  readonly end?: 'length' | 'withheld';
}

interface Message {
  readonly role: string;
  readonly text: string;
}

/** A provider-independent request. */
export interface Conversation {
  readonly instructions: string;
  readonly messages: readonly Message[];
}

interface WireFormat {
  readonly read: (body: Body) => Conversation;
  readonly write: (modelOutput: ModelOutput, usage: Usage | null, body: Body) => object;
}

export type Body = Readonly<Record<string, unknown>>;
export type WirePath = keyof typeof WIRE_FORMATS;

interface Usage {
  readonly input: number;
  readonly output: number;
}

const messages: WireFormat = {
  read: (body) => ({
    instructions: textOf(body['system']),
    messages: messagesOf(body['messages']),
  }),
  write: ({ text, end }, usage, { tools }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: tools === undefined ? textParts(text) : [toolUse(text)],
    stop_reason: { length: 'max_tokens', withheld: 'refusal', none: 'end_turn' }[end ?? 'none'],
    stop_sequence: null,
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  }),
};

/** An empty text is no part at all. */
function textParts(text: string) {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** Models without structured output are made to call a tool with that schema. */
function toolUse(text: string) {
  return { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as unknown };
}

const responses: WireFormat = {
  read: (body) => {
    const all = messagesOf(body['input']);
    return { instructions: instructionsOf(all), messages: all.filter(isTurn) };
  },
  write: ({ text, end }, usage) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: 'stand-in',
    status: end === undefined ? 'completed' : 'incomplete',
    error: null,
    incomplete_details:
      end === undefined
        ? null
        : { reason: end === 'length' ? 'max_output_tokens' : 'content_filter' },
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: usage && { input_tokens: usage.input, output_tokens: usage.output },
  }),
};

const chat: WireFormat = {
  read: (body) => {
    const all = messagesOf(body['messages']);
    return { instructions: instructionsOf(all), messages: all.filter(isTurn) };
  },
  write: ({ text, end }, usage) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: { length: 'length', withheld: 'content_filter', none: 'stop' }[
          end ?? 'none'
        ],
      },
    ],
    usage: usage && {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }),
};

/** The providers' wire formats, by path. */
export const WIRE_FORMATS = {
  '/v1/messages': messages,
  '/v1/responses': responses,
  '/v1/chat/completions': chat,
} as const satisfies Record<string, WireFormat>;

/** A deterministic token count for a text. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

function isTurn({ role }: Message): boolean {
  return role === 'user' || role === 'assistant';
}

function instructionsOf(all: readonly Message[]): string {
  return all
    .filter((message) => !isTurn(message))
    .map(({ text }) => text)
    .join('\n');
}

function messagesOf(value: unknown): readonly Message[] {
  if (!Array.isArray(value)) return [];
  return value.map((message: Body) => ({
    role: String(message['role']),
    text: textOf(message['content']),
  }));
}

/** A string, or the concatenation of text parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: Body) => String(part['text'])).join('\n');
}
