import type { ApiConfig } from '../../config/api-config.js';
import { readAddress } from '../../guarded-fetch/address-rules.js';
import { addressKeys } from '../../upstream/upstream-settings.js';
import { verifierKey } from '../../verification/email-check.js';
import type { SettingFault } from './setting-fault.js';

const requested: ReadonlySet<string> = new Set([...addressKeys, verifierKey]);

const fault: SettingFault = {
  code: 'not_outside',
  message: {
    ar: 'أدخل عنوان URL عامًا يبدأ بـ ‎https:// ودون اسم مستخدم، أو مسارًا في هذا الموقع. عناوين الشبكات الخاصة غير مسموح بها.',
    en: 'Enter a public URL that starts with https:// and has no user name, or a path on this site. Private network addresses are not allowed.',
  },
};

/** Reason why the guarded fetch would reject a setting's URL, as far as the URL itself shows. */
export function upstreamUrlFault(
  key: string,
  value: string,
  {
    origin,
    upstreamLocal,
    verification,
  }: Pick<ApiConfig, 'origin' | 'upstreamLocal' | 'verification'>,
): SettingFault | undefined {
  if (!requested.has(key.replace(/\.(ar|en)$/, '')) || value.trim() === '') return undefined;
  const url = URL.parse(value.trim(), origin);
  if (url?.origin === origin || value === verification.email.url) return undefined;
  try {
    readAddress(url?.href ?? value, upstreamLocal);
    return undefined;
  } catch {
    return fault;
  }
}
