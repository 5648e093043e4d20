import { useState } from 'react';

/** Something that can't be undone is done with the second press: the first one only asks, until the focus goes elsewhere. */
export function useSure(act: () => void) {
  const [sure, setSure] = useState(false);
  return { sure, press: { onClick: () => (sure ? act() : setSure(true)), onBlur: () => setSure(false) } };
}
