import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** In-memory storage for a single provider. */
export function createAdapterFactory(): AdapterFactory {
  const stored = new Map<string, AdapterPayload>();
  return (model) => {
    const find = async (id: string) => stored.get(`${model} ${id}`);
    const remove = (matches: (payload: AdapterPayload) => boolean) => {
      for (const [key, payload] of stored) if (matches(payload)) stored.delete(key);
    };
    return {
      find,
      upsert: async (id, payload) => void stored.set(`${model} ${id}`, payload),
      findByUid: async (uid) => [...stored.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = await find(id);
        if (payload !== undefined) payload.consumed = true;
      },
      destroy: async (id) => void stored.delete(`${model} ${id}`),
      revokeByGrantId: async (grantId) => remove((payload) => payload.grantId === grantId),
    };
  };
}
