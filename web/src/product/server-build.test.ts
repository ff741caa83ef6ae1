import { describe, expect, it } from 'vitest';

import { scriptIn } from './server-build.ts';

describe("the script in a server's page", () => {
  it('is the one that starts the app, not the configuration before it', () => {
    const page =
      '<head><script type="application/json" id="configuration">{}</script></head>' +
      '<body><script src="/assets/begin-1a.js"></script></body>';
    expect(scriptIn(page)).toBe('/assets/begin-1a.js');
  });

  it("is null in another program's page, such as the error of a proxy", () => {
    expect(scriptIn('<title>502 Bad Gateway</title>')).toBeNull();
  });
});
