import {
  createOrderExport,
  downloadOrderExport,
  getOrderExport,
} from '@mawkib/api-clients/contracts/staff';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../controls/Button.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { orderMessages } from './order-messages.ts';
import type { orderQuery } from './order-query.ts';

interface ExportButtonProps {
  query: ReturnType<typeof orderQuery>;
  headers: { 'Order-Person'?: string };
}

const pauseMs = 1000;

/** Downloads the orders that match the filters as CSV, all pages of them. */
export function ExportButton({ query, headers }: ExportButtonProps) {
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const { before: _, items: __, ...filter } = query;
      const begun = await call(createOrderExport, { headers, body: filter });
      const params = { export_id: begun.data.id };
      let { status } = begun.data;
      while (status !== 'done') {
        if (status === 'failed') throw new Error('The export failed');
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        ({ status } = (await call(getOrderExport, { params })).data);
      }
      saveFile(await call(downloadOrderExport, { params }));
    },
    onSuccess: () => showToast(t('exported')),
    onError: (error) => showToast(failureText(error, locale), { kind: 'error' }),
  });
  return (
    <Button kind="plain" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {t(isPending ? 'exporting' : 'export')}
    </Button>
  );
}
