import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileFieldLimits, getLeadFile, uploadLeadFile } from '@mawkib/api-clients/contracts/forms';
import { fileViolation } from '@mawkib/forms/engine';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { recordChange } from '../../audit/record-change.js';
import { leadFiles } from '../../db/schema/lead-files.js';
import {
  type Implementation,
  implementWith,
  receivedFile,
  signedIn,
} from '../../http/implement.js';
import { sniffFile } from '../../media/upload/sniff-file.js';
import { formErrors } from '../definitions/form-errors.js';
import { findForm } from '../definitions/stored-forms.js';
import { isUuid } from '../is-uuid.js';
import { encryptedFile, fileContent, fileName } from './encrypted-files.js';
import { storeUpload } from './store-upload.js';

const implement = implementWith<'db' | 'clock' | 'config'>();

/** Media types by the format that the first bytes have. */
const types = {
  pdf: ['application/pdf', 'pdf'],
  jpeg: ['image/jpeg', 'jpg'],
  png: ['image/png', 'png'],
  webp: ['image/webp', 'webp'],
} as const;

function typeOf(content: Buffer) {
  const sniffed = sniffFile(content.subarray(0, 1024));
  const format = sniffed && 'format' in sniffed ? sniffed.format : undefined;
  return format && Object.hasOwn(types, format) ? types[format as keyof typeof types] : undefined;
}

/** Handlers that take a visitor's files, and give them to staff. */
export const leadFileHandlers = ({
  cipher,
  config,
}: Pick<AppContext, 'cipher' | 'config'>): Implementation[] => [
  implement(
    uploadLeadFile,
    async ({ params, query: { field, name, locale } }, context) => {
      const form = await findForm(context.db, params.id);
      const wanted = form.definition.fields.find(({ id, type }) => id === field && type === 'file');
      const file = receivedFile(context);
      const content = await readFile(file.path);
      const type = typeOf(content);
      if (!wanted || !type) throw formErrors.invalidFile();
      const large = fileViolation(wanted, { size: file.bytes, type: type[0] });
      if (large) throw formErrors.largeFile(large, locale);
      const row = {
        id: randomUUID(),
        form_id: form.id,
        field,
        type: type[0],
        size: file.bytes,
        created_at: context.clock.now(),
      };
      const named = safeName(name, type[1]);
      const encrypted = encryptedFile(cipher, row.id, { name: named, content });
      await storeUpload(context, { ...row, ...encrypted }, context.address);
      return { data: { id: row.id, field, name: named, type: row.type, size: row.size } };
    },
    {
      // Two files more than the largest form has, for other forms and second attempts.
      perMinute: config.limits.leadsPerMinute * (fileFieldLimits.files + 2),
      bodyLimit: fileFieldLimits.bytes,
      transaction: 'self-managed',
    },
  ),
  implement(getLeadFile, async ({ params }, context) => {
    const { id, lead_id, file_id } = params;
    const [row] =
      isUuid(lead_id) && isUuid(file_id)
        ? await context.db
            .select()
            .from(leadFiles)
            .where(
              and(
                eq(leadFiles.id, file_id),
                eq(leadFiles.lead_id, lead_id),
                eq(leadFiles.form_id, id),
              ),
            )
        : [];
    if (!row) throw formErrors.unknownLead();
    await context.db.transaction((tx) =>
      recordChange(tx, {
        by: signedIn(context),
        at: context.clock.now(),
        action: 'lead.file_downloaded',
        subject: `lead/${lead_id}`,
        details: { file: file_id, type: row.type },
      }),
    );
    return {
      name: fileName(cipher, row),
      type: row.type,
      bytes: new Uint8Array(fileContent(cipher, row)),
    };
  }),
];

/** A file name without path and control characters, with the ending of the detected type. */
function safeName(name: string, ending: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const bare = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 100);
  return `${bare || 'file'}.${ending}`;
}
