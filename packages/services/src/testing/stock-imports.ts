import { setTimeout as wait } from 'node:timers/promises';
import type { CallContext } from '@mawkib/api-clients';
import {
  createStockSource,
  getStockReport,
  getStockRun,
  type StockRun,
  saveStockMapping,
  startStockRun,
  uploadStockFile,
} from '@mawkib/api-clients/contracts/stock';
import type { TestApi } from './test-api.js';

/** A mapping of vehicles of the first demo retailer, matched by id. */
export const carMapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'nameplate_brand_name', column: 'make' },
    { field: 'nameplate_name', column: 'model' },
    { field: 'sale_price', column: 'price' },
    { field: 'vin', column: 'vin' },
    { field: 'owner_dealer_code', constant: 'MKDXB01' },
  ],
  match: { id: 'id' },
};

export const carLines = (count: number, price = 100_000, prefix = 'C') =>
  [
    'id,make,model,price,vin',
    ...Array.from({ length: count }, (_, at) => `${prefix}${at + 1},Jaguar,XE,${price + at},`),
  ].join('\n');

const openStatuses = ['queued', 'reading', 'applying'];

/** Helpers for tests of the stock import, called as this member of staff. */
export function stockImports(t: TestApi, by: CallContext) {
  const run = async (id: string): Promise<StockRun> =>
    (await t.api.call(getStockRun, { params: { id }, query: { locale: 'en' } }, by)).data;
  const until = async (id: string, isThere: (run: StockRun) => boolean): Promise<StockRun> => {
    for (;;) {
      const found = await run(id);
      if (isThere(found)) return found;
      if (!openStatuses.includes(found.status)) {
        throw new Error(`The run is ${found.status}: ${found.reason?.message}`);
      }
      await wait(5);
    }
  };
  const upload = async (text: string | Uint8Array<ArrayBuffer>, context: CallContext = by) => {
    const query = { name: 'feed.csv' };
    return (await t.api.call(uploadStockFile, { query, body: new Blob([text]) }, context)).data;
  };
  const start = async (
    source_id: string,
    {
      file_id,
      mapping,
      context = by,
    }: { file_id?: string; mapping?: string; context?: CallContext } = {},
  ) => {
    const body = { source_id, ...(file_id && { file_id }), ...(mapping && { mapping }) };
    return (await t.api.call(startStockRun, { query: {}, body }, context)).data.id;
  };
  const finished = (id: string) => until(id, ({ status }) => !openStatuses.includes(status));
  return {
    run,
    until,
    upload,
    start,
    finished,
    saveMapping: (name: string, mapping: object) =>
      t.api.call(
        saveStockMapping,
        { params: { name }, body: { mapping: { ...mapping }, version: 0 } },
        by,
      ),
    addSource: (id: string, mapping: string, fields: object = {}) =>
      t.api.call(
        createStockSource,
        { body: { id, label: id, kind: 'upload', mapping, ...fields } },
        by,
      ),
    /** Uploads a file, starts its import and waits for the result. */
    load: async (source: string, text: string | Uint8Array<ArrayBuffer>) =>
      finished(await start(source, { file_id: (await upload(text)).id })),
    report: async (id: string, locale: 'ar' | 'en' = 'en') =>
      (await t.api.call(getStockReport, { params: { id }, query: { locale } }, by)).data,
  };
}
