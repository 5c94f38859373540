import { Icon, useFloatingActions, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId, useMemo, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BarLink } from './BarLink.js';
import { barGroups, floatingActionsOf, shownOnMobile } from './bar-items.js';
import type { readyToGoBar } from './ready-to-go-bar.definition.js';
import { messages } from './ready-to-go-bar.messages.js';
import { styles } from './ready-to-go-bar.styles.js';

export function ReadyToGoBar({ fields, groups }: BlockProps<typeof readyToGoBar>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const list = useId();
  const [open, setOpen] = useState(false);
  useFloatingActions(useMemo(() => floatingActionsOf(fields, groups), [fields, groups]));
  const shown = barGroups(groups);
  if (fields.hide_block) return null;
  return (
    <BlockSection width="full" className={css.root}>
      {shown.length > 0 && (
        <nav className={css.bar} aria-label={t('next_steps')}>
          <ul id={list} className={css.list}>
            {shown.map(({ id, notice, fields: { icon, ...group } }, at) => (
              <li
                key={id}
                className={css.item}
                data-rest={at < shownOnMobile ? undefined : open ? 'shown' : 'away'}
                data-notice={notice}
              >
                {group['rdx-link'] && <BarLink link={group['rdx-link']} icon={icon} />}
              </li>
            ))}
          </ul>
          {shown.length > shownOnMobile && !open && (
            <button
              type="button"
              className={css.more}
              aria-expanded={open}
              aria-controls={list}
              onClick={() => setOpen(true)}
            >
              {fields.mobile_button_label}
              <Icon name="chevron-down" size={16} />
            </button>
          )}
        </nav>
      )}
    </BlockSection>
  );
}
