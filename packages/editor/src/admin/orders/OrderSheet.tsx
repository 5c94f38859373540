import { getStaffOrder } from '@mawkib/api-clients/contracts/staff';
import { useLocation, useNavigate, useParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { OrderActions } from './actions/OrderActions.tsx';
import { OrderChoices } from './OrderChoices.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderTerms } from './OrderTerms.tsx';

/** Panel of one order, with its own URL. */
export function OrderSheet() {
  const { locale } = useLanguage();
  const { number = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, isPending, isError, error, refetch } = useOperationQuery(
    getStaffOrder,
    { params: { number } },
    // The buyer's data is removed from the cache when the panel closes.
    { poll: true, fresh: true },
  );
  const order = data?.data;
  return (
    <Dialog
      title={number}
      size="sheet"
      onClose={() => navigate({ pathname: `/${locale}/admin/orders`, search })}
    >
      {isPending && <Loading />}
      {isError && !order && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {order && (
        <>
          <OrderFacts order={order} />
          <OrderActions order={order} />
          <OrderChoices choices={order.choices} />
          <OrderTerms terms={order.terms} />
          <OrderHistory order={order} />
        </>
      )}
    </Dialog>
  );
}
