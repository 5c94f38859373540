import type { AnswerOf, getForm } from '@mawkib/api-clients/contracts';
import { sanitize } from '@mawkib/ui/rich-text';

/** A form as a page shows it. Its introduction is sanitised, whatever the forms service stored. */
export function safeForm(answer: AnswerOf<typeof getForm>) {
  const { data } = answer;
  const { introduction, ...attributes } = data.attributes;
  const safe = introduction === undefined ? {} : { introduction: sanitize(introduction) };
  return { ...answer, data: { ...data, attributes: { ...attributes, ...safe } } };
}
