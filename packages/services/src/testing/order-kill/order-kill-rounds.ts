import type { Sandbox } from '../sandbox-payments.js';
import type { SpawnedServer } from '../spawn-server.js';
import { buyerFlow, type FreeCar } from './buyer-flow.js';
import { NoResponse, OrderLedger } from './order-ledger.js';
import { staffFlow } from './staff-flow.js';

interface Rounds {
  rounds: number;
  sandbox: Sandbox;
  /** Headers of a member of staff. */
  staff: Record<string, string>;
  start(): Promise<SpawnedServer>;
  /** Number of responses after which the server is killed. */
  load(): number;
  /** Called after each round with its number, from 1, and the responses so far. */
  onRound?: (round: number, responses: number) => void;
}

const workers = 8;
const maxLoadMs = 30_000;

/**
 * Buyers and staff work at the market, which is killed and started again in each round; calls
 * without a response are then sent again. Returns what they know, with the market still running.
 */
export async function orderKillRounds(parameters: Rounds) {
  const { rounds, sandbox, staff, start, load, onRound } = parameters;
  const ledger = new OrderLedger();
  let server = await start();
  for (let round = 0; round < rounds; round += 1) {
    const { origin } = server;
    const cars = await freeCars(origin);
    const parts = { origin, ledger, sandbox };
    let killed = false;
    const work = async () => {
      while (!killed) {
        const car = cars[Math.floor(Math.random() * cars.length)];
        const isOfStaff = !car || Math.random() < 0.25;
        await (isOfStaff ? staffFlow(staff, parts) : buyerFlow(car, parts));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const working = Promise.allSettled(Array.from({ length: workers }, work));
    const until = ledger.answered + load();
    for (let ms = 0; ledger.answered < until && ms < maxLoadMs; ms += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    killed = true;
    await server.kill('SIGKILL');
    for (const result of await working) {
      const isFault = result.status === 'rejected' && !(result.reason instanceof NoResponse);
      if (isFault) ledger.faults.push(String(result.reason));
    }
    server = await start();
    await ledger.repeatOpen(server.origin);
    onRound?.(round + 1, ledger.answered);
  }
  for (let turn = 0; ledger.open > 0 && turn < 240; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await ledger.repeatOpen(server.origin);
  }
  return { ledger, server };
}

/** Cars that can be held, each vendor's as likely as those without payment. */
async function freeCars(origin: string | undefined): Promise<FreeCar[]> {
  const listing = `${origin}/services/stock/public_api/listing/all`;
  const bySeller = new Map<string, FreeCar[]>();
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${listing}?page=${page}&items=100`);
    const { data = [] } = (await response.json()) as {
      data?: { id: string; company_uuid: string; status: string; held_until?: string | null }[];
    };
    if (data.length === 0) break;
    for (const { id, company_uuid, status, held_until } of data) {
      if (status !== 'stock' || held_until) continue;
      const cars = bySeller.get(company_uuid) ?? [];
      bySeller.set(company_uuid, [...cars, { vehicle_id: id, company_uuid }]);
    }
  }
  return [...bySeller.values()].flatMap((cars) => cars.slice(0, 6));
}
