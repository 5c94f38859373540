import { isServiceError } from '@mawkib/api-clients';
import { getPage } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useParams } from 'react-router';
import { failureText } from '../api/failure-text.ts';
import { useOperationQuery } from '../api/use-operation-query.ts';
import { controlStyles } from '../controls/controls.styles.ts';
import { LoadFailed } from '../controls/LoadFailed.tsx';
import { Loading } from '../controls/Loading.tsx';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { Screen } from '../shell/Screen.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageMessages } from './page-messages.ts';

/** Loads the draft of a page and renders its editor. */
export function PageScreen() {
  const css = useStyles(controlStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const { id = '' } = useParams();
  const input = { params: { id } };
  const { data, isError, error, refetch } = useOperationQuery(getPage, input, { fresh: true });
  if (data?.data.id === id) return <PageEditor key={id} opened={data.data} />;
  if (!isError) return <Loading />;
  if (!isServiceError(error) || error.status !== 404) {
    return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
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
