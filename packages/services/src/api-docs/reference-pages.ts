import { createHash } from 'node:crypto';
import type { Locale, Service } from '@mawkib/api-clients/contracts';
import type { OpenApiDocument, OpenApiOperation } from '@mawkib/api-clients/openapi';
import { escapeHtml } from '@mawkib/core/guards';
import { defineMessages, directionOf, languageOf, locales, localize } from '@mawkib/core/locale';
import type { ServiceModule } from '../http/service-module.js';
import { referenceStyles } from './reference-styles.js';

const messages = defineMessages('api.reference', {
  title: { ar: 'مرجع الخدمات', en: 'API reference' },
  all: { ar: 'كل الخدمات', en: 'All services' },
  document: { ar: 'الوثيقة الكاملة', en: 'Full document' },
  intro: {
    ar: 'لكل خدمة عنوان أساسي خاص بها. العقود التي تتحقق منها الخدمة وعملاؤها تصف كل الطلبات.',
    en: 'Each service has its own base URL. Calls are described by the contracts that the service and its clients validate.',
  },
  name: { ar: 'الاسم', en: 'Name' },
  place: { ar: 'المكان', en: 'In' },
  values: { ar: 'القيم', en: 'Values' },
  required: { ar: 'مطلوب', en: 'required' },
  parameters: { ar: 'المعاملات', en: 'Parameters' },
  body: { ar: 'محتوى الطلب', en: 'Body' },
  response: { ar: 'الاستجابة', en: 'Response' },
});

const services = defineMessages('api.reference.services', {
  stock: {
    ar: 'السيارات والوكلاء وإعدادات صفحات المخزون',
    en: 'Vehicles, retailers and the configuration of the stock locator',
  },
  content: {
    ar: 'الصفحات والإعدادات والتنقل والوكلاء والعروض والأخبار',
    en: 'Pages, settings, navigation, retailers, offers and feeds',
  },
  forms: {
    ar: 'النماذج وطلبات العملاء والمواقع والربط بالأنظمة الأخرى',
    en: 'Forms, leads, locations and integrations',
  },
  purchase: {
    ar: 'طلبات الشراء والدفع والتحقق من أرقام الهواتف',
    en: 'Orders, payments and phone verification',
  },
  ev: { ar: 'طلبات السيارات الكهربائية', en: 'Electric vehicle orders' },
  media: { ar: 'مكتبة الوسائط', en: 'Media library' },
  navigation: { ar: 'خدمة التنقل', en: 'The navigation service' },
  identity: { ar: 'تسجيل الدخول والجلسات', en: 'Sign-in and sessions' },
  staff: {
    ar: 'المهام وسجل التغييرات وبيانات الأشخاص',
    en: 'Jobs, the audit log and personal data',
  },
});

/** Description of a service in a language. */
export type ServiceText = (service: Service, locale: Locale) => string;

/** Descriptions of the packages' services and of the market's own. */
export const serviceText =
  (own: readonly Pick<ServiceModule, 'name' | 'about'>[]): ServiceText =>
  (service, locale) => {
    const module = own.find(({ name }) => name === service);
    if (module) return localize(module.about ?? {}, locale) || module.name;
    return services(locale)(service as Parameters<ReturnType<typeof services>>[0]);
  };

/** Content Security Policy of the reference: its own styles only. */
export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(referenceStyles).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Described extends OpenApiOperation {
  method: string;
  path: string;
}

/** Operations of a service, or of all services, in the order of the document. */
export const operationsOf = (document: OpenApiDocument, service?: string): Described[] =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, found]) => ({ ...found, method, path })),
    )
    .filter(({ tags }) => service === undefined || tags.includes(service));

/** All services and their operations. */
export function overviewPage(
  document: OpenApiDocument,
  about: ServiceText,
  locale: Locale,
): string {
  const t = messages(locale);
  const sections = document.tags.map(
    ({ name }) => `<section>
      <h2><a href="/services/docs/${name}?locale=${locale}"><bdi lang="en">${escaped(name)}</bdi></a></h2>
      <p>${escaped(about(name, locale))}</p>
      <ul dir="ltr">${operationsOf(document, name)
        .map(
          (found) => `<li><a href="/services/docs/${name}?locale=${locale}#${found.operationId}">
            ${address(found)}</a> <span lang="en">${escaped(found.summary)}</span></li>`,
        )
        .join('')}</ul></section>`,
  );
  return page(locale, t('title'), '', `<p>${t('intro')}</p>${sections.join('')}`);
}

/** Operations of one service with parameters and responses. */
export function servicePage(
  document: OpenApiDocument,
  about: ServiceText,
  service: Service,
  locale: Locale,
): string {
  const articles = operationsOf(document, service).map((found) => article(found, locale));
  return page(
    locale,
    `<bdi lang="en">${escaped(service)}</bdi>`,
    `/${service}`,
    `<p>${escaped(about(service, locale))}</p>${articles.join('')}`,
  );
}

function article(found: Described, locale: Locale): string {
  const t = messages(locale);
  const { operationId, summary, description, parameters, requestBody, responses } = found;
  const content = (part: { content?: object } | undefined) =>
    Object.values(part?.content ?? {})[0] as { schema: unknown } | undefined;
  const rows = (parameters ?? []).map(
    ({ name, in: place, required, schema }) => `<tr><td><code>${escaped(name)}</code>
      ${required ? t('required') : ''}</td><td><code>${place}</code></td>
      <td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
  );
  const [status, success] = Object.entries(responses)[0] ?? [];
  return `<article id="${operationId}"><h3 dir="ltr">${address(found)}</h3>
    <p dir="ltr" lang="en">${escaped([`${summary}.`, description].filter(Boolean).join(' '))}</p>
    ${
      rows.length > 0
        ? `<div class="scroll" tabindex="0" role="region" aria-label="${t('parameters')}"><table>
          <thead><tr><th>${t('name')}</th><th>${t('place')}</th><th>${t('values')}</th></tr></thead>
          <tbody>${rows.join('')}</tbody></table></div>`
        : ''
    }
    ${requestBody ? schemaOf(t('body'), content(requestBody)?.schema) : ''}
    ${schemaOf(`${t('response')} ${status}`, content(success as { content?: object })?.schema)}
  </article>`;
}

const schemaOf = (label: string, schema: unknown) =>
  `<details><summary>${label}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;

const address = ({ method, path }: Described) =>
  `<code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code>`;

const otherLanguages = (locale: Locale, at: string) =>
  locales
    .filter((other) => other !== locale)
    .map((other) => {
      const name = escaped(languageOf(other)?.name ?? other);
      return `<a href="/services/docs${at}?locale=${other}" lang="${other}" dir="${directionOf(other)}">${name}</a>`;
    })
    .join('\n');

function page(locale: Locale, title: string, at: string, body: string): string {
  const t = messages(locale);
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${t('title')}</title><style>${referenceStyles}</style></head>
<body><header><strong>${t('title')}</strong><a href="/services/docs?locale=${locale}">${t('all')}</a>
<a href="/services/openapi.json">${t('document')}</a>
${otherLanguages(locale, at)}</header>
<main><h1>${title}</h1>${body}</main></body></html>`;
}

const escaped = (text: string | undefined) => escapeHtml(text ?? '');
