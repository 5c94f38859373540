import type { AnchorProps, LinkAdapter } from '@mawkib/ui';
import { formAddress } from '../forms/form-address.ts';

/**
 * A plain anchor: clicks are delegated to the router (`NavigationEffects`), at no cost per link.
 */
function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

export const linkAdapter: LinkAdapter = {
  Link: Anchor,
  formHref: formAddress,
};
