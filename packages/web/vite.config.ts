import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // 'source': the other packages are read as TypeScript, so the client needs no build of them.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
});
