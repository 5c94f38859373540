import type { Locale } from '@mawkib/core/locale';
import { type Template, toTemplate } from '../model/template.js';
import { definitions } from './definitions.js';

/** The catalogue as the content service serves it. */
export const templates = (locale: Locale = 'en'): Template[] =>
  definitions.map((definition) => toTemplate(definition, locale));
