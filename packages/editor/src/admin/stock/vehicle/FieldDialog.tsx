import { useSheet } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useTexts } from '../../../language/language.ts';
import { Field } from '../Field.tsx';
import { stockMessages } from '../stock-messages.ts';
import { inputText, readInput, recordKind } from './record-value.ts';

interface FieldDialogProps {
  field: string;
  name: string;
  /** The value now: edited, else imported. */
  value: unknown;
  /** Of amounts. */
  currency: string;
  isBusy: boolean;
  onClose(): void;
  onSave(value: unknown): void;
}

const languages = ['ar', 'en'] as const;

/** One field of a vehicle, edited by hand; empty says that there is none. */
export function FieldDialog(props: FieldDialogProps) {
  const { field, name, value, currency, isBusy, onClose, onSave } = props;
  const control = useSheet(controlStyles);
  const t = useTexts(stockMessages);
  const kind = recordKind(field, value);
  const known = (value ?? {}) as Record<string, unknown>;
  const [text, setText] = useState(inputText(kind, value, currency));
  const [texts, setTexts] = useState({
    ar: String(known.ar ?? ''),
    en: String(known.en ?? ''),
  });
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
        languages.map((language) => (
          <Field key={language} label={t(`value_${language}`)}>
            {(facts) => (
              <textarea
                {...facts}
                rows={2}
                lang={language}
                dir={language === 'ar' ? 'rtl' : 'ltr'}
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
