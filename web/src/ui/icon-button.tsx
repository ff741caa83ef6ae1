import type { ComponentProps } from 'react';

import { SquareButton } from './square-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button that is only a picture; its label is its name for assistive technology and its tooltip. */
export function IconButton(props: ComponentProps<typeof SquareButton>) {
  return (
    <Tooltip text={props.label}>
      <SquareButton {...props} />
    </Tooltip>
  );
}
