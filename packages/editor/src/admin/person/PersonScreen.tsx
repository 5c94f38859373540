import { isServiceError } from '@mawkib/api-clients';
import { type FoundPerson, findPerson } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
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

/** Who is looked for stays on this screen: never in the address, never in the browser's storage. */
function Person() {
  const css = useStyles(adminStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const { person, call } = useStaff();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const result = useRef<HTMLDivElement>(null);

  const find = async (keys: readonly string[]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call(findPerson, { body: { keys: [...keys] } });
      setFound({ keys, person: data });
    } catch (error) {
      setFound(undefined);
      setFailure(failureText(isServiceError(error) ? error : null, locale));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (found) result.current?.focus({ preventScroll: true });
  }, [found]);

  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
      </div>
      <p className={css.lead}>{t('lead')}</p>
      <PersonForm isBusy={isBusy} onFind={find} />
      {failure && (
        <div style={{ marginBlockStart: '12px' }} role="alert">
          <Notice kind="bad">{failure}</Notice>
        </div>
      )}
      {found && (
        <div ref={result} tabIndex={-1} style={{ outline: 'none', marginBlockStart: '16px' }}>
          <PersonResult
            {...found}
            onErased={() => {
              setRound(round + 1);
              find(found.keys);
            }}
          />
        </div>
      )}
      {mayAdminister(person) && <ErasureList key={round} />}
    </>
  );
}
