import { Icon, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef } from 'react';
import type { DisclaimerDisplay } from '../../engine/showroom/showroom-config.js';
import { messages } from '../labels/card.messages.js';
import { styles } from './price-disclaimer.styles.js';

interface Props {
  /** One paragraph each; renders nothing if empty. */
  texts: readonly string[];
  /** Default `icon-info-tip`. Site document, section 9. */
  display?: DisclaimerDisplay;
}

/**
 * Disclaimers of a price, behind an info icon or as text. The tooltip is a native disclosure, which
 * opens without JavaScript; Escape and blur close it.
 */
export function PriceDisclaimer({ texts, display = 'icon-info-tip' }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const tip = useRef<HTMLDetailsElement>(null);
  const shown = [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  if (shown.length === 0) return null;
  const lines = shown.map((text) => <p key={text}>{text}</p>);
  if (display === 'text') return <div className={css.text}>{lines}</div>;
  const close = () => {
    if (tip.current) tip.current.open = false;
  };
  return (
    <details
      ref={tip}
      className={css.tip}
      data-display="icon-info-tip"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !tip.current?.open) return;
        event.stopPropagation();
        close();
        tip.current.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className={css.icon} aria-label={messages(locale)('disclaimer')}>
        <Icon name="info" size={20} />
      </summary>
      <div className={css.bubble} role="note" data-surface="light">
        {lines}
      </div>
    </details>
  );
}
