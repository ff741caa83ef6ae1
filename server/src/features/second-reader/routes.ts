import { chooseSecondReaderSchema, type Reader, type SecondReader } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import { profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';

import type { ChoiceStore } from './choice-store.ts';
import { readerChanged } from './errors.ts';
import type { TokenMeter } from './token-meter.ts';

interface Parts {
  readonly offered: Reader | null;
  readonly tokensPerMonth: number;
  readonly choices: ChoiceStore;
  readonly meter: TokenMeter;
}

export function secondReaderRoutes(parts: Parts): FastifyPluginAsync {
  const { offered, choices } = parts;
  return async (routes) => {
    routes.get('/second-reader', async (request) => describe(profileOf(request), parts));

    routes.put('/second-reader', async (request) => {
      const profile = profileOf(request);
      const choice = parse(chooseSecondReaderSchema, request.body);
      if (!choice.isOn) {
        await choices.clear(profile);
      } else if (offered !== null && isSame(choice.reader, offered)) {
        await choices.choose(profile, offered);
      } else throw readerChanged();
      return describe(profile, parts);
    });
  };
}

function isSame(one: Reader, other: Reader): boolean {
  return one.model === other.model && one.host === other.host;
}

async function describe(
  { id }: ProfileRecord,
  { offered, tokensPerMonth, choices, meter }: Parts,
): Promise<SecondReader> {
  return {
    offered,
    isOn: offered !== null && (await choices.hasChosen(id, offered)),
    tokens: { used: await meter.used(id), perMonth: tokensPerMonth },
  };
}
