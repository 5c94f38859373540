import { SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { orderMessages } from '../order.messages.js';
import { styles } from '../screen/screen.styles.js';

interface Props {
  /** Links; a document without one is not mentioned. */
  terms?: string | undefined;
  policy?: string | undefined;
}

/** Links to the documents of the consent; they open in a new tab, so that no input is lost. */
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
