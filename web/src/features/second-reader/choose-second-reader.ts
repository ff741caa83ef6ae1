import { secondReaderSchema, type ChooseSecondReader } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { putJson } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';
import { SECOND_READER_PATH } from '#web/product/second-reader.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { secondReaderQuery } from './read-second-reader.ts';
import { texts } from './texts.ts';

/** The server's error code when the reader shown is no longer the one offered. */
const CHANGED = 'second_reader.changed';

/** Turns the second reader on or off; if a different one is offered by now, fetches and shows that one. */
export function useChooseSecondReader() {
  return useMutation({
    mutationFn: (choice: ChooseSecondReader) =>
      showAnswer(secondReaderQuery, putJson(SECOND_READER_PATH, choice, secondReaderSchema)),
    onSuccess: (saved) => {
      if (saved.isOn && saved.offered) showToast(texts.isOn(saved.offered.model));
      else showToast(texts.isOff, texts.isOffDetail);
    },
    onError: async (error) => {
      if (!hasReaderChanged(error)) return;
      await queryClient.invalidateQueries({ queryKey: secondReaderQuery.queryKey });
    },
  });
}

/** Whether a choice was rejected because a different reader is offered by now. */
export function hasReaderChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === CHANGED;
}
