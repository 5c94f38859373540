import type { SiteFooterProps } from '@mawkib/ui';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { usePageLocale } from '../locale.ts';
import type { ServedFooter } from '../site-context.ts';
import { FooterView } from './FooterView.tsx';

interface Props {
  footer: ServedFooter | null;
  Footer: ComponentType<SiteFooterProps> | undefined;
}

/** The footer of a document as the server renders it; it never enters the browser's code. */
export function FooterOfPage(props: Props) {
  return <FooterView {...props} locale={usePageLocale()} location={useLocation()} />;
}
