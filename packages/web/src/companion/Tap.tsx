import type { ComponentProps, PointerEvent } from 'react';

/** Is the finger still on the button? */
const isOn = ({ currentTarget, clientX, clientY }: PointerEvent): boolean =>
  currentTarget.contains(document.elementFromPoint(clientX, clientY));

/**
 * A button that two hands can press at the same time, each its own: a browser makes no click of a tap while another finger is down, so
 * every finger counts when it is lifted.
 */
export function Tap({ onTap, ...rest }: { onTap: () => void } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      onClick={onTap}
      onPointerUp={(event) => {
        if (event.pointerType === 'touch' && isOn(event)) onTap();
      }}
      onTouchEnd={(event) => {
        // Otherwise the tap of a single finger would count again, as a click.
        if (event.cancelable) event.preventDefault();
      }}
    />
  );
}
