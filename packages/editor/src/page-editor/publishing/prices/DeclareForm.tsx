import { declarePrice, listDeclaredPrices } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { FormField } from '../../inspector/FormField.tsx';
import { fieldErrors } from '../../settings/page-settings.ts';
import { priceStyles } from './price.styles.ts';
import { priceMessages } from './price-messages.ts';

interface DeclareFormProps {
  page: string;
  figure: string;
  onDeclared(): void;
}

/** Reason and end of one typed price. */
export function DeclareForm({ page, figure, onDeclared }: DeclareFormProps) {
  const css = useStyles(priceStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(priceMessages);
  const [typed, setTyped] = useState({ reason: '', ends_on: '' });
  const [isChecked, setChecked] = useState(false);
  const { isBusy, error, run } = useOperationMutation([listDeclaredPrices]);
  const errors = fieldErrors(error);
  const errorOf = (name: keyof typeof typed) =>
    isChecked && typed[name].trim() === '' ? t('required') : errors[name];
  const declare = async () => {
    setChecked(true);
    if (isBusy || Object.values(typed).some((value) => value.trim() === '')) return;
    const input = { params: { id: page }, body: { figure, ...typed } };
    const done = await run(declarePrice, input, { successMessage: t('declared', { figure }) });
    if (done) onDeclared();
  };
  return (
    <form
      className={css.form}
      noValidate
      aria-label={t('declare_figure', { figure })}
      onSubmit={(event) => {
        event.preventDefault();
        void declare();
      }}
    >
      <strong className={css.figure}>
        <bdi>{figure}</bdi>
      </strong>
      <div className={css.fields}>
        <FormField label={t('reason')} error={errorOf('reason')}>
          {(facts) => (
            <input
              {...facts}
              className={control.input}
              maxLength={500}
              placeholder={t('reason_hint')}
              value={typed.reason}
              onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
            />
          )}
        </FormField>
        <FormField label={t('until')} error={errorOf('ends_on')}>
          {(facts) => (
            <input
              {...facts}
              type="date"
              className={control.input}
              value={typed.ends_on}
              onChange={({ target }) => setTyped({ ...typed, ends_on: target.value })}
            />
          )}
        </FormField>
      </div>
      <Button type="submit" kind="plain" disabled={isBusy}>
        {t('declare')}
      </Button>
    </form>
  );
}
