import { withoutLocale } from '@mawkib/core/locale';
import { createStorage, localEntries, rememberNewsPage } from '@mawkib/core/storage';
import { ButtonLink, EmptyState, Grid, StoryCard, useLocale } from '@mawkib/ui';
import { useEffect } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { NewsPagination } from './NewsPagination.js';
import type { NewsData, news } from './news.definition.js';
import { messages } from './news.messages.js';
import { newsPageHref } from './news-page-href.js';

const { visitedNewsPages } = localEntries;
const storage = createStorage(() => window.localStorage, console, { visitedNewsPages });

const sizes = {
  lead: '(min-width: 1024px) 66vw, 100vw',
  other: '(min-width: 1024px) 33vw, (min-width: 741px) 50vw, 100vw',
};

export function News({ index, fields, data }: BlockProps<typeof news>) {
  const { locale } = useLocale();
  const address = usePageAddress();
  const t = messages(locale);
  const { stories = [], page = 1, pages = 1 }: Partial<NewsData> = data?.value ?? {};
  const path = withoutLocale(address.pathname);
  const isLoaded = data !== undefined;
  const label = fields.back_label?.trim();
  useEffect(() => {
    const back = label ? { label, locale } : undefined;
    if (isLoaded) rememberNewsPage(storage, path, page, back);
  }, [isLoaded, path, page, label, locale]);
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {isLoaded && stories.length === 0 ? (
        <EmptyState title={fields.no_results_heading} text={fields.no_results_text}>
          {page > 1 ? (
            <ButtonLink kind="secondary" href={newsPageHref(address, 1)}>
              {t('first_page')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : null}
      <Grid as="ul" columns={3}>
        {stories.map((story, at) => {
          const lead = page === 1 && at === 0;
          return (
            <StoryCard
              key={story.id}
              title={story.title}
              href={story.link}
              image={story.image_id ? { id: story.image_id } : story.image}
              date={story.date}
              summary={story.summary}
              more={fields.read_more_label}
              level={levelBelow(fields)}
              lead={lead}
              sizes={lead ? sizes.lead : sizes.other}
              eager={index < 2 && at < 3}
            />
          );
        })}
      </Grid>
      <NewsPagination address={address} page={page} pages={pages} />
    </BlockSection>
  );
}
