import { formatNumber } from '@mawkib/core/locale';
import { RichText, Slider, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type CSSProperties, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { RangeStop } from './RangeStop.js';
import type { rangeComponent } from './range-component.definition.js';
import { messages } from './range-component.messages.js';
import { styles } from './range-component.styles.js';

export function RangeComponent({ index, fields, groups }: BlockProps<typeof rangeComponent>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const [at, setAt] = useState(0);
  const current = Math.min(at, groups.length - 1);
  const spoken = ({ label, range }: (typeof groups)[number]['fields']) =>
    [label, range !== undefined && formatNumber(range, locale)].filter(Boolean).join(': ');
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <RichText className={css.intro} size={uiProps(fields).textSize} html={fields.paragraph} />
      <div className={css.stops}>
        {groups.map((group, place) => (
          <RangeStop
            key={group.id}
            group={group}
            away={place !== current}
            eager={place === 0 && index < 2}
          />
        ))}
      </div>
      {groups.length > 1 && (
        <div className={css.scale}>
          <Slider
            label={t('value')}
            marked
            max={groups.length - 1}
            value={current}
            valueText={spoken(groups[current]?.fields ?? {}) || undefined}
            onChange={setAt}
          />
          <ol
            className={css.marks}
            style={{ '--stops': groups.length } as CSSProperties}
            aria-hidden
          >
            {groups.map(({ id, fields: { label } }, place) => (
              <li key={id} data-current={place === current || undefined}>
                <span>{label}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </BlockSection>
  );
}
