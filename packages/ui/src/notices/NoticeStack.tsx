import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.js';
import { SmartLink } from '../link/SmartLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './notice-stack.styles.js';
import { messages } from './notices.messages.js';
import { isLasting, type NoticeContent } from './with-notice.js';

export interface NoticeStackProps {
  notices: readonly NoticeContent[];
  onClose: (id: string) => void;
}

/** Milliseconds that a notice stays; not counted while it is pointed at or focused. */
const stays = 8000;

/**
 * The shown notices, newest last. F8 moves the focus to them, Escape closes one and returns the
 * focus. It has no live region: announce the texts too.
 */
export function NoticeStack({ notices, onClose }: NoticeStackProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const root = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const back = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const last = [...(root.current?.querySelectorAll<HTMLElement>('li') ?? [])].at(-1);
      if (event.key !== 'F8' || !last) return;
      event.preventDefault();
      if (!root.current?.contains(document.activeElement)) before.current = document.activeElement;
      last.querySelector<HTMLElement>('a, button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (notices.length === 0) return null;
  return (
    <section ref={root} aria-label={t('notices')} className={css.root} data-print="hidden">
      <ol className={css.list}>
        {notices.map((notice) => (
          <ShownNotice
            key={notice.id}
            notice={notice}
            onClose={(hadFocus) => {
              onClose(notice.id);
              if (hadFocus) back();
            }}
          />
        ))}
      </ol>
    </section>
  );
}

interface ShownNoticeProps {
  notice: NoticeContent;
  onClose: (hadFocus: boolean) => void;
}

function ShownNotice({ notice, onClose }: ShownNoticeProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const item = useRef<HTMLLIElement>(null);
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  const end = () => close.current(item.current?.contains(document.activeElement) ?? false);
  useEffect(() => {
    if (isHeld || isLasting(notice)) return;
    const timer = setTimeout(() => close.current(false), stays);
    return () => clearTimeout(timer);
  }, [isHeld, notice]);
  const { action, text } = notice;
  return (
    <li
      ref={item}
      className={css.notice}
      data-surface="black"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && end()}
    >
      <p className={css.text}>{text}</p>
      {action && 'href' in action ? (
        <SmartLink href={action.href} className={css.action} onClick={end}>
          {action.label}
        </SmartLink>
      ) : null}
      {action && 'onPress' in action ? (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            end();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={css.close} aria-label={t('close')} onClick={end}>
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
