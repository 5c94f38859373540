import { FormModal } from '@mawkib/forms';
import { useMemo } from 'react';
import { formSource } from '../forms/form-source.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { DialogProps } from './DialogHost.tsx';

/** The form that a link opens. */
export default function FormDialog({ request, open, onClose }: DialogProps<'form'>) {
  const locale = usePageLocale();
  const { formId, title, subtitle, columns, buttonPosition, hidden, search } = request;
  const source = useMemo(() => formSource(formId, locale), [formId, locale]);
  return (
    <FormModal
      open={open}
      onClose={onClose}
      source={source}
      title={title}
      subtitle={subtitle}
      columns={columns}
      buttonPosition={buttonPosition}
      hidden={hidden}
      search={search}
    />
  );
}
