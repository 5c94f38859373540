import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayEditPages, useStaff } from '../../session/staff.ts';
import { shellMessages } from '../../shell/shell-messages.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { adminAreas, areaAt, mayUse } from './admin-areas.ts';
import { adminMessages } from './admin-messages.ts';

/**
 * Root of the administration. Its start is the first area that the person may use; any other area
 * says in place which role it needs, and makes no call that would be refused.
 */
export function AdminGate() {
  const t = useTexts(adminMessages);
  const words = useTexts(shellMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  const { pathname } = useLocation();
  const path = pathname.replace(/^\/[^/]+\/admin/, '').replace(/\/+$/, '');
  const area = areaAt(path);
  if (!area || mayUse(person, area)) return <Outlet />;
  const own = adminAreas.find((one) => mayUse(person, one));
  if (path === '' && own) return <Navigate to={`/${locale}/admin${own.path}`} replace />;
  const isStart = path === '';
  return (
    <AdminLayout title={isStart ? t('title') : t(`area_${area.key}`)}>
      <h1>{isStart ? t('title') : t(`area_${area.key}`)}</h1>
      <Notice kind="warn">
        {isStart
          ? t('no_area')
          : t('area_needs', {
              area: t(`area_${area.key}`),
              role: words(`role_${area.role}`),
            })}
      </Notice>
      {isStart && mayEditPages(person) && <Link to={`/${locale}/cms`}>{t('to_pages')}</Link>}
    </AdminLayout>
  );
}
