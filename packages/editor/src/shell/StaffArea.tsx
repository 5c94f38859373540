import { defaultLocale, isLocale } from '@mawkib/core/locale';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { Toasts } from '../controls/Toasts.tsx';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { rememberedLanguage } from '../language/use-language.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { inLanguage } from './in-language.ts';
import { SessionGate } from './SessionGate.tsx';

/** Root of all routes of a language: theme, session, stored language. */
export function StaffArea() {
  const { locale } = useParams();
  const address = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const chosen = rememberedLanguage();
    if (chosen && !location.pathname.startsWith(`/${chosen}/`)) {
      navigate(inLanguage(location, chosen), { replace: true });
    }
  }, [navigate]);
  if (!isLocale(locale)) return <Navigate to={inLanguage(address, defaultLocale())} replace />;
  return (
    <LanguageProvider locale={locale}>
      <ThemeRoot>
        <SessionGate>
          <Outlet />
        </SessionGate>
        <Toasts />
      </ThemeRoot>
    </LanguageProvider>
  );
}
