import { Points, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { orderMessages } from '../order.messages.js';
import { styles } from '../screen/screen.styles.js';

interface Props {
  takesPayment: boolean;
  /** Duration of a hold in minutes. */
  lockMinutes?: number | undefined;
}

/** Explains the reservation to the buyer. */
export function Meaning({ takesPayment, lockMinutes = 15 }: Props) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  return (
    <div>
      <h2 className={css.subtitle}>{t('means_title')}</h2>
      <Points
        points={[
          { title: t('means_hold_title'), text: t('means_hold_text', { count: lockMinutes }) },
          takesPayment
            ? { title: t('means_deposit_title'), text: t('means_deposit_text') }
            : { title: t('means_confirm_title'), text: t('means_confirm_text') },
          { title: t('means_contact_title'), text: t('means_contact_text') },
        ]}
      />
    </div>
  );
}
