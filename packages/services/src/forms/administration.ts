import { randomUUID } from 'node:crypto';
import type { Localized } from '@mawkib/api-clients/contracts';
import {
  createFormsSetting,
  deleteFormsSetting,
  getActiveIntegration,
  listFormsSettings,
  verifyIntegration,
} from '@mawkib/api-clients/contracts/forms';
import { localize } from '@mawkib/core/locale';
import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { recordChange } from '../audit/record-change.js';
import type { Database } from '../db/database.js';
import { formsSettings } from '../db/schema/forms.js';
import { readAddress } from '../guarded-fetch/address-rules.js';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { isUpstreamError } from '../guarded-fetch/upstream-error.js';
import { apiErrors } from '../http/errors/api-errors.js';
import { type Implementation, implementWith, signedIn } from '../http/implement.js';
import { formErrors } from './definitions/form-errors.js';
import { readFormsSettings, settingAad, settingKeys, shownValue } from './forms-settings.js';
import { isUuid } from './is-uuid.js';
import { verifySystem } from './lead-delivery/deliver-lead.js';
import { integrationKeys, integrationOf, readWebhookSecret } from './lead-delivery/integration.js';
import { unreachableChoices } from './leads/check-captcha.js';

const implement = implementWith<'db' | 'clock' | 'log'>();

/** Handlers of the forms service's settings and of the system that receives leads. */
export const administration = (
  { cipher, config }: Pick<AppContext, 'cipher' | 'config'>,
  fetch: GuardedFetch,
): Implementation[] => {
  const activeSystem = async (db: Database) =>
    integrationOf(await readFormsSettings(db, cipher, integrationKeys), config.leadSystems);
  return [
    implement(listFormsSettings, async (_, { db }) => {
      const found = await db.select().from(formsSettings).orderBy(asc(formsSettings.key));
      return {
        data: found.map(({ id, key, encrypted }) => ({
          id,
          key,
          value: shownValue(key, cipher.decrypt<string>(encrypted, settingAad(key))),
        })),
      };
    }),
    implement(createFormsSetting, ({ body: { key, value } }, context) => {
      checkSetting(key, value, config.upstreamLocal);
      return context.db.transaction(async (tx) => {
        const at = context.clock.now();
        const set = { encrypted: cipher.encrypt(value, settingAad(key)), updated_at: at };
        const [row] = await tx
          .insert(formsSettings)
          .values({ id: randomUUID(), key, ...set })
          .onConflictDoUpdate({ target: formsSettings.key, set })
          .returning();
        const change = { action: 'forms_setting.written', subject: `forms_setting/${key}` };
        await recordChange(tx, { by: signedIn(context), at, ...change });
        return { data: { id: row?.id ?? '', key, value: shownValue(key, value) } };
      });
    }),
    implement(deleteFormsSetting, ({ params: { id } }, context) =>
      context.db.transaction(async (tx) => {
        const [row] = isUuid(id)
          ? await tx.delete(formsSettings).where(eq(formsSettings.id, id)).returning()
          : [];
        if (!row) throw formErrors.unknownSetting();
        const change = { action: 'forms_setting.deleted', subject: `forms_setting/${row.key}` };
        await recordChange(tx, { by: signedIn(context), at: context.clock.now(), ...change });
        return { data: { id, deleted: true as const } };
      }),
    ),
    implement(getActiveIntegration, async (_, { db }) => {
      const system = await activeSystem(db);
      return { data: system && { name: system.name } };
    }),
    implement(verifyIntegration, async (_, { db, clock, locale, log }) => {
      const system = await activeSystem(db);
      if (!system) return { data: { ok: false, message: localize(verdicts.none, locale) } };
      try {
        await verifySystem(system, { fetch, log, now: clock.now() });
        return { data: { ok: true } };
      } catch (error) {
        const why = isUpstreamError(error)
          ? [error.reason, error.status].filter(Boolean).join(' ')
          : '';
        return { data: { ok: false, message: `${localize(verdicts.failed, locale)} (${why})` } };
      }
    }),
  ];
};

const verdicts = {
  none: {
    ar: 'لم يُضبط أي نظام لاستقبال طلبات العملاء. أضف integration.system وintegration.url وintegration.secret.',
    en: 'No system is set up to receive leads. Add integration.system, integration.url and integration.secret.',
  },
  failed: { ar: 'أرجع النظام خطأ', en: 'The system returned an error' },
};

const faults: Record<string, Localized> = {
  address: {
    ar: 'أدخل عنوان URL عامًا يبدأ بـ ‎https:// ودون اسم مستخدم.',
    en: 'Enter a public URL that starts with https:// and has no user name.',
  },
  secret: {
    ar: 'أدخل المفتاح السري: whsec_ ثم من 24 إلى 64 بايت بترميز base64.',
    en: 'Enter whsec_ followed by 24 to 64 bytes in base64.',
  },
  choice: { ar: 'أدخل allow أو refuse.', en: 'Enter allow or refuse.' },
  score: { ar: 'أدخل رقمًا من 0 إلى 1.', en: 'Enter a number from 0 to 1.' },
};

function checkSetting(key: string, value: string, allowLocal: boolean): void {
  const fault = faultOf(key, value, allowLocal);
  if (!fault) return;
  throw apiErrors.invalidRequest([
    { field: 'value', code: `invalid_${fault}`, message: faults[fault] ?? {} },
  ]);
}

function faultOf(key: string, value: string, allowLocal: boolean): string | undefined {
  if (key === settingKeys.secret) return readWebhookSecret(value) ? undefined : 'secret';
  if (key === settingKeys.captchaScore) {
    return value.trim() !== '' && Number(value) >= 0 && Number(value) <= 1 ? undefined : 'score';
  }
  if (key === settingKeys.captchaUnreachable) {
    return unreachableChoices.includes(value) ? undefined : 'choice';
  }
  if (key !== settingKeys.url && key !== settingKeys.captchaUrl) return undefined;
  try {
    readAddress(value, allowLocal);
    return undefined;
  } catch {
    return 'address';
  }
}
