import { evMessages } from '@mawkib/order-online';
import { Section } from '@mawkib/ui';
import { Outlet } from 'react-router';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { localeOf } from '../../page/use-page-locale.ts';
import type { Route } from './+types/layout';

/** Pages of an order are private: never cached, never indexed. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const meta = ({ params }: Route.MetaArgs) => [
  { title: evMessages(localeOf(params))('form_title') },
  { name: 'robots', content: 'noindex' },
];

export default function Frame() {
  return (
    <PageLayout layout="brand" hasFloatingActions={false}>
      <Section surface="light">
        <Outlet />
      </Section>
    </PageLayout>
  );
}
