/**
 * Devices for journeys that must not depend on viewport size or theme: a desktop in light mode and a narrow phone in
 * dark mode.
 */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 844 }, colorScheme: 'light' },
  phone: { viewport: { width: 375, height: 844 }, colorScheme: 'dark' },
} as const;
