import { directionOf, type Locale, locales } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { stockMessages } from '../stock-messages.ts';
import { valueIn } from '../value-in.ts';
import { inputText, readInput, recordKind } from './record-kind.ts';

interface FieldDialogProps {
  field: string;
  name: string;
  /** Current value: edited, else imported. */
  value: unknown;
  /** Currency of an amount. */
  currency: string;
  isBusy: boolean;
  onClose(): void;
  onSave(value: unknown): void;
}

/** Edits one field of a vehicle; empty means no value. */
export function FieldDialog(props: FieldDialogProps) {
  const { field, name, value, currency, isBusy, onClose, onSave } = props;
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const kind = recordKind(field, value);
  const known = (value ?? {}) as Record<string, unknown>;
  const [text, setText] = useState(inputText(kind, value, currency));
  const [texts, setTexts] = useState<Record<Locale, string>>(
    Object.fromEntries(locales.map((language) => [language, String(known[language] ?? '')])),
  );
  const read = kind === 'texts' ? texts : readInput(kind, text, currency);
  const error = read === undefined ? t('invalid_number') : undefined;
  return (
    <Dialog
      title={t('edit_field', { field: name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={isBusy || read === undefined}
            onClick={() => onSave(read)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {kind === 'texts' ? (
        locales.map((language) => (
          <Field key={language} label={valueIn(language, locale)}>
            {(facts) => (
              <textarea
                {...facts}
                rows={2}
                lang={language}
                dir={directionOf(language)}
                className={control.input}
                value={texts[language]}
                onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
              />
            )}
          </Field>
        ))
      ) : (
        <Field
          label={kind === 'amount' ? `${name} (${currency})` : name}
          help={kind === 'list' ? t('list_help') : undefined}
          error={error}
        >
          {(facts) =>
            kind === 'list' ? (
              <textarea
                {...facts}
                dir="auto"
                rows={4}
                className={control.input}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            ) : (
              <input
                {...facts}
                dir="auto"
                inputMode={kind === 'text' ? 'text' : 'decimal'}
                className={control.input}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )
          }
        </Field>
      )}
    </Dialog>
  );
}
