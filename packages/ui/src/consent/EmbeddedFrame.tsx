import type { ConsentScope } from '@mawkib/core/consent';
import { ConsentGate } from '@mawkib/core/react';
import type { CSSProperties } from 'react';
import type { SectionTheme } from '../styles/layout.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { ConsentPlaceholder } from './ConsentPlaceholder.js';
import { styles } from './consent-placeholder.styles.js';

export interface EmbeddedFrameProps {
  /** Address of the other site's page; nothing but `https:` is shown. */
  src: string;
  /** What is in it, for those who do not see it. */
  title: string;
  /** Width to height; `16 / 9` unless given. */
  ratio?: string;
  /** What the visitor must have granted; `marketing` unless given. */
  scope?: ConsentScope;
  /** Ground of what stands in its place; grey unless given. */
  surface?: SectionTheme;
}

/** Content of another site: asked for once its scope is granted, gone as soon as that is withdrawn. */
export function EmbeddedFrame({
  src,
  title,
  ratio = '16 / 9',
  scope = 'marketing',
  surface,
}: EmbeddedFrameProps) {
  const css = useStyles(styles);
  if (!/^https:\/\//i.test(src)) return null;
  return (
    <div className={css.frame} style={{ '--ratio': ratio } as CSSProperties}>
      <ConsentGate
        scope={scope}
        placeholder={(change) => <ConsentPlaceholder onChange={change} surface={surface} />}
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
