import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What became of an upload without an end. */
export interface FloodOutcome {
  readonly status: number;
  /** Everything that the server said, headers included. */
  readonly answer: string;
  /** What it took before it closed the line: bytes that left this end, those in the buffers between included. */
  readonly bytesTaken: number;
}

const GIVE_UP_AFTER_MS = 15_000;
const FORM = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

/** Sends a file without an end, declared as a length or in chunks, until the server closes the line. */
export async function flood(
  address: string,
  token: string,
  isDeclared: boolean,
): Promise<FloodOutcome> {
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
      `content-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n${frame(FORM)}`,
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
