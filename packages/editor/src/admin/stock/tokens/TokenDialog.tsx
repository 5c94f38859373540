import {
  type MachineScope,
  machineScopes,
  type StockSource,
} from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { Field } from '../../layout/Field.tsx';
import { stockMessages } from '../stock-messages.ts';

export interface TokenForm {
  name: string;
  scopes: MachineScope[];
  /** Null: all. */
  sources: string[] | null;
}

interface TokenDialogProps {
  sources: readonly StockSource[];
  isBusy: boolean;
  onClose(): void;
  onAdd(form: TokenForm): void;
}

const scopeText = { 'stock:push': 'scope_push', 'stock:import': 'scope_import' } as const;

/** Creates a token: name, permissions and sources. */
export function TokenDialog({ sources, isBusy, onClose, onAdd }: TokenDialogProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly MachineScope[]>(['stock:push']);
  const [source, setSource] = useState('');
  const toggle = (scope: MachineScope) =>
    setScopes(machineScopes.filter((one) => scopes.includes(one) !== (one === scope)));
  return (
    <Dialog
      title={t('add_token')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={isBusy || !name.trim() || scopes.length === 0}
            onClick={() =>
              onAdd({ name: name.trim(), scopes: [...scopes], sources: source ? [source] : null })
            }
          >
            {t('add_token')}
          </Button>
        </>
      }
    >
      <Field label={t('token_name')}>
        {(facts) => (
          <input
            {...facts}
            className={control.input}
            data-autofocus=""
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <fieldset className={css.field}>
        <legend>{t('scopes')}</legend>
        {machineScopes.map((scope) => (
          <label key={scope} className={css.actions}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
            />
            {t(scopeText[scope])}
          </label>
        ))}
      </fieldset>
      <Field label={t('source')}>
        {(facts) => (
          <select
            {...facts}
            className={control.input}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          >
            <option value="">{t('every_source')}</option>
            {sources.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Dialog>
  );
}
