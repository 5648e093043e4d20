/** One paragraph for each language of the client, because a blocked visitor gets none of its files. */
const SAID = [
  [
    'en',
    'The person who runs this server has blocked this address or this device. If you think that is a mistake, please write to them. Without this server, you can still play alone at a Breakpoint that you have installed.',
  ],
  [
    'fr',
    'La personne qui gère ce serveur a bloqué cette adresse ou cet appareil. Si vous pensez que c’est une erreur, écrivez-lui. Sans ce serveur, vous pouvez toujours jouer seul avec un Breakpoint que vous avez installé.',
  ],
  [
    'es',
    'Quien lleva este servidor ha bloqueado esta dirección o este dispositivo. Si crees que es un error, escríbele. Sin este servidor, aún puedes jugar a solas con un Breakpoint que hayas instalado.',
  ],
];

/** What a blocked person sees; programs get the code `blocked`. */
export const BLOCKED_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Breakpoint</title><link rel="stylesheet" href="/operator/style.css"></head><body><h1>Breakpoint</h1>${SAID.map(([language, text]) => `<p lang="${language}">${text}</p>`).join('')}</body></html>`;
