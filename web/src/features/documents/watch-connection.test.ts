import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { STALL_MS, watchConnection } from './watch-connection.ts';

describe('an upload connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is lost when no data is sent for a minute', () => {
    const onLost = vi.fn<() => void>();
    const watch = watchConnection(onLost, null);
    for (let sent = 0; sent < 3; sent += 1) {
      vi.advanceTimersByTime(STALL_MS - 1);
      watch.onProgress();
    }
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(STALL_MS);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('may be idle once everything is sent or the upload has ended', () => {
    const onLost = vi.fn<() => void>();
    watchConnection(onLost, null).onAllSent();
    watchConnection(onLost, null).end();
    vi.advanceTimersByTime(STALL_MS * 10);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is lost at once when the device goes offline, unless the upload has ended', () => {
    const device = new EventTarget();
    const onLost = vi.fn<() => void>();
    const watch = watchConnection(onLost, device);
    watch.onAllSent();
    device.dispatchEvent(new Event('offline'));
    expect(onLost).toHaveBeenCalledOnce();
    watch.end();
    device.dispatchEvent(new Event('offline'));
    expect(onLost).toHaveBeenCalledOnce();
  });
});
