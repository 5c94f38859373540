import {
  dealerServices,
  listStaffDealers,
  type StaffDealer,
  updateDealer,
} from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useEffectEvent, useState } from 'react';
import { Link, useParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { DealersLayout } from './DealersLayout.tsx';
import { dealerStyles } from './dealer.styles.ts';
import { draftOf, hoursOf, problemsOf } from './dealer-draft.ts';
import { dealerMessages } from './dealer-messages.ts';
import { SpecialFields } from './SpecialFields.tsx';
import { WeekFields } from './WeekFields.tsx';

/** Hours and services of one dealer. */
export function DealerScreen() {
  const { id } = useParams();
  const t = useTexts(dealerMessages);
  const { locale } = useLanguage();
  const { data, error, refetch } = useOperationQuery(listStaffDealers, {});
  const dealer = data?.data.find((one) => one.id === id);
  return (
    <DealersLayout>
      <p>
        <Link to={`/${locale}/admin/dealers`}>{t('back')}</Link>
      </p>
      {error && !data ? <LoadFailed text={failureText(error, locale)} onRetry={refetch} /> : null}
      {!data && !error ? <Loading /> : null}
      {data && !dealer ? <Notice kind="warn">{t('missing')}</Notice> : null}
      {dealer ? <DealerForm key={dealer.id} dealer={dealer} /> : null}
    </DealersLayout>
  );
}

/** Form of a dealer. Edits stay if the dealer was changed elsewhere; saving then shows an error. */
function DealerForm({ dealer }: { dealer: StaffDealer }) {
  const css = useStyles(dealerStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(dealerMessages);
  const { locale } = useLanguage();
  const [base, setBase] = useState(dealer);
  const [draft, setDraft] = useState(() => draftOf(dealer));
  const [isChecked, setChecked] = useState(false);
  const { isBusy, error, run } = useOperationMutation([listStaffDealers]);
  const isUnsaved = useEffectEvent(() => JSON.stringify(draft) !== JSON.stringify(draftOf(base)));
  const problems = problemsOf(draft);
  const shown = isChecked ? problems : [];
  const isStale = error?.code === 'stale_version';
  const load = (current: StaffDealer) => {
    setBase(current);
    setDraft(draftOf(current));
    setChecked(false);
  };
  const save = async () => {
    setChecked(true);
    if (problems.length > 0 || isBusy) return;
    const { version } = base;
    const body = { version, hours: hoursOf(draft), services: [...draft.services] };
    const input = { params: { id: base.id }, body };
    const saved = await run(updateDealer, input, { successMessage: t('saved') });
    if (saved) load(saved.data);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className={admin.sectionTitle}>
        <bdi>{localize(base.name, locale)}</bdi>
      </h2>
      <section className={admin.section} aria-labelledby="dealer-week">
        <h2 id="dealer-week" className={admin.sectionTitle}>
          {t('week')}
        </h2>
        <p className={admin.lead}>{t('past_midnight')}</p>
        <WeekFields
          week={draft.week}
          problems={shown.filter(({ at }) => at === undefined)}
          onChange={(week) => setDraft({ ...draft, week })}
        />
      </section>
      <SpecialFields
        special={draft.special}
        problems={shown}
        onChange={(special) => setDraft({ ...draft, special })}
      />
      <fieldset className={admin.section}>
        <legend className={admin.sectionTitle}>{t('services')}</legend>
        <div className={css.services}>
          {dealerServices.map((service) => (
            <label key={service}>
              <input
                type="checkbox"
                checked={draft.services.includes(service)}
                onChange={({ target }) =>
                  setDraft({
                    ...draft,
                    services: dealerServices.filter((one) =>
                      one === service ? target.checked : draft.services.includes(one),
                    ),
                  })
                }
              />
              {t(service)}
            </label>
          ))}
        </div>
      </fieldset>
      {isStale ? (
        <Notice kind="warn">
          {failureText(error, locale)}{' '}
          <Button kind="plain" onClick={() => load(dealer)}>
            {t('use_current')}
          </Button>
        </Notice>
      ) : null}
      <div className={`${admin.section} ${admin.actions}`}>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {t('save')}
        </Button>
      </div>
      <LeaveDialog isUnsaved={isUnsaved} />
    </form>
  );
}
