import type { SiteFooterProps } from '@mawkib/ui';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { ServedFooter } from '../../context/site-context.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { FooterView } from './FooterView.tsx';

interface Props {
  footer: ServedFooter | null;
  Footer: ComponentType<SiteFooterProps> | undefined;
}

/** The footer of a document, rendered on the server only. */
export function FooterOfPage(props: Props) {
  return <FooterView {...props} locale={usePageLocale()} location={useLocation()} />;
}
