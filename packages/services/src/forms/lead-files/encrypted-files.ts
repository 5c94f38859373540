import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { leadFiles } from '../../db/schema/lead-files.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';

type FileRow = typeof leadFiles.$inferSelect;

const nameAad = (id: string) => `lead-file/${id}/name`;
const contentAad = (id: string) => `lead-file/${id}`;

export const encryptedFile = (
  cipher: PiiCipher,
  id: string,
  { name, content }: { name: string; content: Uint8Array },
) => ({
  name_encrypted: cipher.encrypt(name, nameAad(id)),
  content_encrypted: cipher.encryptBytes(content, contentAad(id)),
});

export const fileName = (
  cipher: PiiCipher,
  { id, name_encrypted }: Pick<FileRow, 'id' | 'name_encrypted'>,
): string => cipher.decrypt<string>(name_encrypted, nameAad(id));

export const fileContent = (
  cipher: PiiCipher,
  { id, content_encrypted }: Pick<FileRow, 'id' | 'content_encrypted'>,
): Buffer => cipher.decryptBytes(content_encrypted, contentAad(id));

/** Files per transaction: each has up to 5 MB. */
const atOnce = 5;

/** Re-encrypts a batch of files with the current key; `last` is the cursor of the next batch. */
export async function reencryptLeadFiles(
  tx: Database,
  cipher: PiiCipher,
  after: string | undefined,
): Promise<{ encrypted: number; last?: string }> {
  const found = await tx
    .select()
    .from(leadFiles)
    .where(after === undefined ? undefined : gt(leadFiles.id, after))
    .orderBy(asc(leadFiles.id))
    .limit(atOnce)
    .for('update');
  const old = found.filter(({ name_encrypted }) => !cipher.isCurrent(name_encrypted));
  for (const row of old) {
    const file = { name: fileName(cipher, row), content: fileContent(cipher, row) };
    await tx
      .update(leadFiles)
      .set(encryptedFile(cipher, row.id, file))
      .where(eq(leadFiles.id, row.id));
  }
  const last = found.length < atOnce ? undefined : found.at(-1)?.id;
  return { encrypted: old.length, ...(last !== undefined && { last }) };
}
