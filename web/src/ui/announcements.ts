import { useEffect, useSyncExternalStore } from 'react';

import { createChangeListeners } from '#web/lib/change-listeners.ts';

/** How a screen reader says a text: at the next pause, or at once. */
export type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly urgency: Urgency;
}

/** Long enough to be noticed by screen readers; what stays would be read a second time while browsing. */
const LIFE_MS = 1000;
/** The time that loading must take before it is announced; shorter loading is not worth an interruption. */
const LOADING_DELAY_MS = 800;

let announcements: readonly Announcement[] = [];
let lastId = 0;
const { subscribe, notify } = createChangeListeners();

/**
 * Has screen readers say a text that appears elsewhere on the screen. A live region that is inserted together with its
 * content mostly stays silent, so all of these go through the two permanent regions of the `Announcer`.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  lastId += 1;
  const id = lastId;
  const isSame = (one: Announcement) => one.text === text && one.urgency === urgency;
  replace([...announcements.filter((one) => !isSame(one)), { id, text, urgency }]);
  setTimeout(() => replace(announcements.filter((one) => one.id !== id)), LIFE_MS);
}

/** Announces a text as soon as it appears, and again when it changes; nothing while it is null. */
export function useAnnouncement(text: string | null, urgency: Urgency = 'polite'): void {
  useEffect(() => {
    if (text !== null) announce(text, urgency);
  }, [text, urgency]);
}

/** Announces that something is loading, unless it is there soon. */
export function useLoadingAnnouncement(label: string): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(label), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [label]);
}

/** What is being announced, in order. */
export function useAnnouncements(): readonly Announcement[] {
  return useSyncExternalStore(subscribe, currentAnnouncements);
}

/** For tests of what is announced. */
export function currentAnnouncements(): readonly Announcement[] {
  return announcements;
}

function replace(next: readonly Announcement[]): void {
  announcements = next;
  notify();
}
