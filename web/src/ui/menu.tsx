import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

/** An item of a menu. */
export interface MenuItem {
  readonly name: string;
  /** A short description of what the item does. */
  readonly hint?: string;
  readonly icon?: LucideIcon;
  readonly onSelect: () => void;
}

/** A short menu of actions below its only child, the button that opens it. */
export function Menu({
  label,
  items,
  children,
}: {
  /** The menu's accessible name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly children: ReactElement;
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-[60] min-w-52 animate-appear rounded-md bg-raised p-1 shadow-pop forced-colors:border"
        >
          {items.map(({ name, hint, icon: Icon, onSelect }) => (
            <Primitive.Item
              key={name}
              onSelect={onSelect}
              className="flex cursor-pointer items-center gap-3 rounded-sm px-2.5 py-2 text-sm outline-none data-[highlighted]:bg-accent-wash"
            >
              {Icon && <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />}
              <span>
                <span className="block font-medium text-ink">{name}</span>
                {hint !== undefined && <span className="block text-ink-faint">{hint}</span>}
              </span>
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
