/** Entry point of a worker process: takes requests from its parent one at a time and sends the replies. */
// First, because a signal may come while the rest is being loaded.
import './outlive-signals.ts';
import { answerRequest, type Conversation } from './answer-request.ts';
import { startMemoryWatchdog } from './memory-watchdog.ts';
import type { QuestionAnswer, WorkerProgress, WorkerQuestion, WorkerRequest } from './protocol.ts';
import { warmUp } from './warm-up.ts';

startMemoryWatchdog();

const conversation: Conversation = {
  progress: {
    onStep: () => sendProgress('step'),
    onRecognition: () => sendProgress('recognition'),
  },
  // Has passages read through the parent.
  consult: (passages) =>
    new Promise((resolve) => {
      onAnswer = ({ read }) => resolve(read);
      process.send?.({ kind: 'passages', passages } satisfies WorkerQuestion);
    }),
};

let hasRequest = false;
let onAnswer: (answer: QuestionAnswer) => void = () => undefined;
process.on('message', (message: WorkerRequest | QuestionAnswer) => {
  if (message.kind === 'claims') {
    onAnswer(message);
    return;
  }
  hasRequest = true;
  void answerRequest(message, conversation).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
void warmUp(() => hasRequest);

function sendProgress(kind: WorkerProgress['kind']): void {
  process.send?.({ kind } satisfies WorkerProgress);
}
