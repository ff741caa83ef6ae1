import { Drawer } from '#web/ui/drawer.tsx';

import { Sidebar } from './sidebar.tsx';
import { texts } from './texts.ts';

/** The sidebar as a drawer over the page, on screens too small for both. */
export function SidebarDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer
      title={texts.drawer}
      description={texts.drawerDescription}
      closeLabel={texts.closeDrawer}
      onClose={onClose}
    >
      <Sidebar />
    </Drawer>
  );
}
