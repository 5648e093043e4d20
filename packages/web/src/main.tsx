import './styles/global.css';
import './ui/look.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { showTheme } from './settings.js';

// The address of an invitation has no '#', so that the server sees it and can add a preview; the addresses of screens have one.
const invited = location.pathname.match(/^(.*\/)t\/([\w-]+)\/?$/);
if (invited) history.replaceState(null, '', `${invited[1]}#/table/${invited[2]}`);
// Anything else that is not the client's own address is none of its screens: the page for that has a way home.
else if (![import.meta.env.BASE_URL, `${import.meta.env.BASE_URL}index.html`].includes(location.pathname))
  history.replaceState(null, '', `${import.meta.env.BASE_URL}#/nowhere`);

showTheme();
const root = document.getElementById('root') as HTMLElement;
const untilButtons = new MutationObserver(() => {
  if (document.querySelector('button, a') === null) return;
  untilButtons.disconnect();
  requestAnimationFrame(() => setTimeout(() => document.documentElement.setAttribute('data-fonts', '')));
});
untilButtons.observe(root, { childList: true, subtree: true });
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// A newer build has replaced the one this page was loaded from, and its files are gone: reload, but only once. Without a network, a
// reload would leave nothing.
addEventListener('vite:preloadError', async () => {
  if (sessionStorage.getItem('breakpoint-reloaded') === document.baseURI) return;
  const isReached = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isReached) return;
  sessionStorage.setItem('breakpoint-reloaded', document.baseURI);
  location.reload();
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
  });
}
