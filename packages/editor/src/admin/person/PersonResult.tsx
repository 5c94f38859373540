import { exportPerson, type FoundPerson } from '@mawkib/api-clients/contracts/staff';
import { formatDate, formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { ErasureTable } from './ErasureTable.tsx';
import { personMessages } from './person-messages.ts';
import { useKindName } from './use-kind-name.ts';

interface PersonResultProps {
  keys: readonly string[];
  person: FoundPerson;
  onErased(): void;
}

/** Counts of the data stored about a person, and the actions on it. */
export function PersonResult({ keys, person: found, onErased }: PersonResultProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  const { isBusy, run } = useOperationMutation();
  const kindName = useKindName();
  const [isErasing, setErasing] = useState(false);
  const { held, kept_orders, erasures, reference } = found;
  const isKnown = held.some(({ count }) => count > 0);
  const download = async () => {
    const body = { keys: [...keys] };
    const file = await run(exportPerson, { body }, { successMessage: t('exported') });
    if (file) saveFile(file);
  };
  return (
    <>
      {!isKnown && (
        <EmptyState title={t('nothing')}>
          <p>{t('nothing_text')}</p>
        </EmptyState>
      )}
      {isKnown && (
        <section className={css.card} aria-label={t('held')}>
          <h2 className={css.sectionTitle} style={{ marginBlockEnd: 0 }}>
            {t('held')}
          </h2>
          <ul className={css.holdings}>
            {held.map(({ kind, count }) => (
              <li key={kind}>
                <strong>{formatNumber(count, locale)}</strong>
                <span className={css.small}>{kindName(kind)}</span>
              </li>
            ))}
          </ul>
          {kept_orders.map(({ number, until }) => (
            <Notice key={number} kind="warn">
              {t('kept', { number, until: formatDate(until, locale, 'long') })}
            </Notice>
          ))}
          <div className={css.actions}>
            <Button kind="plain" disabled={isBusy} onClick={download}>
              {t('export')}
            </Button>
            {mayAdminister(person) && (
              <Button kind="danger" onClick={() => setErasing(true)}>
                {t('erase')}
              </Button>
            )}
          </div>
          <p className={css.small}>
            {t('reference')}{' '}
            <bdi dir="ltr" className={css.code}>
              person/{reference}
            </bdi>
            <br />
            {t('consent_note')}
          </p>
        </section>
      )}
      {erasures.length > 0 && (
        <section className={css.section}>
          <h2 className={css.sectionTitle}>{t('earlier')}</h2>
          <ErasureTable erasures={erasures} />
        </section>
      )}
      {isErasing && (
        <EraseDialog
          keys={keys}
          keptOrders={kept_orders.length}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            onErased();
          }}
        />
      )}
    </>
  );
}
