import { block, type DemoPage, text } from '../../../demo-page.js';
import { articlePage } from './article.js';
import { onTheRoad } from './on-the-road.js';
import { ownership } from './ownership.js';
import { places } from './places.js';

const list: DemoPage = {
  id: 'news',
  path: '/news',
  title: text('الأخبار', 'News'),
  meta_title: text('أخبارنا في الإمارات', 'Our news in the UAE'),
  meta_description: text(
    'أخبار معارضنا وسياراتنا وخدماتنا في الإمارات، ونصائح لمن يقود فيها.',
    'News of our showrooms, cars and services in the UAE, and advice for those who drive there.',
  ),
  image_id: 'place/pavilion-evening',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('news', {
      title: text('الأخبار', 'News'),
      header_size: 'xl',
      header_tag: '1',
      items_per_page: 7,
    }),
  ],
};

/** The list of news and its articles. */
export const newsPages = (today: Date): readonly DemoPage[] => [
  list,
  ...[...onTheRoad, ...places, ...ownership].map((article) => articlePage(article, today)),
];
