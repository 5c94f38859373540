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
  /** Renders internal links; `href` already carries the language. */
  Link: ComponentType<AnchorProps>;
  /** Where a link of type `form` leads; its own address or `#form-<id>` without this. */
  formHref?: (link: LinkValue) => string;
  /** What opens a form or acts on a plain button in place, where a script runs. */
  onAction?: (link: LinkValue) => void;
}

function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<LinkAdapter>({ Link: Anchor });

/** Give it one constant value: a value that changes renders every link again. */
export function LinkProvider({ ways, children }: { ways: LinkAdapter; children: ReactNode }) {
  return <LinkContext value={ways}>{children}</LinkContext>;
}

export const useLinkAdapter = () => use(LinkContext);
