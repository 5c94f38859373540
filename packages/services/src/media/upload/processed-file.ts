import type { MediaType } from '@mawkib/api-clients/contracts/media';
import type { MediaRow } from '../../db/schema/media-items.js';

/** A checked file, ready to be stored. */
export interface ProcessedFile {
  type: MediaType;
  format: MediaRow['format'];
  /** Path of the unchanged upload, or the re-encoded content. */
  source: string | Buffer;
  bytes: number;
  /** Of an image, in px. */
  width: number | null;
  height: number | null;
}
