import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

// The thread that moves what was written from SQLite's log into the database file. Writers need not wait for it.

const port = parentPort!;
const db = new Database(workerData as string);
port.on('message', (what: 'move' | 'close') => {
  if (what === 'close') {
    db.close();
    port.close();
    return;
  }
  try {
    db.pragma('wal_checkpoint(PASSIVE)');
    port.postMessage(null);
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : String(error));
  }
});
