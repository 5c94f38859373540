import { Button, Notice, TextInput, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { normaliseVin } from '../../shared/vin/normalise-vin.js';
import { checkVin, type VinResult } from './check-vin.js';
import type { vinChecker } from './vin-checker.definition.js';
import { messages } from './vin-checker.messages.js';
import { styles } from './vin-checker.styles.js';
import { noVins } from './vin-digests.js';

/** Compares a VIN with the block's list in the browser; it makes no request. */
export function VinChecker({ fields }: BlockProps<typeof vinChecker>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<VinResult>();
  const form = useRef<HTMLFormElement>(null);
  const isWrong = result === 'blank' || result === 'malformed';
  const text = result === 'affected' ? fields.positive_text : fields.negative_text;
  const check = () => {
    const checked = checkVin(fields.vin_list ?? noVins, typed);
    setTyped(normaliseVin(typed));
    setResult(checked);
    if (checked === 'blank' || checked === 'malformed')
      form.current?.querySelector('input')?.focus();
  };
  return (
    <BlockSection data={{ 'data-alignment': fields.alignment, 'data-height': fields.height }}>
      <div className={css.root}>
        <form
          ref={form}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <TextInput
            label={fields.label || t('label')}
            hint={t('hint')}
            error={isWrong ? t(result) : undefined}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setResult(undefined);
            }}
          />
          <Button onClick={check}>{fields.button_text || t('check')}</Button>
          <div role="status" className={css.result}>
            {result && !isWrong && text && (
              <Notice kind={result === 'affected' ? 'warning' : 'success'}>{text}</Notice>
            )}
          </div>
        </form>
        <p className={css.noScript}>{t('no_script')}</p>
      </div>
    </BlockSection>
  );
}
