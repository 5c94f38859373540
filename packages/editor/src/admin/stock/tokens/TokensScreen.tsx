import {
  createMachineToken,
  listMachineTokens,
  listStockSources,
  type MachineToken,
  revokeMachineToken,
} from '@mawkib/api-clients/contracts/stock';
import { formatDateTime, formatList } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { nameIn, useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { TableSkeleton } from '../../layout/TableSkeleton.tsx';
import { StockLayout } from '../StockLayout.tsx';
import { stockMessages } from '../stock-messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { TokenDialog, type TokenForm } from './TokenDialog.tsx';

/** Tokens of systems that send vehicles: list, create, revoke. */
export function TokensScreen() {
  const t = useTexts(stockMessages);
  const [isAdding, setAdding] = useState(false);
  return (
    <StockLayout
      lead={t('tokens_lead')}
      actions={
        <Button kind="primary" onClick={() => setAdding(true)}>
          {t('add_token')}
        </Button>
      }
    >
      <Tokens isAdding={isAdding} onAdded={() => setAdding(false)} />
    </StockLayout>
  );
}

function Tokens({ isAdding, onAdded }: { isAdding: boolean; onAdded(): void }) {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const tokens = useOperationQuery(listMachineTokens, {});
  const sources = useOperationQuery(listStockSources, {});
  const [secret, setSecret] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<MachineToken | null>(null);
  const { isBusy, run } = useOperationMutation([listMachineTokens]);

  const add = async (form: TokenForm) => {
    const created = await run(createMachineToken, { body: form });
    if (!created) return;
    onAdded();
    setSecret(created.data.secret);
  };
  const revoke = async ({ id }: MachineToken) => {
    setRevoked(null);
    await run(revokeMachineToken, { params: { id } });
  };

  if (tokens.isError && !tokens.data) {
    return <LoadFailed text={failureText(tokens.error, locale)} onRetry={tokens.refetch} />;
  }
  return (
    <>
      <TokenTable tokens={tokens.data?.data} onRevoke={setRevoked} />
      {isAdding && (
        <TokenDialog
          sources={sources.data?.data ?? []}
          isBusy={isBusy}
          onClose={onAdded}
          onAdd={(form) => void add(form)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      {revoked && (
        <Dialog
          title={t('revoke_title', { name: revoked.name })}
          onClose={() => setRevoked(null)}
          actions={
            <>
              <Button data-autofocus="" onClick={() => setRevoked(null)}>
                {t('cancel')}
              </Button>
              <Button kind="danger" onClick={() => void revoke(revoked)}>
                {t('revoke')}
              </Button>
            </>
          }
        >
          <p>{t('revoke_text')}</p>
        </Dialog>
      )}
    </>
  );
}

interface TokenTableProps {
  tokens: readonly MachineToken[] | undefined;
  onRevoke(token: MachineToken): void;
}

function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const columns = [t('token'), t('scopes'), t('source'), t('by'), t('last_used')];
  if (!tokens) return <TableSkeleton columns={columns} />;
  if (tokens.length === 0) return <EmptyState title={t('no_tokens')} />;
  const scope = { 'stock:push': t('scope_push'), 'stock:import': t('scope_import') };
  return (
    <ScrollRegion className={screen.tableFrame} label={t('tab_tokens')}>
      <table className={`${screen.table} ${css.stack}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th aria-label={t('revoke')} />
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <td className={css.named}>
                <strong>
                  <bdi>{token.name}</bdi>
                </strong>
                <span className={css.small}>
                  <bdi dir="ltr" className={css.code}>{`${token.prefix}…`}</bdi>
                </span>
              </td>
              <td data-label={t('scopes')}>
                {formatList(
                  token.scopes.map((name) => scope[name]),
                  locale,
                )}
              </td>
              <td data-label={t('source')}>
                <bdi>{token.sources ? token.sources.join(', ') : t('every_source')}</bdi>
              </td>
              <td data-label={t('by')}>
                <bdi>{nameIn(token.created_by, locale)}</bdi>
                <span className={css.small}>{formatDateTime(token.created_at, locale)}</span>
              </td>
              <td className={css.time} data-label={t('last_used')}>
                {token.last_used_at ? formatDateTime(token.last_used_at, locale) : t('never')}
              </td>
              <td>
                {token.revoked_at ? (
                  <span className={css.small}>{t('revoked')}</span>
                ) : (
                  <Button kind="danger" onClick={() => onRevoke(token)}>
                    {t('revoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
