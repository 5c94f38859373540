import { SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { orderMessages } from '../messages.js';
import { styles } from '../screen/screen.styles.js';

interface Props {
  /** Addresses; a document without one is not named. */
  terms?: string | undefined;
  policy?: string | undefined;
}

/** What a buyer agrees to, to be read before; in another tab, so that nothing typed is lost. */
export function ConsentDocuments({ terms, policy }: Props) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const documents = [
    { href: terms, name: t('terms') },
    { href: policy, name: t('policy') },
  ];
  return (
    <span className={css.documents}>
      {t('read_before')}
      {documents.map(({ href, name }) =>
        href ? (
          <SmartLink key={name} href={href} target="_blank" className={css.document}>
            {name}
          </SmartLink>
        ) : null,
      )}
    </span>
  );
}
