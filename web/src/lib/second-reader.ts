import type { SecondReader } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';

/** Where an account's choice of a second reader is read, which is its place among what was read as well. */
export const SECOND_READER = '/api/second-reader';

/**
 * The id of the language model that reads this account's documents too; undefined where none does, and until that is
 * known. It asks nothing by itself: the frame of the signed-in screens does.
 */
export function useReadingModel(): string | undefined {
  const { data } = useQuery<SecondReader>({ queryKey: [SECOND_READER], enabled: false });
  return data?.isOn ? data.offered?.model : undefined;
}
