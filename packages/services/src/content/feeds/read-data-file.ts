import type { Locale } from '@mawkib/api-clients/contracts';
import { maxDataFileBytes } from '@mawkib/api-clients/contracts/content';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dataFiles } from '../../db/schema/index.js';
import { ApiError } from '../../http/errors/api-error.js';
import { sourceFailed, type Upstream } from '../../upstream/create-upstream.js';

type DataFile = Record<string, unknown> | unknown[];

interface DataFileSource {
  upstream: Upstream;
  db: Database;
  locale: Locale;
}

/** A data file from the folder in the settings, else from the market's own table. */
export async function readDataFile(
  name: string,
  { upstream, db, locale }: DataFileSource,
): Promise<DataFile> {
  const request = { locale, path: `/${name}`, sizeLimit: maxDataFileBytes };
  const { body } = await upstream.fetch('data_files.base_url', request);
  if (body !== undefined) {
    if (typeof body !== 'object' || body === null) throw sourceFailed();
    return body as DataFile;
  }
  const [own] = await db
    .select({ content: dataFiles.content })
    .from(dataFiles)
    .where(eq(dataFiles.name, name));
  if (!own) throw unknownDataFile();
  return own.content as DataFile;
}

const unknownDataFile = () =>
  new ApiError({
    status: 404,
    code: 'unknown_data_file',
    title: { ar: 'ملف البيانات غير موجود', en: 'Data file not found' },
  });
