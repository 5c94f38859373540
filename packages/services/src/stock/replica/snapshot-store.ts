import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openTable, packTable } from '@mawkib/stock-locator/on-device';
import type { AppContext } from '../../app-context.js';
import { loggable } from '../../runtime/create-log.js';
import { codeEquipment } from './equipment-codes.js';
import { columnsWith, vehiclesOf } from './snapshot-columns.js';
import type { ReplicaVehicle } from './stock-entry.js';

/** The stock at the time it was saved. */
export interface SavedStock {
  stock: ReadonlyMap<string, ReplicaVehicle>;
  horizon: number;
}

/** Stores the stock of a database between starts. A cache: the database is always right. */
export interface SnapshotStore {
  /** Undefined if there is no valid snapshot of this database; moves a damaged one aside. */
  load(identity: string): Promise<SavedStock | undefined>;
  /** Replaces the file atomically. */
  save(identity: string, saved: SavedStock): Promise<void>;
}

/** Version of the file format; other versions are ignored. */
const form = 3;

interface Note {
  form: number;
  identity: string;
  horizon: number;
  /** Equipment items by code. */
  items: readonly string[];
}

/** Stores the snapshot in a folder that processes may share. */
export function createSnapshotStore(folder: string, log: AppContext['log']): SnapshotStore {
  const file = path.join(folder, 'stock.snapshot');

  const putAside = async (reason: string) => {
    log.warn({ file, reason }, 'the snapshot of the stock cannot be used; the stock is read whole');
    await rename(file, `${file}.unusable`).catch(() => {});
  };

  return {
    async load(identity) {
      const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT')
          log.warn({ error: loggable(error) }, 'the snapshot of the stock cannot be read');
        return undefined;
      });
      if (!bytes) return undefined;
      const opened = openTable(bytes);
      if (opened.kind === 'refused') {
        await putAside(opened.reason);
        return undefined;
      }
      const note = JSON.parse(opened.table.note) as Note;
      if (note.form !== form) {
        await putAside('other_form');
        return undefined;
      }
      if (note.identity !== identity) {
        log.warn({ file }, 'the snapshot is of another database; the stock is read whole');
        return undefined;
      }
      const stock = new Map<string, ReplicaVehicle>();
      for (const vehicle of vehiclesOf(opened.table, note.items)) stock.set(vehicle.id, vehicle);
      return { stock, horizon: note.horizon };
    },
    async save(identity, { stock, horizon }) {
      const codes = codeEquipment(stock.values());
      const note: Note = { form, identity, horizon, items: codes.items };
      const rows = [...stock.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
      const steps = packTable(columnsWith(codes), rows, JSON.stringify(note));
      let step = steps.next();
      while (!step.done) {
        await nextTurn();
        step = steps.next();
      }
      await mkdir(folder, { recursive: true });
      const beside = `${file}.${process.pid}.new`;
      try {
        const handle = await open(beside, 'w', 0o600);
        try {
          await handle.writeFile(step.value);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
  };
}
