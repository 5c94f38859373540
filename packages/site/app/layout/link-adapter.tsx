import type { AnchorProps, LinkAdapter } from '@mawkib/ui';

/** A plain anchor: clicks reach the router by delegation (`NavigationEffects`), at no cost per link. */
function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

export const linkAdapter: LinkAdapter = {
  Link: Anchor,
  formHref: (link) => link.url || '/test-drive',
};
