import type { ComponentProps } from 'react';

import { SquareButton } from './square-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button with only an icon; its label is its accessible name and its tooltip. */
export function IconButton(props: ComponentProps<typeof SquareButton>) {
  return (
    <Tooltip text={props.label}>
      <SquareButton {...props} />
    </Tooltip>
  );
}
