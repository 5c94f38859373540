import { contentResponses } from './fixtures/content.fixture.js';
import { formsResponses } from './fixtures/forms.fixture.js';
import { purchaseResponses } from './fixtures/purchase.fixture.js';
import { staffResponses } from './fixtures/staff.fixture.js';
import { stockResponses } from './fixtures/stock.fixture.js';
import { stockImportResponses } from './fixtures/stock-import.fixture.js';

const image = {
  id: 'defender-front',
  kind: 'photo',
  width: 1600,
  height: 900,
  alt: 'ديفندر في الصحراء',
  variants: [{ width: 640, height: 360, format: 'jpg', url: '/640x360.jpg' }],
};

const mediaItem = {
  id: 'upload/desert-k3j9x2m4p1',
  type: 'image',
  kind: 'upload',
  name: 'desert.jpg',
  title: { ar: 'الصحراء' },
  alt: { ar: 'ديفندر في الصحراء', en: 'A Defender in the desert' },
  tags: ['desert'],
  focal: { x: 0.5, y: 0.4 },
  width: 1600,
  height: 900,
  bytes: 210_000,
  format: 'jpg',
  url: '/services/media/images/upload/desert-k3j9x2m4p1/1600x0.jpg?v=a1',
  version: 1,
  created_at: '2026-02-01T08:00:00.000Z',
  updated_at: '2026-02-01T08:00:00.000Z',
  created_by: 'ليلى',
};

/** One response of each operation as a service sends it. For tests of this package only. */
export const fixtures: Readonly<Record<string, unknown>> = {
  ...contentResponses,
  ...formsResponses,
  ...purchaseResponses,
  ...staffResponses,
  ...stockResponses,
  ...stockImportResponses,
  getLeadFile: { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array([37]) },
  downloadLeadExport: { name: 'leads.csv', type: 'text/csv', bytes: new Uint8Array([108]) },
  getImage: { data: image },
  listImages: { data: [image], meta: { page: 1, items: 12, total: 1 } },
  listMedia: { data: [mediaItem], meta: { page: 1, items: 48, total: 1 } },
  uploadMedia: { data: mediaItem },
  getMedia: { data: mediaItem },
  updateMedia: { data: mediaItem },
  replaceMedia: { data: mediaItem },
  deleteMedia: { data: { id: mediaItem.id, deleted: true } },
  getMediaUsage: {
    data: [{ kind: 'page', id: 'home', title: { ar: 'الرئيسية' }, published: true }],
  },
  getPlacedNavigation: {
    data: { html: '<nav></nav>', css: ['/nav.css'], js: [], hosts: ['https://nav.example'] },
  },
  getNavigation: { html: '/nav.html', css: ['/nav.css'], js: '/nav.js' },
  verifyEmail: { status: 'valid' },
  getExternalStockList: [{ defender: 1 }, { discovery: 2 }],
  getConfiguredData: { data: '{"a":1}' },
  getSession: {
    data: {
      person: { id: '1', name: 'ليلى', email: 'l@example.com', roles: ['editor'] },
      csrf: 'x',
    },
  },
  signOut: { data: { signed_out: true } },
  signOutEverywhere: { data: { ended: 1 } },
  endSessionsOf: { data: { ended: 1 } },
};
