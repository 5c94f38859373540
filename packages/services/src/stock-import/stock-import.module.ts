import { inArray } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { stockRuns } from '../db/schema/stock-import-tables.js';
import { createGuardedDownload } from '../guarded-fetch/guarded-download.js';
import { apiErrors } from '../http/errors/api-errors.js';
import { type Implementation, implementWith } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { openMediaFiles } from '../media/files/media-files.js';
import { createStoreFile } from '../media/upload/store-file.js';
import { createImportFiles } from './import-files.js';
import { stockPicturesJob } from './pictures/stock-pictures.job.js';
import { publicationHandlers } from './publication-handlers.js';
import { createFetchFile } from './runs/create-fetch-file.js';
import { fileHandlers } from './runs/file-handlers.js';
import { pictureJob, stockImport, stockSchedule } from './runs/import-jobs.js';
import { pushHandler } from './runs/push-handler.js';
import { reportHandlers } from './runs/report-handlers.js';
import { runHandlers } from './runs/run-handlers.js';
import type { ImportParts } from './runs/run-import.js';
import { createSharedFiles } from './shared-files.js';
import { mappingHandlers } from './sources/mapping-handlers.js';
import { sourceHandlers } from './sources/source-handlers.js';
import { tokenHandlers } from './sources/token-handlers.js';
import { endRun } from './stored-runs.js';
import { vehicleHandlers } from './vehicles/vehicle-handlers.js';

type StockImportContext = Pick<AppContext, 'config' | 'db' | 'events' | 'clock' | 'jobs' | 'log'>;

const implement = implementWith<never>();

/** Rejects calls of a market with an upstream stock service, after the access check. */
const rejected = ({ operation }: Implementation): Implementation =>
  implement(operation, () => {
    throw apiErrors.stockElsewhere();
  });

/** Import of a market's own stock: sources, mappings, runs, manual edits and tokens. */
export const stockImportModule = (context: StockImportContext): ServiceModule => {
  const { config, db, clock, log, jobs } = context;
  const { store } = openMediaFiles(config);
  // The embedded database belongs to this process alone.
  const shared = config.databaseUrl
    ? createSharedFiles(db, config.media.s3 ? store : undefined)
    : undefined;
  const files = createImportFiles(config.dataDir, config.stock.feedDir, shared);
  const fetchFile = createFetchFile({ config, files });
  const onApplied: ImportParts['onApplied'] = async ({ id, version, target }) => {
    if (version === null || target !== 'vehicles') return;
    await jobs.enqueue(db, pictureJob, { run: id });
  };
  const parts: ImportParts = { db, clock, log, files, fetchFile, onApplied };
  const handlers = [
    ...sourceHandlers(context),
    ...mappingHandlers,
    ...fileHandlers({ files, fetchFile, feedBytes: config.stock.feedBytes }),
    ...runHandlers(files),
    ...publicationHandlers,
    ...reportHandlers,
    ...vehicleHandlers,
    ...tokenHandlers,
    pushHandler(parts),
  ];
  return {
    name: 'stock',
    handlers: config.stockServiceUrl === undefined ? handlers : handlers.map(rejected),
    jobs: [
      stockImport(parts),
      stockSchedule(context, parts),
      stockPicturesJob(context, {
        files,
        keep: createStoreFile({ store, config: config.media, log }),
        download: createGuardedDownload({
          allowLocal: config.upstreamLocal,
          sizeLimit: config.media.imageBytes,
          timeLimit: 30_000,
        }),
      }),
    ],
    start: async () => {
      // The embedded database belongs to this process alone, so no other process has runs in
      // progress.
      if (config.databaseUrl) return;
      const open = await db
        .select({ id: stockRuns.id })
        .from(stockRuns)
        .where(inArray(stockRuns.status, ['reading', 'applying']));
      const finished_at = clock.now();
      for (const { id } of open) {
        await endRun(db, id, { status: 'interrupted', reason: 'interrupted', finished_at });
      }
    },
  };
};
