import { type FoundPerson, findPerson, listErasures } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, mayReadLeads, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { ErasureList } from './ErasureList.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonResult } from './PersonResult.tsx';
import { personMessages } from './person-messages.ts';

export function PersonScreen() {
  const t = useTexts(personMessages);
  const ta = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      {mayReadLeads(person) ? <Person /> : <Notice kind="warn">{ta('not_yours')}</Notice>}
    </AdminLayout>
  );
}

interface Found {
  keys: readonly string[];
  person: FoundPerson;
}

/** Search for personal data. The search is not stored in the URL or in the browser. */
function Person() {
  const css = useStyles(adminStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const { person, call } = useStaff();
  const invalidate = useInvalidate();
  const [found, setFound] = useState<Found>();
  const result = useRef<HTMLDivElement>(null);
  const { error, isPending, mutate } = useMutation({
    mutationFn: (keys: readonly string[]) => call(findPerson, { body: { keys: [...keys] } }),
    onSuccess: ({ data }, keys) => setFound({ keys, person: data }),
    onError: () => setFound(undefined),
    // Personal data is removed from the cache when the screen is left.
    gcTime: 0,
  });
  useEffect(() => {
    if (found) result.current?.focus({ preventScroll: true });
  }, [found]);

  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
      </div>
      <p className={css.lead}>{t('lead')}</p>
      <PersonForm isBusy={isPending} onFind={mutate} />
      {error && (
        <div style={{ marginBlockStart: '12px' }} role="alert">
          <Notice kind="bad">{failureText(error, locale)}</Notice>
        </div>
      )}
      {found && (
        <div ref={result} tabIndex={-1} style={{ outline: 'none', marginBlockStart: '16px' }}>
          <PersonResult
            {...found}
            onErased={() => {
              invalidate(listErasures);
              mutate(found.keys);
            }}
          />
        </div>
      )}
      {mayAdminister(person) && <ErasureList />}
    </>
  );
}
