/** All texts of the frame around the app's screens. */
export const texts = {
  navigation: 'Main',
  links: {
    dashboard: 'Dashboard',
    upload: 'Upload Documents',
    documents: 'Document History',
    analyze: 'Text Analysis',
    settings: 'Settings',
  },
  skip: 'Skip to content',
  menu: 'Open menu',
  menuFailed: {
    title: 'The menu could not be opened',
    text: 'Please reload the page once the server answers.',
  },
  drawer: 'Menu',
  closeDrawer: 'Close menu',
  drawerDescription: 'Navigation and your account.',
  logout: 'Log out',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  offline: {
    title: 'You are offline',
    text: 'What is on screen stays readable. Uploads and analyses need a connection.',
  },
  broken: {
    unreachable: {
      title: 'The server cannot be reached',
      text: 'Your documents are safe. This page opens as soon as the server answers.',
      retry: 'Try again',
    },
    defect: {
      title: 'This page could not be shown',
      text: 'Your documents are safe. Reloading the page usually helps.',
      retry: 'Reload page',
    },
  },
} as const;
