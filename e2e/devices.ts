/** What journeys are walked on that must not depend on room or light: a desktop by day, and a narrow phone by night. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 844 }, colorScheme: 'light' },
  phone: { viewport: { width: 375, height: 844 }, colorScheme: 'dark' },
} as const;
