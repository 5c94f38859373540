import type { Catalogue } from '@mawkib/blocks/definitions';
import type { DemoPage, DemoRedirect } from '../../demo-page.js';
import { cataloguePages } from './catalogue-pages.js';
import { defender } from './defender/defender.js';
import { fType } from './f-type/f-type.js';
import { home } from './home.js';
import { newsPages } from './news/news-pages.js';
import { offers } from './offers.js';
import { overseas } from './overseas.js';
import { owners } from './owners.js';
import { privacy, terms } from './privacy-and-terms.js';
import { rangeRover } from './range-rover/range-rover.js';
import { retailers } from './retailers.js';
import { testDrive } from './test-drive.js';
import { vehicles } from './vehicles.js';

export const demoPages = (catalogue: Catalogue, today: Date): readonly DemoPage[] => [
  home,
  defender,
  rangeRover,
  fType,
  offers,
  owners,
  ...newsPages(today),
  retailers,
  vehicles,
  overseas,
  testDrive,
  privacy,
  terms,
  ...cataloguePages(catalogue),
];

export const demoRedirects: readonly DemoRedirect[] = [
  { id: 'stock', path: '/stock', to: '/vehicles', http_code: 301 },
  { id: 'retailer-locator', path: '/retailer-locator.html', to: '/retailers', http_code: 301 },
  { id: 'book-a-drive', path: '/book-a-drive', to: '/test-drive', http_code: 302 },
];
