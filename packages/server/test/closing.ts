import Database from 'libsql';
import { Checkpoints } from '../src/store/checkpoints.js';

// A process in which nothing but the closing of the database is left to do.
const [file, program] = process.argv.slice(2);
const db = new Database(file);
const checkpoints = Checkpoints.of(db, file, program);
checkpoints.note(1000);
void checkpoints.close().then(() => console.log('closed'));
