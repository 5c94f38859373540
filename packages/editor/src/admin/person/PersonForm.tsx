import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { personMessages } from './person-messages.ts';

const maxKeys = 10;

interface PersonFormProps {
  isBusy: boolean;
  onFind(keys: readonly string[]): void;
}

/** Addresses and numbers of one person. */
export function PersonForm({ isBusy, onFind }: PersonFormProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(personMessages);
  const [fields, setFields] = useState([{ id: 0, text: '' }]);
  const keys = fields.map(({ text }) => text.trim()).filter((text) => text.length > 2);
  const change = (id: number, text: string) =>
    setFields(fields.map((field) => (field.id === id ? { id, text } : field)));
  return (
    <form
      className={css.card}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (keys.length > 0 && !isBusy) onFind(keys);
      }}
    >
      {fields.map(({ id, text }, at) => (
        <div key={id} className={css.bar} style={{ marginBlockEnd: 0 }}>
          <label className={`${css.field} ${css.grow}`}>
            <span>{t(at === 0 ? 'key' : 'another')}</span>
            <input
              dir="ltr"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              className={control.input}
              placeholder="name@example.com"
              maxLength={254}
              value={text}
              // biome-ignore lint/a11y/noAutofocus: the field was asked for a moment ago
              autoFocus={at > 0}
              onChange={({ target }) => change(id, target.value)}
            />
          </label>
          {at > 0 && (
            <IconButton
              icon="close"
              label={t('remove_key')}
              onClick={() => setFields(fields.filter((field) => field.id !== id))}
            />
          )}
        </div>
      ))}
      <div className={css.actions}>
        <Button type="submit" kind="primary" disabled={keys.length === 0 || isBusy}>
          {t(isBusy ? 'finding' : 'find')}
        </Button>
        {fields.length < maxKeys && (
          <Button
            icon="add"
            onClick={() => setFields([...fields, { id: (fields.at(-1)?.id ?? 0) + 1, text: '' }])}
          >
            {t('another')}
          </Button>
        )}
      </div>
    </form>
  );
}
