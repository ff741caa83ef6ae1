import type { Auth } from '@proviso/auth';

const PER_PAGE = 200;

/** Reads all users whose address contains a text, newest first, page by page. */
export async function* readUsers(users: Auth['users'], filter: string) {
  for (let page = 1, count = 0; ; page += 1) {
    const { users: some, total } = await users.list({ page, perPage: PER_PAGE, filter });
    yield* some;
    count += some.length;
    if (some.length === 0 || count >= total) return;
  }
}
