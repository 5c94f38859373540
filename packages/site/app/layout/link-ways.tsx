import type { AnchorProps, LinkWays } from '@mawkib/ui';

/** A plain anchor: clicks reach the router by delegation (`NavigationEffects`), at no cost per link. */
function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

export const linkWays: LinkWays = {
  Link: Anchor,
  formHref: (link) => link.url || '/test-drive',
};
