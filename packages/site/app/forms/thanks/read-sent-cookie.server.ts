import { createCookie } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';

/** The form that this browser has sent last, and what was chosen in it. No personal data. */
export interface SentForm {
  formId: string;
  /** Place of the form on its page. */
  block?: string | undefined;
  chosen: Record<string, string>;
}

const cookie = createCookie('mk_form_sent', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 1800,
});

/** Browsers drop cookies of more than 4096 bytes; a value takes about two and a half times its length. */
const longest = 1200;

export async function readSentCookie(request: Request): Promise<SentForm | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  if (typeof value !== 'object' || value === null) return null;
  const { formId, block, chosen } = value as Record<string, unknown>;
  if (typeof formId !== 'string' || typeof chosen !== 'object' || chosen === null) return null;
  const texts = Object.entries(chosen).filter(([, text]) => typeof text === 'string');
  return {
    formId,
    block: typeof block === 'string' ? block : undefined,
    chosen: Object.fromEntries(texts),
  };
}

export function setSentCookie(
  sent: SentForm,
  { publicUrl }: Pick<SiteContext, 'publicUrl'>,
): Promise<string> {
  const isShort = encodeURIComponent(JSON.stringify(sent)).length <= longest;
  const secure = publicUrl.startsWith('https:');
  return cookie.serialize(isShort ? sent : { ...sent, chosen: {} }, { secure });
}
