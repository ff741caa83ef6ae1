import { useSyncExternalStore } from 'react';

import { createChangeListeners } from '#web/lib/change-listeners.ts';

/** A message's link and its label. */
interface ToastLink {
  readonly href: string;
  readonly label: string;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: 'plain' | 'destructive';
  readonly link?: ToastLink | undefined;
  readonly isOpen: boolean;
}

const TOAST_LIMIT = 1;
const REMOVAL_DELAY_MS = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const { subscribe, notify } = createChangeListeners();

/** Shows a message for a while; a new one replaces the previous one. */
export function showToast(
  title: string,
  description?: string,
  tone: Toast['tone'] = 'plain',
  link?: ToastLink,
): void {
  lastId += 1;
  const toast: Toast = { id: lastId, title, description, tone, link, isOpen: true };
  replace([toast, ...toasts].slice(0, TOAST_LIMIT));
}

/** Closes a message; it is removed later, so that its exit animation and announcement can finish. */
export function dismissToast(id: number): void {
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), REMOVAL_DELAY_MS);
}

/** The messages to show, newest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  notify();
}
