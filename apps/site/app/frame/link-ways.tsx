import type { AnchorProps, LinkWays } from '@mawkib/ui';
import { Link } from 'react-router';

/** Links within the site go through the router, which keeps the page alive. */
function RouterLink({ href, ...props }: AnchorProps) {
  return <Link {...props} to={href} prefetch="intent" />;
}

export const linkWays: LinkWays = {
  Link: RouterLink,
  formHref: (link) => link.url || '/test-drive',
};
