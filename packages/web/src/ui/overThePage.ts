/** The style of a copy that lies over the page, where the card is or was. */
export const overThePage = ({ left, top, width, height }: DOMRect) => ({
  position: 'fixed',
  zIndex: '60',
  margin: '0',
  pointerEvents: 'none',
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});
