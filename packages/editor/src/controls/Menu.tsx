import { Tooltip } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { controlStyles } from './controls.styles.ts';
import type { EditorIcon } from './icon-paths.ts';
import { menuStyles } from './menu.styles.ts';
import { Sign } from './Sign.tsx';

interface MenuProps {
  icon: EditorIcon;
  /** Name of the button and of the menu. */
  label: string;
  /** Text above the items. */
  header: ReactNode;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A button with a menu of actions and links. */
export function Menu({ icon, label, header, children }: MenuProps) {
  const css = useStyles(menuStyles);
  const control = useStyles(controlStyles);
  return (
    <MenuTrigger>
      <Tooltip text={label} className={control.tip}>
        <AriaButton className={control.button} data-kind="quiet" data-square="" aria-label={label}>
          <Sign name={icon} />
        </AriaButton>
      </Tooltip>
      <Popover placement="bottom end" offset={6} className={css.popover}>
        <AriaMenu aria-label={label} className={css.menu}>
          <MenuSection className={css.menu}>
            <Header className={css.header}>{header}</Header>
            {children}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface MenuItemProps extends Pick<AriaMenuItemProps, 'onAction' | 'href' | 'target' | 'rel'> {
  icon: EditorIcon;
  label: string;
  /** Language of the label, where it is not the editor's. */
  lang?: string;
}

/** An action, or a link with `href`. */
export function MenuItem({ icon, label, lang, ...rest }: MenuItemProps) {
  const css = useStyles(menuStyles);
  return (
    <AriaMenuItem className={css.item} textValue={label} {...rest}>
      <Sign name={icon} />
      <span lang={lang}>{label}</span>
    </AriaMenuItem>
  );
}
