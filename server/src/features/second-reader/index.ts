import type { FastifyPluginAsync } from 'fastify';

import type { Configuration } from '#server/config/configuration.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { ExportPart } from '#server/ports/account-lifecycle.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { LanguageModel, Tokens } from '#server/ports/language-model.ts';
import type { FindSecondReader } from '#server/ports/second-reader.ts';
import type { Database } from '#server/tables/schema.ts';

import { createPrepareQuestion } from './ask-passage.ts';
import { ChoiceStore } from './choice-store.ts';
import { readPassages } from './read-passages.ts';
import { createReaderPart } from './reader-part.ts';
import { secondReaderRoutes } from './routes.ts';
import { TokenMeter } from './token-meter.ts';

export { secondReaderOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly languageModel: LanguageModel | null;
  readonly configuration: Pick<Configuration, 'languageModel'>;
}

/** A language model that reads documents after the engine, for accounts that have chosen it. */
export function createSecondReader(dependencies: Dependencies): {
  readonly routes: FastifyPluginAsync;
  readonly findSecondReader: FindSecondReader;
  readonly exportPart: ExportPart;
} {
  const { languageModel, logger, configuration } = dependencies;
  const { tokensPerMonth, concurrency } = configuration.languageModel;
  const choices = new ChoiceStore(dependencies);
  const meter = new TokenMeter(dependencies);
  const offered = languageModel && { model: languageModel.model, host: languageModel.host };
  const routes = secondReaderRoutes({ offered, tokensPerMonth, choices, meter });
  const exportPart = createReaderPart(choices, meter);
  if (languageModel === null || offered === null) {
    return { routes, exportPart, findSecondReader: async () => undefined };
  }
  const prepareQuestion = createPrepareQuestion(languageModel);
  return {
    routes,
    exportPart,
    async findSecondReader(profileId) {
      if (!(await choices.hasChosen(profileId, offered))) return undefined;
      const permission = {
        async refusal() {
          if (!(await choices.hasChosen(profileId, offered))) return 'withdrawn' as const;
          return (await meter.used(profileId)) >= tokensPerMonth ? ('budget' as const) : undefined;
        },
        spend: (estimated: Tokens) => meter.spend(profileId, estimated),
      };
      return {
        reader: offered,
        readPassages: (passages, waiting) =>
          readPassages(passages, waiting, { ...permission, prepareQuestion, concurrency, logger }),
      };
    },
  };
}
