import { isServiceError } from '@mawkib/api-clients';
import { type Form, type LeadData, uploadLeadFile } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';
import { checkFiles, type FieldErrors, filesOf } from '@mawkib/forms/engine';
import type { SiteContext } from '../context/site-context.ts';

interface Posted {
  form: Form;
  data: FormData;
  locale: Locale;
}

/** Answers of the file fields: ids of uploaded files, and those that an earlier post uploaded. */
export interface UploadedFiles {
  answers: LeadData;
  /** Blank if every file was accepted. */
  errors: FieldErrors;
}

/** Uploads the files of a post, those of valid fields only. */
export async function uploadFiles(
  { call }: Pick<SiteContext, 'call'>,
  { form, data, locale }: Posted,
): Promise<UploadedFiles> {
  const errors: FieldErrors = checkFiles(form, data, locale);
  const answers: LeadData = {};
  for (const field of form.attributes.fields) {
    if (field.type !== 'file') continue;
    const ids = data.getAll(field.id).filter((value) => typeof value === 'string' && value !== '');
    answers[field.id] = ids as string[];
    const files = filesOf(field, data);
    if (Object.hasOwn(errors, field.id) || files.length === 0) continue;
    try {
      const uploaded = await Promise.all(
        files.slice(0, 3).map((file) =>
          call(
            uploadLeadFile,
            {
              params: { id: form.id },
              query: { field: field.id, name: file.name, locale },
              body: file,
            },
            { locale },
          ),
        ),
      );
      answers[field.id] = [...(ids as string[]), ...uploaded.map((response) => response.data.id)];
    } catch (error) {
      if (!isServiceError(error) || !error.problem || (error.status ?? 500) >= 500) throw error;
      const message = error.problem.detail ?? error.problem.title;
      errors[field.id] = { code: 'invalid_file', message };
    }
  }
  return { answers, errors };
}
