import { Outlet } from 'react-router';
import { PageLayout } from '../../layout/PageLayout.tsx';

/** Order pages are private: never cached, never indexed. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function Frame() {
  return (
    <PageLayout layout="brand" hasFloatingActions={false}>
      <Outlet />
    </PageLayout>
  );
}
