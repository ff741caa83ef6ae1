import type { SecondReader } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';

/** The path of an account's choice of a second reader, which is also its query key. */
export const SECOND_READER_PATH = '/api/second-reader';

/**
 * The id of the language model that also reads this account's documents; undefined if none does, and until known. It
 * makes no request: the app shell does.
 */
export function useSecondReaderModel(): string | undefined {
  const { data } = useQuery<SecondReader>({ queryKey: [SECOND_READER_PATH], enabled: false });
  return data?.isOn ? data.offered?.model : undefined;
}
