import type { Issue } from '@mawkib/blocks/model';
import { typedPrices } from '@mawkib/core/typed-prices';
import { useStyles } from '@mawkib/ui/styles';
import { Notice } from '../../../controls/Notice.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../../session/staff.ts';
import { dialogStyles } from '../../dialogs/dialogs.styles.ts';
import { DeclareForm } from './DeclareForm.tsx';
import { priceMessages } from './price-messages.ts';

interface TypedPricesProps {
  page: string;
  issues: readonly Issue[];
  /** A price was declared: these issues no longer hold. */
  onDeclared(issues: readonly Issue[]): void;
}

/** What can be done about prices typed by hand: an administrator declares them, others see who can. */
export function TypedPrices({ page, issues, onDeclared }: TypedPricesProps) {
  const css = useStyles(dialogStyles);
  const t = useTexts(priceMessages);
  const { person } = useStaff();
  const typed = issues.filter(({ figure }) => figure !== undefined);
  if (typed.length === 0) return null;
  const inTitle = typed.filter(isInTitle);
  const prices = new Map<string, Issue[]>();
  for (const issue of typed.filter((one) => !isInTitle(one))) {
    const amount = amountOf(issue.figure ?? '');
    prices.set(amount, [...(prices.get(amount) ?? []), issue]);
  }
  return (
    <section className={css.group}>
      <h3 className={css.heading}>{t('typed')}</h3>
      {[...new Set(inTitle.map(({ figure = '' }) => figure))].map((figure) => (
        <p key={figure}>{t('in_title', { figure })}</p>
      ))}
      {prices.size > 0 && !mayAdminister(person) ? <Notice>{t('admins_declare')}</Notice> : null}
      {prices.size > 0 && mayAdminister(person) ? (
        <>
          <p>{t('typed_text')}</p>
          {[...prices].map(([amount, same]) => (
            <DeclareForm
              key={amount}
              page={page}
              figure={same[0]?.figure ?? ''}
              onDeclared={() => onDeclared(same)}
            />
          ))}
        </>
      ) : null}
    </section>
  );
}

/** It has no block that could be hidden when the declaration ends. */
const isInTitle = ({ block, field }: Issue) => block === '' && field === 'title';

/** Spellings of the same amount are declared together. */
function amountOf(figure: string): string {
  const [price] = typedPrices(figure);
  return price ? `${price.amount} ${price.currency}` : figure;
}
