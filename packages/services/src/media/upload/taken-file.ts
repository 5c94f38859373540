import type { MediaType } from '@mawkib/api-clients/contracts';
import type { MediaRow } from '../../db/schema/media.js';

/** What the library keeps of a file that was sent. */
export interface TakenFile {
  type: MediaType;
  format: MediaRow['format'];
  /** The file as it came, by its path, or what was made of it. */
  source: string | Buffer;
  bytes: number;
  /** A picture's, in px. */
  width: number | null;
  height: number | null;
}
