import type { AnchorProps, LinkAdapter } from '@mawkib/ui';
import { openDialog } from '../dialogs/follow-dialog-links.ts';
import { formAddress, readFormRequest } from '../forms/form-address.ts';

/**
 * A plain anchor: clicks are delegated to the router (`NavigationEffects`), at no cost per link.
 */
function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

export const linkAdapter: LinkAdapter = {
  Link: Anchor,
  formHref: formAddress,
  openForm: (link) => {
    const url = new URL(formAddress(link), location.origin);
    const { lang } = document.documentElement;
    openDialog({
      kind: 'form',
      href: `/${lang}${url.pathname}${url.search}`,
      ...readFormRequest(link.formId?.trim() ?? '', url.searchParams),
    });
  },
};
