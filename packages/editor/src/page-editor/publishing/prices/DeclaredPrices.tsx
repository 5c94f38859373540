import { listDeclaredPrices, withdrawDeclaredPrice } from '@mawkib/api-clients/contracts/content';
import { formatDate } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../../session/staff.ts';
import { dialogStyles } from '../../dialogs/dialogs.styles.ts';
import { priceStyles } from './price.styles.ts';
import { priceMessages } from './price-messages.ts';

/** Prices that administrators declared on a page; nothing if there are none. */
export function DeclaredPrices({ page }: { page: string }) {
  const css = useStyles(priceStyles);
  const dialog = useStyles(dialogStyles);
  const t = useTexts(priceMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  const { data } = useOperationQuery(listDeclaredPrices, { params: { id: page } });
  const { isBusy, run } = useOperationMutation([listDeclaredPrices]);
  if (!data || data.data.length === 0) return null;
  const now = new Date().toISOString().slice(0, 10);
  const withdraw = (id: string, figure: string) =>
    run(withdrawDeclaredPrice, { params: { id } }, { successMessage: t('withdrawn', { figure }) });
  return (
    <section className={dialog.group}>
      <h3 className={dialog.heading}>{t('of_page')}</h3>
      <ul className={dialog.list}>
        {data.data.map(({ id, figure, reason, ends_on, declared_by }) => {
          const day = formatDate(`${ends_on}T12:00:00Z`, locale);
          return (
            <li key={id} className={css.price}>
              <p>
                <bdi className={css.figure}>{figure}</bdi>
                <span>{t(ends_on < now ? 'ended' : 'until_day', { day })}</span>
                <small>{declared_by ? t('by', { reason, name: declared_by }) : reason}</small>
              </p>
              {mayAdminister(person) ? (
                <Button
                  disabled={isBusy}
                  aria-label={t('withdraw_figure', { figure })}
                  onClick={() => void withdraw(id, figure)}
                >
                  {t('withdraw')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
