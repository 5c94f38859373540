import { useStored } from '@mawkib/core/react';
import { backToNews, backToNewsLabel } from '@mawkib/core/storage';
import { useShareLink } from '@mawkib/stock-locator';
import { Button, DayText, Grid, Heading, Picture, Section, StoryCard, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../storage/browser-storage.ts';
import { BackLink } from '../BackLink.tsx';
import type { PartProps } from '../part-context.ts';
import type { NewsPart } from './load-news-part.server.ts';
import { messages } from './news.messages.ts';
import { styles } from './news-article.styles.ts';

type Props = PartProps<NewsPart>;

/** An article's head above its blocks, and other stories below them. */
export function NewsArticle(props: Props) {
  return props.place === 'head' ? <ArticleHead {...props} /> : <OtherStories {...props} />;
}

function ArticleHead({ page, part }: Props) {
  const css = useStyles(styles);
  return (
    <Section className={css.head} padding="bottom-space-0">
      <BackToList path={page.path} />
      <header className={css.title}>
        <DayText date={part.date} className={css.date} />
        <Heading level={1} size="xl">
          {page.title}
        </Heading>
        {page.meta_description ? <p className={css.summary}>{page.meta_description}</p> : null}
        <ShareButton title={page.title} />
      </header>
      {page.image_id ? (
        <Picture image={{ id: page.image_id }} index={0} className={css.picture} />
      ) : null}
    </Section>
  );
}

function BackToList({ path }: { path: string }) {
  const { locale } = useLocale();
  const t = messages(locale);
  const visited = useStored(browserStorage, 'visitedNewsPages');
  const label = backToNewsLabel(visited, locale)?.trim() || t('back');
  return <BackLink href={backToNews(visited, path)}>{label}</BackLink>;
}

/** Shown once scripts run: without them the browser's own sharing is left. */
function ShareButton({ title }: { title: string }) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { share, outcome } = useShareLink();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={css.share} data-print="hidden">
      <Button
        kind="secondary"
        size="small"
        icon="share"
        disabled={!isReady}
        onClick={() => void share(window.location.pathname, title)}
      >
        {t('share')}
      </Button>
      <span role="status" className={css.status}>
        {outcome === 'copied' ? t('copied') : outcome === 'failed' ? t('not_copied') : ''}
      </span>
    </div>
  );
}

function OtherStories({ part }: Props) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  if (part.others.length === 0) return null;
  return (
    <Section border="border-top">
      <Heading level={2} size="m" className={css.others}>
        {t('others')}
      </Heading>
      <Grid as="ul" columns={3}>
        {part.others.map((story) => (
          <StoryCard
            key={story.id}
            title={story.title}
            href={story.link}
            image={story.image_id ? { id: story.image_id } : story.image}
            date={story.date}
            level={3}
            sizes="(min-width: 1024px) 33vw, (min-width: 741px) 50vw, 100vw"
          />
        ))}
      </Grid>
    </Section>
  );
}
