import { Heading, Select } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { NumberedBlocks } from '../../shared/numbered-blocks/NumberedBlocks.js';
import type { infoSystem } from './info-system.definition.js';
import { styles } from './info-system.styles.js';

/** Label and help text of the list, from `name | help`. */
function listLabels(labels: string): { label: string; hint?: string } {
  const [label = '', hint = ''] = labels.split('|').map((text) => text.trim());
  return { label, ...(hint && { hint }) };
}

/** The title with `{selectedOption}` replaced; without a title, the option. */
export const infoTitle = (title: string, option: string): string =>
  title.trim() === '' ? option : title.replaceAll('{selectedOption}', () => option);

export function InfoSystem({ index, fields, groups }: BlockProps<typeof infoSystem>) {
  const css = useStyles(styles);
  const options = useId();
  const [chosen, setChosen] = useState(groups[0]?.id);
  const current = groups.some(({ id }) => id === chosen) ? chosen : groups[0]?.id;
  const { label, hint } = listLabels(fields.labels);
  return (
    <BlockSection frame={fields} label={label || undefined}>
      <div className={css.root}>
        {groups.length > 1 && (
          <div className={css.choice}>
            <Select
              label={label}
              hint={hint}
              aria-controls={options}
              value={current}
              onChange={(event) => setChosen(event.currentTarget.value)}
              options={groups.map(({ id, fields }) => ({ value: id, label: fields.option_label }))}
            />
          </div>
        )}
        <div id={options} className={css.options}>
          {groups.map(({ id, notice, fields: option }, at) => (
            <div
              key={id}
              className={css.option}
              data-away={id === current ? undefined : true}
              data-notice={notice}
            >
              <Heading level={2} size="l" className={css.title}>
                {infoTitle(fields.model_title, option.option_label)}
              </Heading>
              <NumberedBlocks fields={option} level={3} eager={at === 0 && index < 2} />
            </div>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
