import type { Locale } from '@mawkib/core/locale';
import { RemoteForm } from '@mawkib/forms';
import { useMemo } from 'react';
import { formSource } from '../forms/form-source.ts';

interface Props {
  formId: string;
  locale: Locale;
}

/** A lead form within a vehicle page, without a navigation. */
export default function ShowroomForm({ formId, locale }: Props) {
  const source = useMemo(() => formSource(formId, locale), [formId, locale]);
  return <RemoteForm source={source} />;
}
