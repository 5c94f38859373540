import type { Form } from '@mawkib/api-clients/contracts/forms';

const names = ['given-name', 'additional-name', 'family-name', 'name'];

/** Name, e-mail and telephone in the answers of a contact form; blank if it does not ask for them. */
export function personIn({ attributes: { fields } }: Form, answers: FormData) {
  const textOf = (id: string | undefined) => {
    const value = id === undefined ? null : answers.get(id);
    return typeof value === 'string' ? value.trim() : '';
  };
  const ofType = (type: 'email' | 'phone') =>
    textOf(fields.find((field) => field.type === type)?.id);
  const named = fields.filter(
    ({ id, autocomplete }) => names.includes(autocomplete ?? '') || /(^|_)name$/.test(id),
  );
  return {
    name: named
      .map(({ id }) => textOf(id))
      .filter(Boolean)
      .join(' '),
    email: ofType('email'),
    phone: ofType('phone'),
  };
}
