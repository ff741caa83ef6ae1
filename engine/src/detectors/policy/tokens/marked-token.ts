import type { PlaceDetector } from '#engine/detector.ts';

import { SECRET } from './secret-token.ts';
import { tokenAround } from './token-around.ts';

/** The maximum distance from the start of a token to its distinctive part. */
const LEAD = 24;
/** Words that state the token's purpose, followed by an unguessable part. */
const TOKEN =
  /(?<![\w-])(?![\w-]{0,20}(?:pk|pub|public|publishable)[_-])[a-z]{2,12}(?:[_-][a-z]{2,8}){0,2}[_-](?:live|prod|pat|sk|secret|apikey|token)[_-](?:[a-z]{2,6}[_-]){0,2}(?=[A-Za-z]{0,40}\d)(?=[a-z\d]{0,40}[A-Z])(?=[A-Z\d]{0,40}[a-z])([A-Za-z\d]{14,64})(?![\w-])/;

export const markedToken: PlaceDetector = {
  ...SECRET,
  id: 'marked-token',
  typeName: 'Self-identifying token',
  description:
    'A token of any service: words such as “live”, “pat” or “secret” between separators, followed by random letters and digits.',
  triggers:
    '_live_*|-live-*|_prod_*|-prod-*|_pat_*|-pat-*|_sk_*|-sk-*|_secret_*|-secret-*|_token_*|-token-*'
      .split('|')
      .map((mark) => `*${mark}`),
  reach: { before: LEAD, after: 96 },
  examples: [
    'Sandbox key:   [[tb_live_sk_9fQ2vXr7LmB04nTe]]  (rotate)',
    'Use [[brk-pat-77Zq1LwcE0uN5d]] until it is fixed.',
    'The key pk_live_9fQ2vXr7LmB04nTe may be public, as may tb_live_pk_9fQ2vXr7LmB04nTe.',
    'Set app_prod_environment, my-live-performance2024 and get_token_from_cache_v2.',
    'The column is_live_since_2024Q1 and the branch fix-pat-validation.',
  ],
  verify(place) {
    const found = tokenAround(place, TOKEN, LEAD);
    const why = 'Words that say what the token is for are followed by random letters and digits.';
    return found && { ...found, confidence: 0.85, why };
  },
};
