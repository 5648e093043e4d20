import { isIP } from 'node:net';
import { SECRET_HEADER, SHORTEST_SECRET } from '../cluster/elsewhere.js';
import { WHO } from '../cluster/forward.js';
import { isPostgres } from '../store/backend.js';
import { withDatabase } from './database.js';
import { because, type Checked, type Finding, findings } from './finding.js';

// Checks of the nodes that share a database: their addresses, and their secret.

const TIMEOUT = 3000;

/** Asks the node at this address for its id, with the secret. */
async function whoIs(address: string, secret: string): Promise<string | 'a stranger'> {
  const response = await fetch(`http://${address}${WHO}`, { headers: { [SECRET_HEADER]: secret }, signal: AbortSignal.timeout(TIMEOUT) });
  return response.ok ? ((await response.json()) as { id: string }).id : 'a stranger';
}

interface Known {
  id: string;
  address: string;
}
/** The nodes with a recent heartbeat; null if the database does not answer. */
async function nodesIn(data: string): Promise<Known[] | null> {
  return withDatabase(data, async (client) => {
    const { rows } = await client.query<Known>(`select id, address from nodes where beat > now() - interval '10 seconds' order by address`);
    return rows;
  }).catch(() => null);
}

/** Is the secret good, and do the other nodes have the same? `self`: the id of this node, if it runs. */
export async function checkSecret({ data, clusterSecret: secret }: Checked, self?: string): Promise<Finding[]> {
  if (!isPostgres(data)) return [];
  const { good, warning, bad } = findings('secret');
  if (secret === undefined || secret.length < SHORTEST_SECRET)
    return [
      bad(
        `Nodes that share a database need a common secret of at least ${SHORTEST_SECRET} characters: openssl rand -hex 24 makes one. Give it to all of them in BREAKPOINT_CLUSTER_SECRET.`,
      ),
    ];
  const known = await nodesIn(data);
  if (known === null) return [good('The secret is long enough; the other nodes could not be asked whether they have the same.')];
  const others = known.filter((n) => n.id !== self);
  const found = await Promise.all(
    others.map(async ({ id, address }): Promise<Finding> => {
      try {
        const who = await whoIs(address, secret);
        if (who === id) return good(`The node at ${address} has the same secret.`);
        if (who === 'a stranger')
          return bad(
            `The node at ${address} has another secret, or is of another version. All nodes need the same BREAKPOINT_CLUSTER_SECRET.`,
          );
        return bad(
          `At ${address} answers another node than the one that advertises it. Give each node an address of its own with --advertise.`,
        );
      } catch (error) {
        return warning(
          `The node at ${address} can't be reached from here (${because(error)}). Check its --advertise, and the firewall between the nodes.`,
        );
      }
    }),
  );
  return found.length > 0 ? found : [good('The secret is long enough; there is no other node.')];
}

/** Do the other nodes find this one at its advertised address? `self`: the id of this node, if it runs. */
export async function checkAdvertised({ data, advertise, clusterSecret = '' }: Checked, self?: string): Promise<Finding[]> {
  if (!isPostgres(data) || advertise === undefined) return [];
  const { good, warning, bad } = findings('advertised address');
  const [, host, port] = /^(.+):(\d+)$/.exec(advertise) ?? [];
  if (port === undefined) return [bad(`--advertise ${advertise} must be a host and a port, such as 10.0.0.11:8080.`)];
  if (host === '0.0.0.0' || host === '[::]')
    return [bad(`${host} is not an address that other nodes can reach. Advertise this machine's own, such as 10.0.0.11:${port}.`)];
  const others = ((await nodesIn(data)) ?? []).filter((n) => n.id !== self);
  if (self !== undefined && others.some((n) => n.address === advertise))
    return [bad(`Another node advertises ${advertise}, too. Give each node an address of its own.`)];
  const found: Finding[] = [];
  if (isLocal(host) && others.some((n) => !isLocal(n.address)))
    found.push(bad(`${advertise} is an address of this machine only, but there are nodes on others. Advertise one that they reach.`));
  try {
    const who = await whoIs(advertise, clusterSecret);
    if (self !== undefined && who !== self)
      found.push(
        bad(
          `Something other than this node answers at ${advertise}. Other nodes could not pass its players on to it: correct --advertise.`,
        ),
      );
    else if (self === undefined && who === 'a stranger')
      found.push(warning(`What answers at ${advertise} is not a node with this secret. Correct --advertise, or stop the other program.`));
  } catch (error) {
    if (self !== undefined)
      found.push(bad(`This node can't be reached at ${advertise} (${because(error)}). Correct --advertise, or the firewall.`));
    else if (isUnknown(error)) found.push(bad(`There is no machine called ${host}. Correct --advertise.`));
  }
  return found.length > 0 ? found : [good(`${advertise} is a possible address of this node.`)];
}
const isLocal = (address: string): boolean => /^(127\.|localhost\b|\[?::1\]?)/.test(address);
const isUnknown = (error: unknown): boolean => /ENOTFOUND|EAI_AGAIN/.test(because(error)) && isIP(because(error)) === 0;
