import { LOG_LEVELS, type LogLevel } from '#server/config/logging.ts';

import { errorFrames } from './error-frames.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Writes one line: fields and a message, or the message alone. */
type Write = (fields: unknown, message?: string) => void;

/** A JSON lines logger with the interface that Fastify expects. */
export interface Logger {
  level: string;
  readonly silent: Write;
  readonly fatal: Write;
  readonly error: Write;
  readonly warn: Write;
  readonly info: Write;
  readonly debug: Write;
  readonly trace: Write;
  child(bindings: Fields): Logger;
}

/**
 * A logger that cannot leak user data: of an error it logs name, code and code locations, never the message; of other
 * objects only lists of strings, because a request, a row or a form may contain user data.
 */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  bindings: Fields = {},
): Logger {
  const threshold = LOG_LEVELS.indexOf(level);
  const writer =
    (own: LogLevel): Write =>
    (fields, message) => {
      if (LOG_LEVELS.indexOf(own) > threshold) return;
      const text = typeof fields === 'string' ? fields : message;
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level: own, ...bindings, ...safeFields(fields), message: text })}\n`,
      );
    };
  return {
    level,
    silent: () => undefined,
    fatal: writer('fatal'),
    error: writer('error'),
    warn: writer('warn'),
    info: writer('info'),
    debug: writer('debug'),
    trace: writer('trace'),
    child: (more) => createLogger(level, write, { ...bindings, ...safeFields(more) }),
  };
}

function safeFields(fields: unknown): Fields {
  if (fields instanceof Error) return { error: describeError(fields) };
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value instanceof Error) return [['error', describeError(value)]];
      return isPlain(value) ? [[name, value]] : [];
    }),
  );
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item === 'string')
    : ['string', 'number', 'boolean'].includes(typeof value);
}

function describeError(error: Error): Fields {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name: error.name, code, frames: errorFrames(error) };
}
