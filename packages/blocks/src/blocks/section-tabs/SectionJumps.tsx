import { Icon, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from '../../shared/tabs/tabs.messages.js';
import { styles } from './section-tabs.styles.js';

interface SectionJumpsProps {
  jumps: readonly { id: string; fields: { tab_label: string; section_id?: string } }[];
  /** True without tabs before them. */
  alone: boolean;
}

/** Tabs without text: links to other sections of the page. */
export function SectionJumps({ jumps, alone }: SectionJumpsProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  return (
    <nav aria-label={t('jumps')} className={css.jumps} data-alone={alone || undefined}>
      {jumps.map(({ id, fields }) => (
        <a
          key={id}
          className={css.jump}
          href={`#${encodeURIComponent(fields.section_id?.trim() ?? '')}`}
        >
          {fields.tab_label}
          <Icon name="chevron-down" size={16} />
        </a>
      ))}
    </nav>
  );
}
