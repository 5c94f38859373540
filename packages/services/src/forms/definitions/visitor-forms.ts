import { getForm, getFormThankYou } from '@mawkib/api-clients/contracts/forms';
import type { HandlerContext, Implementation } from '../../http/implement.js';
import { implementWith } from '../../http/implement.js';
import { marketDay } from '../../runtime/market-day.js';
import { confirmations, notifications, publicForm, thankYou } from './public-form.js';
import { type FormRow, findForm } from './stored-forms.js';

const implement = implementWith<'db' | 'clock' | 'config'>();

/** Forms for pages; signed-in staff also receive the settings of leads. */
export const visitorForms: Implementation[] = [
  implement(getForm, async ({ params, query }, context) => {
    const row = await findForm(context.db, params.id);
    const form = publicForm(row.definition, query.locale, todayOf(context));
    const more = await forStaff(row, query.locale, context);
    const settings = { ...form.attributes.settings, ...more?.settings };
    return { data: { ...form, attributes: { ...form.attributes, ...more, settings } } };
  }),
  implement(getFormThankYou, async ({ params, query }, { db }) => ({
    data: thankYou((await findForm(db, params.id)).definition, query.locale),
  })),
];

const todayOf = ({ clock, config }: Pick<HandlerContext, 'clock' | 'config'>) =>
  marketDay(clock.now(), config.timeZone);

async function forStaff(
  { definition, integrations }: FormRow,
  locale: HandlerContext['locale'],
  { session }: Pick<HandlerContext, 'session'>,
) {
  const roles = (await session())?.person.roles ?? [];
  if (roles.length === 0) return undefined;
  return {
    settings: {
      notifications: notifications(definition),
      confirmations: confirmations(definition, locale),
    },
    ...(roles.includes('admin') && { integrations: { config: integrations } }),
  };
}
