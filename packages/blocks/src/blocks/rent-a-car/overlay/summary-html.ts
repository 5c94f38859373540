import { type RentalSummary, rentalSummary } from '@mawkib/core/calculators';
import { escapeHtml } from '@mawkib/core/guards';
import type { Locale } from '@mawkib/core/locale';
import type { SafeHtml } from '@mawkib/ui/rich-text';

/**
 * The summary template with escaped values. Only text is filled in: a value never becomes part of
 * a tag, so that the result is as safe as the template.
 */
export const summaryHtml = (template: SafeHtml, summary: RentalSummary, locale: Locale): SafeHtml =>
  template
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : rentalSummary(part, summary, locale, { escapeValue: escapeHtml }),
    )
    .join('') as SafeHtml;
