import { readFileSync } from 'node:fs';

/** A process's environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A missing or invalid variable; the message is for the operator and never contains its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads variables by name; an empty one counts as absent, and `NAME_FILE` names a file with the value. */
export interface EnvironmentReader {
  text(name: string): string | undefined;
  /** A non-negative integer. */
  count(name: string, absent: number): number;
  /** `true` or `false`. */
  flag(name: string, absent: boolean): boolean;
  oneOf<Value extends string>(name: string, values: readonly Value[], absent: Value): Value;
  /** A URL, without trailing slashes. */
  address(name: string, absent: string): string;
  /** Comma-separated. */
  list(name: string): string[];
  json(name: string): unknown;
}

/** Binds `EnvironmentReader`. */
export function createEnvironmentReader(environment: Environment): EnvironmentReader {
  const text = (name: string) => environment[name] || readNamedFile(environment, name);
  const read = <Value>(
    name: string,
    absent: Value,
    parse: (value: string) => Value | undefined,
  ) => {
    const value = text(name);
    if (value === undefined) return absent;
    const parsed = parse(value);
    if (parsed === undefined) throw new EnvironmentError(`${name} cannot be understood.`);
    return parsed;
  };
  return {
    text,
    count: (name, absent) =>
      read(name, absent, (value) => (/^\d{1,15}$/u.test(value) ? Number(value) : undefined)),
    flag: (name, absent) =>
      read<boolean>(name, absent, (value) =>
        value === 'true' || value === 'false' ? value === 'true' : undefined,
      ),
    oneOf: (name, values, absent) =>
      read(name, absent, (value) => values.find((candidate) => candidate === value)),
    address: (name, absent) =>
      read(name, absent, (value) => (URL.canParse(value) ? value.replace(/\/+$/u, '') : undefined)),
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    json: (name) => read<unknown>(name, undefined, parseJson),
  };
}

function readNamedFile(environment: Environment, name: string): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new EnvironmentError(`The file of ${name}_FILE cannot be read.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
