import type { FeatureCommands } from '../table/events.js';
import { forgetPlayer } from './forgetting.js';
import { closeOthers } from './keys.js';
import { report } from './reports.js';

/** What players at a table can ask of the features for people. */
export const PEOPLE_COMMANDS: FeatureCommands = {
  report,
  'forget-me': (table, { seat }, _command, _peer, done) => forgetPlayer(table, seat, done),
  'close-others': closeOthers,
};
