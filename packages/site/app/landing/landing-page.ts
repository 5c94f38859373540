import { type Locale, withoutIsolates } from '@mawkib/core/locale';
import { type LandingPart, landingPath } from '@mawkib/stock-locator/engine';
import { messages } from './landing.messages.ts';
import { landingName, type NamedPart } from './landing-name.ts';

/** Texts and breadcrumbs of a landing page. Plain data. */
export interface LandingPage {
  /** The `h1`. */
  name: string;
  title: string;
  description: string;
  /** From the home page down to this one. */
  trail: readonly { label: string; url: string }[];
}

interface Surroundings {
  locale: Locale;
  /** The home page and the list, the list last. */
  above: LandingPage['trail'];
  listPath: string;
  /** Number of vehicles. */
  count: number;
  isPage: (parts: readonly LandingPart[]) => boolean;
}

/**
 * Builds the texts of a landing page. Its trail has each part of the address that is a page itself.
 */
export function landingPage(
  parts: readonly NamedPart[],
  { locale, above, listPath, count, isPage }: Surroundings,
): LandingPage {
  const t = messages(locale);
  const name = landingName(parts, locale);
  const plainText = (text: string) => withoutIsolates(text);
  const below = parts
    .map((_, at) => parts.slice(0, at + 1))
    .filter((some) => some.length === parts.length || isPage(some))
    .map((some) => ({ label: landingName(some, locale), url: landingPath(listPath, some) }));
  return {
    name,
    title: plainText(t('for_sale', { name })),
    description: plainText(t(count === 0 ? 'description_none' : 'description', { name, count })),
    trail: [...above, ...below],
  };
}
