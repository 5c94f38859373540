import { ButtonLink, useLinkAdapter, useLocale } from '@mawkib/ui';
import { type ReactNode, Suspense, useState } from 'react';
import type { ContentContext } from './content-context.js';
import { contentMessages } from './showroom-content.messages.js';

interface Props extends Pick<ContentContext, 'renderForm'> {
  formId: string;
}

/** A link to a form, or the form itself, loaded on demand. */
export function ContentForm({ formId, renderForm }: Props): ReactNode {
  const { locale } = useLocale();
  const t = contentMessages(locale);
  const { formHref } = useLinkAdapter();
  const [isOpen, setOpen] = useState(false);
  if (isOpen && renderForm) {
    return <Suspense fallback={<p role="status">{t('loading')}</p>}>{renderForm(formId)}</Suspense>;
  }
  const href = formHref?.({ type: 'form', formId }) ?? `#form-${formId}`;
  return (
    <ButtonLink
      href={href}
      kind="secondary"
      onClick={(event) => {
        if (!renderForm) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      {t('to_form')}
    </ButtonLink>
  );
}
