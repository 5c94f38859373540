import { signOut } from '@mawkib/api-clients/contracts/identity';
import { joinTexts, type Locale, languageOf, locales } from '@mawkib/core/locale';
import { useLocation, useNavigate } from 'react-router';
import { Menu, MenuItem } from '../controls/Menu.tsx';
import { showToast } from '../controls/show-toast.ts';
import { nameIn, rememberLanguage, useLanguage, useTexts } from '../language/use-language.ts';
import { useStaff } from '../session/staff.ts';
import { inLanguage } from './in-language.ts';
import { shellMessages } from './shell-messages.ts';

/** Account menu: name and roles, language of the editor, sign-out. */
export function PersonMenu() {
  const t = useTexts(shellMessages);
  const { locale } = useLanguage();
  const { person, call } = useStaff();
  const changeLanguage = useChangeLanguage();
  const leave = () =>
    call(signOut, {}).then(
      () => location.assign(`/${locale}/`),
      () => showToast(t('sign_out_failed'), { kind: 'error' }),
    );
  const name = nameIn(person.name, locale);
  return (
    <Menu
      icon="person"
      label={`${t('account')}: ${name}`}
      header={
        <>
          <strong>{name}</strong>
          <br />
          {joinTexts(
            person.roles.map((role) => t(`role_${role}`)),
            locale,
          )}
        </>
      }
    >
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <MenuItem
            key={other}
            icon="language"
            label={languageOf(other)?.name ?? other}
            lang={other}
            onAction={() => changeLanguage(other)}
          />
        ))}
      <MenuItem
        icon="outside"
        label={t('view_site')}
        href={`/${locale}/`}
        target="_blank"
        rel="noreferrer"
      />
      <MenuItem icon="leave" label={t('sign_out')} onAction={() => void leave()} />
    </Menu>
  );
}

export function useChangeLanguage(): (other: Locale) => void {
  const navigate = useNavigate();
  const address = useLocation();
  return (other) => {
    rememberLanguage(other);
    navigate(inLanguage(address, other), { replace: true });
  };
}
