import type { ConsentScope } from '@mawkib/core/consent';
import { ConsentGate } from '@mawkib/core/react';
import type { CSSProperties } from 'react';
import type { SectionTheme } from '../styles/breakpoints.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { ConsentPlaceholder } from './ConsentPlaceholder.js';
import { styles } from './consent-placeholder.styles.js';

export interface EmbeddedFrameProps {
  /** URL of the third-party page; only `https:` is rendered. */
  src: string;
  /** Accessible name of the content. */
  title: string;
  /** Aspect ratio. Default: `16 / 9`. */
  ratio?: string;
  /** Required scope. Default: `marketing`. */
  scope?: ConsentScope;
  /** What it is, for the text of the placeholder. Default: any content. */
  kind?: 'map' | 'video' | undefined;
  /** Surface of the placeholder. Default: grey. */
  surface?: SectionTheme;
}

/** A third-party frame; loaded when its scope is granted and removed when that is withdrawn. */
export function EmbeddedFrame({
  src,
  title,
  ratio = '16 / 9',
  scope = 'marketing',
  kind,
  surface,
}: EmbeddedFrameProps) {
  const css = useStyles(styles);
  if (!/^https:\/\//i.test(src)) return null;
  return (
    <div className={css.frame} style={{ '--ratio': ratio } as CSSProperties}>
      <ConsentGate
        scope={scope}
        placeholder={(change, allow) => (
          <ConsentPlaceholder onChange={change} onAllow={allow} kind={kind} surface={surface} />
        )}
      >
        <iframe
          src={src}
          title={title}
          loading="lazy"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      </ConsentGate>
    </div>
  );
}
