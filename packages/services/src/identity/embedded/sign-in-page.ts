import { createHash } from 'node:crypto';
import type { Locale } from '@mawkib/api-clients/contracts';
import { escapeHtml } from '@mawkib/core/guards';
import { defineMessages, directionOf, languageOf, locales, nameIn } from '@mawkib/core/locale';
import { demoPassword, demoPeople } from './demo-people.js';
import { signInStyles } from './sign-in-styles.js';

const messages = defineMessages('api.sign-in', {
  title: { ar: 'تسجيل الدخول', en: 'Sign in' },
  market: { ar: 'موكب – فريق السوق', en: 'Mawkib – market team' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  submit: { ar: 'تسجيل الدخول', en: 'Sign in' },
  wrong: {
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. تحقق منهما ثم حاول مرة أخرى.',
    en: 'The e-mail or password is incorrect. Check them and try again.',
  },
  demo: { ar: 'حسابات تجريبية', en: 'Demo accounts' },
  demo_note: {
    ar: 'اختر حسابًا لتسجيل الدخول به. هذا المزوّد للتطوير فقط، وكلمة المرور لكل الحسابات:',
    en: 'Choose an account to sign in. This provider is for development only. The password of all accounts:',
  },
  as: { ar: 'تسجيل الدخول بحساب {name}', en: 'Sign in as {name}' },
  expired: { ar: 'انتهت صلاحية محاولة تسجيل الدخول', en: 'This sign-in has expired' },
  expired_note: {
    ar: 'مرّ وقت طويل، أو فُتحت الصفحة في متصفح آخر. ابدأ من جديد.',
    en: 'It took too long, or you opened the page in another browser. Start again.',
  },
  home: { ar: 'الانتقال إلى الموقع', en: 'Go to the site' },
  again: { ar: 'البدء من جديد', en: 'Start again' },
});

/** Content Security Policy of the provider's pages: their own styles only. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(signInStyles).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface SignInPage {
  locale: Locale;
  /** E-mail of a failed attempt. */
  wrong?: string | undefined;
}

/** Sign-in page of the embedded provider: plain HTML without scripts or other resources. */
export function signInPage({ locale, wrong }: SignInPage): string {
  const t = messages(locale);
  const rejected = wrong !== undefined;
  return page(
    locale,
    t('title'),
    `<header><p class="market">${t('market')}</p>
      ${otherLanguages(locale)}</header>
    <h1>${t('title')}</h1>
    ${rejected ? `<p class="wrong" role="alert" id="wrong">${t('wrong')}</p>` : ''}
    <form method="post" action="?lang=${locale}">
      <label for="email">${t('email')}</label>
      <input id="email" name="email" type="email" dir="ltr" autocomplete="username" required
        value="${escapeHtml(wrong ?? '')}"${rejected ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
      <label for="password">${t('password')}</label>
      <input id="password" name="password" type="password" dir="ltr"
        autocomplete="current-password" required${rejected ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
      <button class="primary">${t('submit')}</button>
    </form>
    <section aria-labelledby="demo">
      <h2 id="demo">${t('demo')}</h2>
      <p>${t('demo_note')} <code dir="ltr">${demoPassword}</code></p>
      <ul>${demoPeople.map((person) => demoEntry(person, locale)).join('')}</ul>
    </section>`,
  );
}

/** Error page of sign-in, with a link to start again. */
export function errorPage(locale: Locale, title: string, detail: string): string {
  return page(
    locale,
    escapeHtml(title),
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p>
    <p><a class="primary" href="/${locale}/">${messages(locale)('home')}</a></p>`,
  );
}

/** Shown when the browser has no sign-in in progress. */
export function expiredPage(locale: Locale): string {
  const t = messages(locale);
  return page(
    locale,
    t('expired'),
    `<h1>${t('expired')}</h1><p>${t('expired_note')}</p>
    <p><a class="primary" href="/${locale}/cms">${t('again')}</a></p>`,
  );
}

/** Links to the page in the market's other languages. */
const otherLanguages = (locale: Locale) =>
  locales
    .filter((other) => other !== locale)
    .map((other) => {
      const name = escapeHtml(languageOf(other)?.name ?? other);
      return `<a href="?lang=${other}" lang="${other}" dir="${directionOf(other)}">${name}</a>`;
    })
    .join(' ');

function demoEntry({ name, email, may }: (typeof demoPeople)[number], locale: Locale): string {
  const called = nameIn(name, locale);
  return `<li><form method="post" action="?lang=${locale}">
      <input type="hidden" name="email" value="${email}">
      <input type="hidden" name="password" value="${demoPassword}">
      <button>
        <strong>${escapeHtml(called)}</strong> <bdi dir="ltr">${email}</bdi>
        <small>${escapeHtml(may[locale] ?? '')}</small>
      </button></form></li>`;
}

const page = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${signInStyles}</style></head>
<body><main>${body}</main></body></html>`;
