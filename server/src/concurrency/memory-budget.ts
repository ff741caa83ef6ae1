/** What one task holds of a budget. */
export interface MemoryShare {
  /** Resolves when the task may keep as many bytes more, which have just arrived. One call at a time. */
  take(bytes: number): Promise<void>;
  /** All bytes have arrived: from here on, nothing waits for the task's client. */
  complete(): void;
  /** Aborted when the task has to end, because its client has left or because it gives way to others. */
  readonly signal: AbortSignal;
}

/** Bounds the bytes that all tasks together keep while their clients send them. */
export type MemoryBudget = <Result>(
  clientSignal: AbortSignal,
  task: (share: MemoryShare) => Promise<Result>,
) => Promise<Result>;

interface MemoryBudgetOptions {
  /** In bytes. One task at a time may exceed it, because tasks that all wait for more would wait for ever. */
  readonly size: number;
  /** In bytes per second: whoever sends less gives way, but only to those for whom there is no room. */
  readonly slowBelow: number;
  /** In milliseconds: for how long a client is watched before it can count as slow. */
  readonly watch: number;
  /** Why a task ends that gives way. */
  readonly tooSlow: () => Error;
}

interface Waiter {
  readonly bytes: number;
  readonly since: number;
  readonly enter: () => void;
  readonly leave: (reason: Error) => void;
}

interface Holder {
  readonly controller: AbortController;
  /** In bytes. */
  held: number;
  isComplete: boolean;
  /** What has arrived and does not fit yet. */
  waiter: Waiter | undefined;
  /** Since when the client is watched, without the time in line, and the bytes that have arrived since. */
  watchedSince: number;
  arrived: number;
  /** Whether it was slow when the watch began anew. */
  wasSlow: boolean;
}

interface Ledger {
  readonly options: MemoryBudgetOptions;
  readonly holders: Set<Holder>;
  readonly line: Holder[];
  held: number;
  /** Who may exceed the size. */
  favored: Holder | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Charges bytes when they arrive, so that a client that sends nothing takes nothing from others. What does not fit
 * waits in line; meanwhile slow clients give way, those with the most bytes first.
 */
export function createMemoryBudget(options: MemoryBudgetOptions): MemoryBudget {
  const ledger: Ledger = {
    options,
    holders: new Set(),
    line: [],
    held: 0,
    favored: undefined,
    timer: undefined,
  };
  return async (clientSignal, task) => {
    clientSignal.throwIfAborted();
    const holder = createHolder();
    ledger.holders.add(holder);
    const leave = () => end(ledger, holder, clientSignal.reason as Error);
    clientSignal.addEventListener('abort', leave, { once: true });
    try {
      return await task({
        take: (bytes) => take(ledger, holder, bytes),
        complete: () => {
          holder.isComplete = true;
        },
        signal: holder.controller.signal,
      });
    } finally {
      clientSignal.removeEventListener('abort', leave);
      remove(ledger, holder);
    }
  };
}

function createHolder(): Holder {
  return {
    controller: new AbortController(),
    held: 0,
    isComplete: false,
    waiter: undefined,
    watchedSince: performance.now(),
    arrived: 0,
    wasSlow: false,
  };
}

async function take(ledger: Ledger, holder: Holder, bytes: number): Promise<void> {
  holder.controller.signal.throwIfAborted();
  watchAnew(ledger, holder);
  holder.arrived += bytes;
  if (ledger.line.length === 0 && fits(ledger, holder, bytes)) {
    grant(ledger, holder, bytes);
    return;
  }
  await new Promise<void>((enter, leave) => {
    holder.waiter = { bytes, since: performance.now(), enter, leave };
    ledger.line.push(holder);
    makeRoom(ledger);
    ledger.timer ??= setInterval(() => makeRoom(ledger), ledger.options.watch / 4).unref();
  });
}

function fits(ledger: Ledger, holder: Holder, bytes: number): boolean {
  if (ledger.held + bytes <= ledger.options.size) return true;
  ledger.favored ??= holder;
  return ledger.favored === holder;
}

function grant(ledger: Ledger, holder: Holder, bytes: number): void {
  ledger.held += bytes;
  holder.held += bytes;
}

/** Grants what fits, in the order of the line. */
function advance(ledger: Ledger): void {
  const { line } = ledger;
  for (let [next] = line; next?.waiter !== undefined; [next] = line) {
    const { bytes, since, enter } = next.waiter;
    if (!fits(ledger, next, bytes)) return;
    line.shift();
    next.waiter = undefined;
    next.watchedSince += performance.now() - since;
    grant(ledger, next, bytes);
    enter();
  }
  clearInterval(ledger.timer);
  ledger.timer = undefined;
}

function makeRoom(ledger: Ledger): void {
  const slow = [...ledger.holders].filter((holder) => holder.held > 0 && isSlow(ledger, holder));
  slow.sort((one, other) => other.held - one.held);
  for (const holder of slow) {
    if (ledger.line.length === 0) return;
    end(ledger, holder, ledger.options.tooSlow());
  }
}

function isSlow({ options }: Ledger, holder: Holder): boolean {
  if (holder.isComplete || holder.waiter !== undefined) return false;
  const milliseconds = performance.now() - holder.watchedSince;
  if (milliseconds < options.watch) return holder.wasSlow;
  return (holder.arrived / milliseconds) * 1000 < options.slowBelow;
}

/** What a client sent at first must not count for ever. */
function watchAnew(ledger: Ledger, holder: Holder): void {
  const now = performance.now();
  if (now - holder.watchedSince < ledger.options.watch) return;
  holder.wasSlow = isSlow(ledger, holder);
  holder.watchedSince = now;
  holder.arrived = 0;
}

function end(ledger: Ledger, holder: Holder, reason: Error): void {
  holder.controller.abort(reason);
  remove(ledger, holder);
}

function remove(ledger: Ledger, holder: Holder): void {
  if (!ledger.holders.delete(holder)) return;
  ledger.held -= holder.held;
  if (ledger.favored === holder) ledger.favored = undefined;
  if (holder.waiter !== undefined) ledger.line.splice(ledger.line.indexOf(holder), 1);
  holder.waiter?.leave(holder.controller.signal.reason as Error);
  advance(ledger);
}
