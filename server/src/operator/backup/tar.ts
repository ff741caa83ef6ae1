import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar';

/** A file in an archive; `content` has exactly `size` bytes. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** A file of an archive being read. */
export interface UnpackedEntry extends TarEntry {
  readonly content: AsyncIterable<Uint8Array>;
}

/** An archive that is invalid or truncated. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

const OWNER_ONLY = 0o600;

/** Streams files as a tar archive; only their owner may read them once unpacked. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const packing = packAll(entries, controller).catch((error: unknown) => controller.error(error));
  yield* readable;
  await packing;
}

async function packAll(
  entries: AsyncIterable<TarEntry>,
  controller: TarPackController,
): Promise<void> {
  for await (const { name, size, content } of entries) {
    const writer = controller.add({ name, size, mode: OWNER_ONLY }).getWriter();
    for await (const chunk of content) await writer.write(chunk);
    await writer.close();
  }
  controller.finalize();
}

/**
 * Streams an archive's files in order; unread content is skipped. Throws TarError for an invalid or truncated archive.
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedEntry> {
  const decoder = createTarDecoder({ strict: true });
  const entries = streamOf(source).pipeThrough(decoder);
  try {
    for await (const { header, body } of entries) {
      yield { name: header.name, size: header.size, content: body };
      if (!body.locked) await body.cancel();
    }
  } catch (error) {
    throw new TarError('No tar archive, or not all of one.', { cause: error });
  }
}

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
