import { z } from 'zod';

const BUCKET = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])$/;
/** Characters that every service accepts in a key unescaped, and no tool treats specially. */
const SEGMENT = /^(?!\.{1,2}$)[\w!.*'()-]+$/;
const MIN_BUCKET_LENGTH = 3;
const MAX_BUCKET_LENGTH = 63;
/** A key has 1,024 bytes, of which a blob's own part takes 37. */
const MAX_PREFIX_LENGTH = 900;

/** A bucket and a key prefix, which is empty or ends with a slash. */
interface BlobStoreAddress {
  readonly bucket: string;
  readonly prefix: string;
}

/** `s3://bucket/prefix`; the prefix is optional. */
export const blobStoreAddress = z.string().transform((text, context): BlobStoreAddress => {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(text) ?? [];
  const segments = path === '' ? [] : path.split('/');
  const isBucket =
    bucket.length >= MIN_BUCKET_LENGTH && bucket.length <= MAX_BUCKET_LENGTH && BUCKET.test(bucket);
  const isPrefix = path.length <= MAX_PREFIX_LENGTH && segments.every((name) => SEGMENT.test(name));
  if (isBucket && isPrefix) return { bucket, prefix: path === '' ? '' : `${path}/` };
  context.addIssue('must be s3://BUCKET or s3://BUCKET/PREFIX');
  return z.NEVER;
});
