import type { Form } from '@mawkib/api-clients/contracts/forms';
import type { StoredBlock } from '@mawkib/blocks/model';

const formsOnPage = 200;
const prefix = 'hostile-';

/** Pages of forms, one per string: the form of a block is `hostileForm(id, strings)`. */
export function formPages(strings: readonly string[]): StoredBlock[][] {
  const blocks = strings.map((_, at): StoredBlock => {
    const fields = { form_id: `${prefix}${at}` };
    return { id: `f${at}`, template: 'form-component', version: 1, fields, groups: [] };
  });
  const count = Math.ceil(blocks.length / formsOnPage);
  return Array.from({ length: count }, (_, at) =>
    blocks.slice(at * formsOnPage, (at + 1) * formsOnPage),
  );
}

/**
 * A form in the shape of a forms service that does not sanitise; undefined for ids of other forms.
 */
export function hostileForm(id: string, strings: readonly string[]): Form | undefined {
  const at = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;
  if (!(at < strings.length)) return undefined;
  const text = (step: number) => strings[(at + step) % strings.length] ?? '';
  const response = { type: 'text', required: false, width: 'full' } as const;
  return {
    id,
    type: 'form',
    attributes: {
      name: text(1),
      title: text(2),
      introduction: text(0),
      submit_label: text(3),
      fields: [
        { ...response, id: 'a', label: text(4), help: text(5), default_value: text(6) },
        {
          ...response,
          id: 'b',
          type: 'select',
          label: text(7),
          options: [{ value: text(8), label: text(9) }],
        },
        { ...response, id: 'c', type: 'hidden', label: '', default_value: text(10) },
      ],
      settings: { thank_you: { heading: text(11), text: text(12) } },
    },
  };
}
