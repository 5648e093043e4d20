import { isPostgres } from '../store/backend.js';
import type { Check, Checked, Finding } from './finding.js';
import { checkClock, checkFolder, checkLimits, checkRights } from './machine.js';
import { checkProxy, checkPushKeys } from './outside.js';

const HERE: readonly Check[] = [checkFolder, checkRights, checkLimits, (checked) => checkClock(checked), checkPushKeys, checkProxy];

/** All checks of a server that may be running or not. */
export async function doctor(checked: Checked): Promise<Finding[]> {
  const checks = [...HERE];
  if (isPostgres(checked.data)) {
    // PostgreSQL's client is loaded only if it is needed.
    const [{ checkDatabase, checkPooler }, nodes] = await Promise.all([import('./database.js'), import('./nodes.js')]);
    checks.push(
      checkDatabase,
      checkPooler,
      (c) => nodes.checkSecret(c),
      (c) => nodes.checkAdvertised(c),
    );
  }
  return (await Promise.all(checks.map((check) => check(checked)))).flat();
}

/** The checks of a server that has just started. `self`: its id among the nodes. Findings that are not good go into the log. */
export async function checkAtStart(checked: Checked, self: string | undefined): Promise<Finding[]> {
  const found = [...checkRights(checked), ...checkLimits(checked), ...checkClock(checked), ...checkPushKeys(checked)];
  if (isPostgres(checked.data)) {
    const [{ checkDatabase }, nodes] = await Promise.all([import('./database.js'), import('./nodes.js')]);
    found.push(
      ...(await checkDatabase(checked)),
      ...(await nodes.checkSecret(checked, self)),
      ...(await nodes.checkAdvertised(checked, self)),
    );
  }
  return found.filter((f) => f.level !== 'good');
}
