import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openTable, packTable } from '@mawkib/stock-locator/on-device';
import type { AppContext } from '../../app-context.js';
import { loggable } from '../../runtime/create-log.js';
import { codeEquipment } from './equipment-codes.js';
import { columnsWith, vehiclesOf } from './snapshot-columns.js';
import type { KnownVehicle } from './stock-entry.js';

/** The stock as it was when it was written. */
export interface SavedStock {
  stock: ReadonlyMap<string, KnownVehicle>;
  horizon: number;
}

/** Keeps the stock of one database between starts. It is a help, never the truth. */
export interface SnapshotStore {
  /** Undefined where there is none of this database that is sound; a damaged one is put aside. */
  load(identity: string): Promise<SavedStock | undefined>;
  /** The file is the old one or the new one, whatever happens meanwhile. */
  save(identity: string, saved: SavedStock): Promise<void>;
}

/** Of the columns and what they mean; another form is not read. */
const form = 3;

interface Note {
  form: number;
  identity: string;
  horizon: number;
  /** What the codes of equipment stand for. */
  items: readonly string[];
}

/** In a file of a folder, which other processes may share. */
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
      const stock = new Map<string, KnownVehicle>();
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
