import type { ConsentScope } from '@mawkib/core/consent';
import { consentBannerMessages } from '@mawkib/core/consent';
import { useState } from 'react';
import { Button } from '../buttons/Button.js';
import { Checkbox } from '../form/Checkbox.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './consent-dialog.styles.js';

interface ScopeChoiceProps {
  scopes: readonly ConsentScope[];
  granted: readonly ConsentScope[];
  onSave: (scopes: readonly ConsentScope[]) => void;
}

/** The scopes with their purposes; the obligatory one is always on. */
export function ScopeChoice({ scopes, granted, onSave }: ScopeChoiceProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = consentBannerMessages(locale);
  const [chosen, setChosen] = useState<readonly ConsentScope[]>(granted);
  const toggle = (scope: ConsentScope) =>
    setChosen((before) =>
      before.includes(scope) ? before.filter((other) => other !== scope) : [...before, scope],
    );
  return (
    <form
      className={css.choice}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(scopes.filter((scope) => scope === 'obligatory' || chosen.includes(scope)));
      }}
    >
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          label={
            scope === 'obligatory'
              ? `${t(`scope_${scope}`)} — ${t('always_on')}`
              : t(`scope_${scope}`)
          }
          hint={t(`scope_${scope}_purpose`)}
          checked={scope === 'obligatory' || chosen.includes(scope)}
          disabled={scope === 'obligatory'}
          onChange={() => toggle(scope)}
        />
      ))}
      <Button kind="primary" type="submit">
        {t('save')}
      </Button>
    </form>
  );
}
