import type { AnchorProps, LinkAdapter } from '@mawkib/ui';

/**
 * A plain anchor: clicks are delegated to the router (`NavigationEffects`), at no cost per link.
 */
function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

export const linkAdapter: LinkAdapter = {
  Link: Anchor,
  formHref: (link) => link.url || '/test-drive',
};
