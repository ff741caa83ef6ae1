import { secondReaderSchema, type ChooseSecondReader } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { putJson } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { SECOND_READER } from '#web/lib/second-reader.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { secondReaderQuery } from './read-second-reader.ts';
import { texts } from './texts.ts';

/** The server's code where the reader that was shown is no longer the one that is offered. */
const CHANGED = 'second_reader.changed';

/** Turns the second reader on or off; where another one is offered by now, that one is read and shown. */
export function useChooseSecondReader() {
  return useMutation({
    mutationFn: (choice: ChooseSecondReader) => putJson(SECOND_READER, choice, secondReaderSchema),
    onSuccess: (saved) => {
      queryClient.setQueryData(secondReaderQuery.queryKey, saved);
      if (saved.isOn && saved.offered) showToast(texts.isOn(saved.offered.model));
      else showToast(texts.isOff, texts.isOffDetail);
    },
    onError: async (error) => {
      if (!hasReaderChanged(error)) return;
      await queryClient.invalidateQueries({ queryKey: secondReaderQuery.queryKey });
    },
  });
}

/** Whether a choice was refused because it was made for another reader than the one that is offered. */
export function hasReaderChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === CHANGED;
}
