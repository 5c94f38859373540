import type { Catalogue } from '@mawkib/blocks/definitions';
import type { DemoPage, DemoRedirect } from '../../demo-page.js';
import { cataloguePages } from './catalogue-pages.js';
import { contact } from './contact.js';
import { defender } from './defender/defender.js';
import { electric } from './electric/electric.js';
import { electricRange } from './electric-range.js';
import { enquiries } from './enquiries.js';
import { fType } from './f-type/f-type.js';
import { fuelPages, fuelRedirects } from './fuels/fuel-pages.js';
import { home } from './home.js';
import { privacy } from './legal/privacy.js';
import { reservationTerms } from './legal/reservation-terms.js';
import { termsOfUse } from './legal/terms-of-use.js';
import { jaguarSaloons } from './nameplates/jaguar-saloons.js';
import { jaguarSuvs } from './nameplates/jaguar-suvs.js';
import { landRoverNameplates } from './nameplates/land-rover-nameplates.js';
import { newsPages } from './news/news-pages.js';
import { offers } from './offers.js';
import { overseas } from './overseas.js';
import { owners } from './owners.js';
import { racing } from './racing.js';
import { rangeRover } from './range-rover/range-rover.js';
import { retailers } from './retailers.js';
import { servicePages } from './services/service-pages.js';
import { testDrive } from './test-drive.js';
import { vehicles } from './vehicles.js';

export const demoPages = (catalogue: Catalogue, today: Date): readonly DemoPage[] => [
  home,
  defender,
  rangeRover,
  fType,
  electric,
  ...landRoverNameplates,
  ...jaguarSuvs,
  ...jaguarSaloons,
  offers,
  ...newsPages(today),
  retailers,
  vehicles,
  overseas,
  testDrive,
  owners,
  ...fuelPages,
  ...servicePages,
  contact,
  enquiries,
  electricRange,
  racing,
  privacy,
  reservationTerms,
  termsOfUse,
  ...cataloguePages(catalogue),
];

export const demoRedirects: readonly DemoRedirect[] = [
  { id: 'stock', path: '/stock', to: '/vehicles', http_code: 301 },
  { id: 'retailer-locator', path: '/retailer-locator.html', to: '/retailers', http_code: 301 },
  ...fuelRedirects,
  { id: 'book-a-drive', path: '/book-a-drive', to: '/test-drive', http_code: 302 },
];
