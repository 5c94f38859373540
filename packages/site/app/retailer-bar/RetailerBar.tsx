import { Icon, Ltr, OpenNow, SmartLink, useNow } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DealerContact } from '../dealers/dealer-view.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { retailerBarMessages } from './retailer-bar.messages.ts';
import { styles } from './retailer-bar.styles.ts';
import { styles as slotStyles } from './retailer-bar-slot.styles.ts';
import { setVisitorRetailer, visitorRetailer } from './visitor-retailer.ts';

interface Props {
  /** Code of the dealer, from an address: it may be of none. */
  code: string;
  /** Shown until the retailer is known. */
  room: ReactNode;
  /** Removes the retailer for the rest of the visit. */
  onForget: () => void;
}

/** Name, current hours, phone and directions of the visitor's retailer. */
export default function RetailerBar({ code, room, onForget }: Props) {
  const found = useContact(code, onForget);
  if (found === undefined) return room;
  return found ? <Bar retailer={found} onForget={onForget} /> : null;
}

/** Undefined while it is loading; null if the service does not respond. */
function useContact(code: string, onForget: () => void): DealerContact | null | undefined {
  const locale = usePageLocale();
  const [found, setFound] = useState(() => {
    const known = visitorRetailer();
    return known?.code === code && known.locale === locale
      ? (known.contact ?? undefined)
      : undefined;
  });
  const [hasFailed, setFailed] = useState(false);
  const forget = useRef(onForget);
  forget.current = onForget;
  useEffect(() => {
    const flight = new AbortController();
    loadContact(`/${locale}/retailers/${encodeURIComponent(code)}/contact`, flight.signal).then(
      (contact) => {
        if (flight.signal.aborted) return;
        // There is no such dealer.
        if (!contact) return forget.current();
        setFound(contact);
        setVisitorRetailer({ code, locale, contact });
      },
      () => flight.signal.aborted || setFailed(true),
    );
    return () => flight.abort();
  }, [code, locale]);
  return found ?? (hasFailed ? null : undefined);
}

async function loadContact(address: string, signal: AbortSignal): Promise<DealerContact | null> {
  const response = await fetch(address, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Retailer: ${response.status}`);
  return response.json();
}

function Bar({ retailer, onForget }: { retailer: DealerContact; onForget: () => void }) {
  const css = useStyles(styles);
  const { room } = useStyles(slotStyles);
  const t = retailerBarMessages(usePageLocale());
  // Rendered in the browser only.
  const now = useNow() ?? Date.now();
  const { name, href, hours, hoursText, timeZone, phone, directions, changeHref } = retailer;
  return (
    <aside
      className={room}
      aria-label={t('label')}
      data-sticky="retailer"
      data-surface="grey"
      data-print="hidden"
    >
      <div className={css.content}>
        <div className={css.words}>
          <span className={css.name} dir="auto">
            {href ? <SmartLink href={href}>{name}</SmartLink> : name}
          </span>
          <span className={css.state} dir="auto">
            {hours ? <OpenNow hours={hours} timeZone={timeZone} now={now} /> : hoursText}
          </span>
        </div>
        {phone ? (
          <a className={css.way} href={phone.href} aria-label={t('call', { phone: phone.text })}>
            <Icon name="phone" size={20} />
            <Ltr className={css.wide}>{phone.text}</Ltr>
          </a>
        ) : null}
        <SmartLink
          className={css.way}
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('directions_new_window')}
        >
          <Icon name="pin" size={20} />
          <span className={css.wide}>{t('directions')}</span>
        </SmartLink>
        <SmartLink className={css.way} href={changeHref}>
          <span>{t('change')}</span>
        </SmartLink>
        <button type="button" className={css.way} onClick={onForget} aria-label={t('remove')}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  );
}
