import * as z from 'zod';
import { byId, deleted, envelope } from '../envelope.js';
import { operation } from '../operation.js';

const admin = ['admin'] as const;

/** A setting of the forms service: captcha, sender or integration. */
export const formsSetting = z.looseObject({ id: z.string(), key: z.string(), value: z.string() });
export type FormsSetting = z.infer<typeof formsSetting>;

/** Site document, section 7. */
export const listFormsSettings = operation({
  id: 'listFormsSettings',
  service: 'forms',
  method: 'GET',
  path: '/settings',
  access: admin,
  summary: 'Settings of the forms service',
  response: envelope(z.array(formsSetting)),
});

/** Writes a setting; replaces one with the same key. Site document, section 7. */
export const createFormsSetting = operation({
  id: 'createFormsSetting',
  service: 'forms',
  method: 'POST',
  path: '/settings',
  status: 201,
  access: admin,
  summary: 'Writes a setting',
  body: z.object({ key: z.string().trim().min(1).max(200), value: z.string().max(20_000) }),
  response: envelope(formsSetting),
});

/** Site document, section 7. */
export const deleteFormsSetting = operation({
  id: 'deleteFormsSetting',
  service: 'forms',
  method: 'DELETE',
  path: '/settings/:id',
  access: admin,
  summary: 'Deletes a setting',
  params: byId,
  errors: { unknown_setting: 404 },
  response: envelope(deleted),
});

/** The system that receives leads; null if none is configured. @internal */
export const integrationSystem = z.looseObject({ name: z.string() }).nullable();

/** Site document, section 7. */
export const getActiveIntegration = operation({
  id: 'getActiveIntegration',
  service: 'forms',
  method: 'GET',
  path: '/integrations/active_system',
  access: admin,
  summary: 'The system that leads are handed to',
  response: envelope(integrationSystem),
});

/** Checks the connection to that system. Site document, section 7. */
export const verifyIntegration = operation({
  id: 'verifyIntegration',
  service: 'forms',
  method: 'GET',
  path: '/integrations/verify',
  access: admin,
  summary: 'Whether that system answers',
  response: envelope(z.looseObject({ ok: z.boolean(), message: z.string().nullish() })),
});

/** An order in the forms service, from its lead. @internal */
export const formsOrder = z.looseObject({
  number: z.string(),
  created_at: z.string().nullish(),
  lead_id: z.string().nullish(),
});

/** Site document, section 7. */
export const getFormsOrder = operation({
  id: 'getFormsOrder',
  service: 'forms',
  method: 'GET',
  path: '/orders/:number',
  access: ['leads', 'admin'],
  summary: 'An order by its number',
  params: z.object({ number: z.string().min(1).max(40) }),
  errors: { order_not_found: 404 },
  response: envelope(formsOrder),
});
