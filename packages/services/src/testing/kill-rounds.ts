import { randomUUID } from 'node:crypto';
import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import { customer, lead } from './people.samples.js';
import type { SpawnedServer } from './spawn-server.js';

interface Write {
  url: string;
  key: string;
  body: object;
  /** Id in the response; undefined: the server was killed before it responded. */
  made?: string;
}

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /**
   * Number of writes without a response; they are sent again after the restart, with the same key.
   */
  unanswered: number;
  /** Acknowledged writes with another or no response after the restart. */
  lost: string[];
  /** Ids of all leads that must exist at the end, each once; and of electric vehicle leads. */
  leads: string[];
  evLeads: string[];
  /** Numbers of all orders that must exist at the end. */
  orders: string[];
}

interface KillRounds {
  rounds: number;
  start(): Promise<SpawnedServer>;
  /** Milliseconds from the first lead and the first other thing that are acknowledged to the kill. */
  loadMs(): number;
  workers?: number;
}

const evLead = { ...customer, model: 'i-pace', locale: 'ar' };
const orderOf = ({ vehicle_id }: Car, lock_id: string) => ({
  lock_id,
  vehicle_id,
  vendor_uuid: freeReservationVendor,
  locale: 'ar',
  lead_attributes: customer,
});

/**
 * Writes under load, kills the server, restarts it and repeats every write with its key: an
 * acknowledged one must get the same response.
 */
export async function killRounds({
  rounds,
  start,
  loadMs,
  workers = 8,
}: KillRounds): Promise<KillReport> {
  const report: KillReport = {
    rounds: 0,
    acknowledged: 0,
    unanswered: 0,
    lost: [],
    leads: [],
    evLeads: [],
    orders: [],
  };
  let server = await start();
  const cars = await carsOf(server.origin);
  for (; report.rounds < rounds; report.rounds += 1) {
    const writes = await loadAndKill(server, cars, { ms: loadMs(), workers });
    server = await start();
    for (const write of writes) {
      const again = await send(server.origin, write);
      if (write.made === undefined) report.unanswered += 1;
      else report.acknowledged += 1;
      if (write.made !== undefined && write.made !== again)
        report.lost.push(`${write.url} ${write.key}`);
      const kind = kindOf(write.url);
      if (kind && again !== undefined) report[kind].push(again);
    }
  }
  await server.kill('SIGTERM');
  return report;
}

/** The list of the report with the ids of what such a call creates; holds have none. */
function kindOf(url: string): 'leads' | 'evLeads' | 'orders' | undefined {
  if (url.endsWith('/leads')) return url.includes('/ev/') ? 'evLeads' : 'leads';
  return url.endsWith('/orders') ? 'orders' : undefined;
}

interface Car {
  vehicle_id: string;
  company_uuid: string;
}

async function loadAndKill(
  server: SpawnedServer,
  cars: Car[],
  load: { ms: number; workers: number },
) {
  const writes: Write[] = [];
  let killed = false;
  const { promise: isUnderLoad, resolve: reportLoad } = Promise.withResolvers<void>();
  const write = async (url: string, body: object) => {
    const sent: Write = { url, body, key: randomUUID() };
    writes.push(sent);
    const made = await send(server.origin, sent);
    if (made === undefined) writes.splice(writes.indexOf(sent), 1);
    else sent.made = made;
    const kinds = writes.filter((one) => one.made !== undefined).map((one) => kindOf(one.url));
    if (kinds.includes('leads') && kinds.some((kind) => kind && kind !== 'leads')) reportLoad();
    return made;
  };
  // A rejected vehicle is no write; the workers go on until the server is down.
  const flows = [
    () => write('/services/forms/forms/test-drive/leads', { data: lead }),
    async () => {
      const car = cars[Math.floor(Math.random() * cars.length)];
      const lock_id = car && (await write('/services/purchase/buy_online/orders/init', car));
      if (lock_id) await write('/services/purchase/buy_online/orders', orderOf(car, lock_id));
    },
    () => write('/services/ev/api/leads', evLead),
  ];
  const work = async (_: unknown, worker: number) => {
    for (let turn = worker; !killed; turn += 1) await flows[turn % flows.length]?.();
  };
  const working = Promise.allSettled(Array.from({ length: load.workers }, work));
  await Promise.race([isUnderLoad, working]);
  await new Promise((resolve) => setTimeout(resolve, load.ms));
  const ended = server.kill('SIGKILL');
  killed = true;
  await ended;
  await working;
  return writes;
}

/** Id in the response; undefined if the call was rejected. Throws if there is no response. */
async function send(origin: string | undefined, { url, key, body }: Write) {
  const response = await fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data?: Record<string, string | undefined> };
  if (response.status >= 500) throw new Error(`${url} answered ${response.status}`);
  return data?.order_number ?? data?.id ?? data?.lock_id;
}

async function carsOf(origin: string | undefined): Promise<Car[]> {
  const pages = [1, 2, 3, 4, 5, 6, 7, 8];
  const found = await Promise.all(
    pages.map(async (page) => {
      const response = await fetch(`${origin}/services/stock/public_api/listing/all?page=${page}`);
      const { data = [] } = (await response.json()) as {
        data?: { id: string; company_uuid?: string; status?: string }[];
      };
      return data;
    }),
  );
  return found
    .flat()
    .filter(({ status }) => status === 'stock')
    .map(({ id, company_uuid = '' }) => ({ vehicle_id: id, company_uuid }));
}
