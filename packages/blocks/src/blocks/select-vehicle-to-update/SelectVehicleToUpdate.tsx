import { matchingSubblocks, updateResult } from '@mawkib/core/calculators';
import { Button, Select, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { selectVehicleToUpdate } from './select-vehicle-to-update.definition.js';
import { messages } from './select-vehicle-to-update.messages.js';
import { styles } from './select-vehicle-to-update.styles.js';
import { UpdateButton, UpdateDetails } from './UpdateButton.js';

const nothing = { parent: '', child: '' };

export function SelectVehicleToUpdate({
  fields,
  groups,
}: BlockProps<typeof selectVehicleToUpdate>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [choice, setChoice] = useState(nothing);
  const [shown, setShown] = useState<typeof nothing>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { mapper } = fields;
  const parentOf = (key: string) => mapper.dropdowns.find((one) => one.key === key);
  const show = () => {
    const isWhole = choice.parent !== '' && choice.child !== '';
    setIsIncomplete(!isWhole);
    setShown(isWhole ? choice : undefined);
  };
  const change = (next: typeof nothing) => {
    setChoice(next);
    setShown(undefined);
    setIsIncomplete(false);
  };
  const keys = groups.map((group) => group.fields.subblock_key.trim());
  const matching = new Set(shown && matchingSubblocks(mapper, shown, keys));
  const updates = groups.filter((_, at) => matching.has(keys[at] ?? ''));
  const missing = (value: string) => (isIncomplete && value === '' ? t('missing') : undefined);
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <Select
          label={fields.parent_label || t('parent')}
          placeholder={fields.parent_placeholder || t('choose')}
          options={mapper.dropdowns.map(({ key, label }) => ({ value: key, label }))}
          value={choice.parent}
          error={missing(choice.parent)}
          onChange={(event) => change({ parent: event.currentTarget.value, child: '' })}
        />
        <Select
          label={fields.child_label || t('child')}
          placeholder={fields.child_placeholder || t('choose')}
          options={(parentOf(choice.parent)?.children ?? []).map((year) => ({
            value: year,
            label: year,
          }))}
          disabled={choice.parent === ''}
          value={choice.child}
          error={missing(choice.child)}
          onChange={(event) => change({ ...choice, child: event.currentTarget.value })}
        />
        <div className={css.buttons}>
          <Button onClick={show}>{fields.button_text || t('show')}</Button>
          <Button kind="secondary" onClick={() => change(nothing)}>
            {fields.clear_text || t('clear')}
          </Button>
        </div>
      </form>
      <div className={css.result}>
        <p role="status" className={css.text}>
          {shown &&
            updateResult(fields.result_text ?? '', {
              amount: updates.length,
              parent: parentOf(shown.parent)?.label ?? '',
              child: shown.child,
            })}
        </p>
        <div className={css.updates}>
          {updates.map((group) => (
            <UpdateButton key={group.id} update={group.fields} />
          ))}
        </div>
      </div>
      {groups.length > 0 && (
        <div className={css.all}>
          <p>{t('all')}</p>
          {groups.map(({ id, fields: update }) => (
            <details key={id} className={css.instead}>
              <summary>{update.button_text || update.modal_title}</summary>
              <UpdateDetails update={update} />
            </details>
          ))}
        </div>
      )}
    </BlockSection>
  );
}
