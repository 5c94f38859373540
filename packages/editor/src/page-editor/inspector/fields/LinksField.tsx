import { blankLink, type StoredLink } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { Card } from '../Card.tsx';
import type { FieldProps } from '../field-props.ts';
import { inspectorStyles } from '../inspector.styles.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { readLink } from '../read-link.ts';
import { LinkControls } from './LinkField.tsx';

export function LinksField({ field, value, set, shown }: FieldProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const [open, setOpen] = useState<number | null>(null);
  const links = Array.isArray(value) ? value.map(readLink) : [];
  const moved = (from: number, to: number) => {
    const others = links.filter((_, at) => at !== from);
    others.splice(to, 0, links[from] as StoredLink);
    if (set(others) === null) setOpen(open === from ? to : open === to ? from : open);
  };
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{localize(field.label, locale)}</legend>
      {field.help && <p className={css.help}>{localize(field.help, locale)}</p>}
      {links.length === 0 && <p className={css.help}>{t('no_links')}</p>}
      <ul className={css.cards}>
        {links.map((link, at) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no identity but their place
            key={at}
            title={localize(link.label, locale) || t('link_number', { place: at + 1 })}
            isOpen={open === at}
            onToggle={() => setOpen(open === at ? null : at)}
            onUp={at > 0 ? () => moved(at, at - 1) : undefined}
            onDown={at < links.length - 1 ? () => moved(at, at + 1) : undefined}
            onRemove={() => {
              set(links.filter((_, other) => other !== at));
              setOpen(null);
            }}
          >
            <LinkControls
              link={link}
              shown={shown}
              set={(changed) => set(links.map((one, other) => (other === at ? changed : one)))}
            />
          </Card>
        ))}
      </ul>
      <div>
        <Button
          kind="plain"
          icon="add"
          onClick={() => {
            if (set([...links, blankLink()]) === null) setOpen(links.length);
          }}
        >
          {t('add_link')}
        </Button>
      </div>
    </fieldset>
  );
}
