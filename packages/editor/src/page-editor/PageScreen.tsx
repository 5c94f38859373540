import { getPage } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useParams } from 'react-router';
import { failureText } from '../api/failure-text.ts';
import { useQuery } from '../api/use-answer.ts';
import { controlStyles } from '../controls/controls.styles.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Loading } from '../controls/Waiting.tsx';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { Screen } from '../shell/Screen.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageMessages } from './page-messages.ts';

/** Loads a page's draft and opens it. */
export function PageScreen() {
  const css = useStyles(controlStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const { id = '' } = useParams();
  const { response, retry } = useQuery(getPage, { params: { id } });
  const opened = response.state === 'ready' && response.value.data.id === id;
  if (opened) return <PageEditor key={id} opened={response.value.data} />;
  if (response.state !== 'failed') return <Loading />;
  if (response.error?.status !== 404) {
    return <LoadFailed text={failureText(response.error, locale)} onRetry={retry} />;
  }
  return (
    <Screen title={t('back')}>
      <div className={css.wait}>
        <p>{t('unknown')}</p>
        <Link to={`/${locale}/cms`}>{t('back')}</Link>
      </div>
    </Screen>
  );
}
