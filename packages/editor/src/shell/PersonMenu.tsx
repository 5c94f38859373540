import { signOut } from '@mawkib/api-clients/contracts';
import { joinTexts, type Locale, languageOf, locales } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../controls/Button.tsx';
import { controlStyles } from '../controls/controls.styles.ts';
import { Menu } from '../controls/Menu.tsx';
import { Sign } from '../controls/Sign.tsx';
import { showToast } from '../controls/show-toast.ts';
import { nameIn, rememberLanguage, useLanguage, useTexts } from '../language/use-language.ts';
import { useStaff } from '../session/staff.ts';
import { inLanguage } from './in-language.ts';
import { shellMessages } from './shell-messages.ts';

/** Who is signed in, the editor's language and the way out. */
export function PersonMenu() {
  const css = useStyles(controlStyles);
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
    <Menu icon="person" label={`${t('account')}: ${name}`}>
      <div className={css.menuNote}>
        <strong>{name}</strong>
        <br />
        {joinTexts(
          person.roles.map((role) => t(`role_${role}`)),
          locale,
        )}
      </div>
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <Button key={other} icon="language" onClick={() => changeLanguage(other)} lang={other}>
            {languageOf(other)?.name ?? other}
          </Button>
        ))}
      <a className={css.button} href={`/${locale}/`} target="_blank" rel="noreferrer">
        <Sign name="outside" />
        {t('view_site')}
      </a>
      <Button icon="leave" onClick={leave}>
        {t('sign_out')}
      </Button>
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
