import type { StaffNavEntry } from '@mawkib/api-clients/contracts/content';
import { type Localized, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { linkCount } from './entry-draft.ts';
import { navigationStyles } from './navigation.styles.ts';
import { navigationMessages } from './navigation-messages.ts';

interface Level {
  heading: string;
  links: readonly { label: Localized }[];
}

/** The second and third level of an entry: headings and their links. */
export function EntryLinks({ entry }: { entry: StaffNavEntry }) {
  const css = useStyles(navigationStyles);
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const { columns, cards, feature, children } = entry;
  const count = linkCount(entry);
  if (count === 0) return null;
  const levels: Level[] = [
    ...columns.map(({ heading, links }) => ({ heading: localize(heading, locale), links })),
    { heading: t('cards'), links: cards },
    { heading: t('feature'), links: feature ? [feature] : [] },
  ].filter(({ links }) => links.length > 0);
  const shown = levels.length > 0 ? levels : [{ heading: '', links: children }];
  return (
    <details className={css.below}>
      <summary>{t('link_count', { count })}</summary>
      <ul>
        {shown.map(({ heading, links }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels have no identity
          <li key={at}>
            <bdi>{heading}</bdi>
            <ul>
              {links.map(({ label }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: links have no identity
                <li key={index}>
                  <bdi>{localize(label, locale)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
