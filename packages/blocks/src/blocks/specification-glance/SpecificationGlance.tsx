import { localize } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { Icon } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { presetName } from '../../model/presets/preset-name.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { specificationGlance } from './specification-glance.definition.js';
import { styles } from './specification-glance.styles.js';

export function SpecificationGlance({ fields, groups }: BlockProps<typeof specificationGlance>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const hasContent = Boolean(fields.title) || groups.length > 0;
  return (
    <BlockSection>
      {hasContent && <p className={css.model}>{localize(presetName(fields.model_key), locale)}</p>}
      <BlockTitle fields={fields} />
      {groups.length > 0 && (
        <ul className={css.figures} data-columns={fields['col-numbers']}>
          {groups.map(({ id, notice, fields: { icon, value, label } }) => (
            <li key={id} className={css.figure} data-notice={notice}>
              {icon && <Icon name={icon} size={32} className={css.icon} />}
              {value && <bdi className={css.value}>{value}</bdi>}
              {label && <span className={css.label}>{label}</span>}
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
