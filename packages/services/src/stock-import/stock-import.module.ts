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
import { stockPicturesJob } from './pictures/pictures.job.js';
import { publicationHandlers } from './publications.js';
import { endRun } from './run-store.js';
import { createFetchFile } from './runs/fetch-file.js';
import { fileHandlers } from './runs/files.js';
import { pictureJob, stockImport, stockSchedule } from './runs/import.job.js';
import { pushHandler } from './runs/push.js';
import { reportHandlers } from './runs/reports.js';
import type { ImportParts } from './runs/run-import.js';
import { runHandlers } from './runs/runs.js';
import { mappingHandlers } from './sources/mappings.js';
import { sourceHandlers } from './sources/sources.js';
import { tokenHandlers } from './sources/tokens.js';
import { vehicleHandlers } from './vehicles/vehicles.js';

type StockImportContext = Pick<AppContext, 'config' | 'db' | 'events' | 'clock' | 'jobs' | 'log'>;

const implement = implementWith<never>();

/** With a stock of another system there is nothing to import; access is checked as ever. */
const rejected = ({ operation }: Implementation): Implementation =>
  implement(operation, () => {
    throw apiErrors.stockElsewhere();
  });

/** How a market's own stock comes in: sources, mappings, runs, edits by hand, tokens. */
export const stockImportService = (context: StockImportContext): ServiceModule => {
  const { config, db, clock, log, jobs } = context;
  const files = createImportFiles(config.dataDir, config.stock.feedDir);
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
        keep: createStoreFile({ store: openMediaFiles(config).store, config: config.media, log }),
        download: createGuardedDownload({
          allowLocal: config.upstreamLocal,
          sizeLimit: config.media.imageBytes,
          timeLimit: 30_000,
        }),
      }),
    ],
    start: async () => {
      // The embedded database belongs to this process alone: whatever was under way has ended.
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
