import { Icon, Ltr, TextLink, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';

import type { CardTexts } from './card-texts.js';
import type { Card } from './RetailerCard.js';
import { styles } from './retailer-cards.styles.js';

const icons: Readonly<Record<string, string>> = { phone: 'phone', email: 'mail', web: 'globe' };

interface ContactLinkProps {
  contact: Card['fields']['contact_info'][number];
  texts: CardTexts;
}

/** Icon and label; the accessible name describes the action. */
export function ContactLink({ contact: { type, icon, label, href }, texts }: ContactLinkProps) {
  const css = useStyles(styles);
  const verb = type === 'phone' ? texts.call : type === 'email' ? texts.email : '';
  const isPlain = type === 'phone' || type === 'email';
  return (
    <>
      <Icon name={icons[icon] ?? icons[type] ?? icon} size={20} />
      <TextLink quiet href={href} className={css.contact}>
        {verb && <VisuallyHidden>{verb} </VisuallyHidden>}
        {isPlain ? <Ltr>{label}</Ltr> : label}
      </TextLink>
    </>
  );
}
