import { type ComponentType, lazy } from 'react';

const TRIES = 60;
const PAUSE = 1000;

/** A component that is loaded when it is shown. Without a network it comes as soon as there is one, and what is on the screen stays there. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (let tries = 1; ; tries++) {
      try {
        return { default: await load() };
      } catch (error) {
        if (tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  });
