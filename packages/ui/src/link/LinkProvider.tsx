import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';
import type { LinkValue } from './link-value.js';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export interface LinkAdapter {
  /** Renders internal links; `href` includes the language. */
  Link: ComponentType<AnchorProps>;
  /** URL of a link of type `form`. Default: its own URL or `#form-<id>`. */
  formHref?: (link: LinkValue) => string;
  /** Opens the dialog of a link of type `form` without a click on it, e.g. for a hash. */
  openForm?: (link: LinkValue) => void;
  /** Opens a form or handles a plain button in place, if scripts run. */
  onAction?: (link: LinkValue) => void;
}

function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<LinkAdapter>({ Link: Anchor });

/** Pass a constant value: each change rerenders every link. */
export function LinkProvider({ adapter, children }: { adapter: LinkAdapter; children: ReactNode }) {
  return <LinkContext value={adapter}>{children}</LinkContext>;
}

export const useLinkAdapter = () => use(LinkContext);
