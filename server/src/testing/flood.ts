import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The outcome of an endless upload. */
export interface FloodOutcome {
  readonly status: number;
  /** Everything the server sent, including headers. */
  readonly answer: string;
  /** Bytes sent before the server closed the connection, including those in buffers on the way. */
  readonly bytesTaken: number;
}

const GIVE_UP_AFTER_MS = 15_000;
const PARTS = {
  file: 'name="file"; filename="a.txt"',
  field: 'name="userId"',
};

/** Sends an endless part, with a declared length or in chunks, until the server closes the connection. */
export async function flood(
  address: string,
  token: string,
  { isDeclared = false, part = 'file' }: { isDeclared?: boolean; part?: keyof typeof PARTS } = {},
): Promise<FloodOutcome> {
  const form = `--x\r\nContent-Disposition: form-data; ${PARTS[part]}\r\n\r\n`;
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const length = isDeclared ? `content-length: ${2 ** 40}` : 'transfer-encoding: chunked';
  const frame = (text: string) =>
    isDeclared ? text : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = new Promise<void>((resolve) =>
    socket.on('error', () => {}).once('close', () => resolve()),
  );
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n${frame(form)}`,
  );
  const chunk = frame('some text '.repeat(6000));
  const pump = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', pump);
  pump();
  await Promise.race([closed, setTimeout(GIVE_UP_AFTER_MS)]);
  const bytesTaken = socket.bytesWritten;
  socket.destroy();
  return { status: Number(answer.split(' ')[1]), answer, bytesTaken };
}
