import type { Locale } from '@mawkib/api-clients/contracts';
import type { Lead } from '@mawkib/api-clients/contracts/forms';
import { defineMessages, localize } from '@mawkib/core/locale';
import type { FormRow } from '../definitions/stored-forms.js';
import { byteOrderMark, csvRow } from './csv-row.js';

const messages = defineMessages('api.forms.export', {
  id: { ar: 'رقم الطلب', en: 'Lead' },
  created_at: { ar: 'وقت الإرسال', en: 'Sent at' },
  locale: { ar: 'اللغة', en: 'Language' },
  integration: { ar: 'التسليم', en: 'Delivery' },
});

/** Format of an export, written in parts. */
export interface LeadExportFile {
  begin: string;
  /** `before`: number of leads in earlier parts. */
  piece(leads: readonly Lead[], before: number): string;
  end: string;
}

type ExportedForm = Pick<FormRow, 'definition' | 'past_fields'>;

/** One row per lead, one column per field; fields that the form no longer has come last. */
export function csvFile(form: ExportedForm, locale: Locale): LeadExportFile {
  const t = messages(locale);
  const fields = [...form.definition.fields, ...form.past_fields];
  const titles = fields.map(({ id, label }) => localize(label, locale) || id);
  const own = [t('id'), t('created_at'), t('locale'), t('integration')];
  return {
    begin: byteOrderMark + csvRow([...own, ...titles]),
    piece: (leads) =>
      leads
        .map(({ id, created_at, locale: language, integrations, data }) =>
          csvRow([
            id,
            created_at,
            language,
            integrations.status,
            ...fields.map((field) => answer(data[field.id])),
          ]),
        )
        .join(''),
    end: '',
  };
}

const answer = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(' | ') : (value ?? '');

/** JSON array of leads, as in the API. */
export const jsonFile: LeadExportFile = {
  begin: '[',
  piece: (leads, before) =>
    leads.map((lead, at) => `${before + at > 0 ? ',' : ''}\n${JSON.stringify(lead)}`).join(''),
  end: '\n]\n',
};
