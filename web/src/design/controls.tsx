import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

import { Specimen } from './specimen.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const OPTIONS = [
  { value: 'one', name: 'The first choice' },
  { value: 'two', name: 'The second choice' },
];

/** All controls that are pressed, selected or filled in. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Windows />
    </>
  );
}

function Buttons() {
  return (
    <>
      {SIZES.map((size) => (
        <Specimen key={size} name={`Button, ${size}`}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="ButtonLink, TextLink, IconButton, Tooltip">
        <ButtonLink href="/design">ButtonLink</ButtonLink>
        <TextLink href="/design">TextLink</TextLink>
        <IconButton label="Delete">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton label="Delete, disabled" disabled>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
        <Tooltip text="A short explanation.">
          <Button>Tooltip</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}

function Fields() {
  const [isTicked, setIsTicked] = useState(true);
  const [choice, setChoice] = useState('one');
  return (
    <>
      <Specimen name="TextField">
        <TextField label="Plain" placeholder="Placeholder" />
        <TextField label="With a hint" hint="At least six characters." />
        <TextField label="Refused" error="Passwords do not match" defaultValue="lamp" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
      </Specimen>
      <Specimen name="Checkbox, Select">
        <Checkbox checked={isTicked} onChange={setIsTicked}>
          Ticked
        </Checkbox>
        <Checkbox checked={false} isMixed onChange={() => undefined}>
          Mixed
        </Checkbox>
        <Select label="Choice" value={choice} options={OPTIONS} onChange={setChoice} />
      </Specimen>
    </>
  );
}

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const items = [
    { name: 'PDF', hint: 'For printing and filing', icon: FileText, onSelect: () => undefined },
    { name: 'CSV', hint: 'Findings as a table', onSelect: () => undefined },
  ];
  return (
    <Specimen name="Dialog, Drawer, Menu, Toaster">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Menu label="Formats" items={items}>
        <Button>Menu</Button>
      </Menu>
      <Button onClick={() => showToast('Upload successful', 'The analysis has begun.')}>
        Toast
      </Button>
      <Button onClick={() => showToast('Upload failed', 'Please try again.', 'destructive')}>
        Destructive toast
      </Button>
      {open === 'dialog' && (
        <Dialog
          title="A dialog"
          description="What a dialog looks like."
          closeLabel="Close"
          onClose={close}
          footer={<Button onClick={close}>Close</Button>}
        >
          <p>What it is about.</p>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer
          title="A drawer"
          description="What a drawer looks like."
          closeLabel="Close"
          onClose={close}
        >
          <p className="p-5">Its content, on small screens.</p>
        </Drawer>
      )}
    </Specimen>
  );
}
