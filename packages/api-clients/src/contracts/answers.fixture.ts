import { contentAnswers } from './fixtures/content.fixture.js';
import { formsAnswers } from './fixtures/forms.fixture.js';
import { purchaseAnswers } from './fixtures/purchase.fixture.js';
import { staffAnswers } from './fixtures/staff.fixture.js';
import { stockAnswers } from './fixtures/stock.fixture.js';

const image = {
  id: 'defender-front',
  kind: 'photo',
  width: 1600,
  height: 900,
  alt: 'ديفندر في الصحراء',
  variants: [{ width: 640, height: 360, format: 'jpg', url: '/640x360.jpg' }],
};

/** One answer of each operation, as a service gives it. For tests of this package alone. */
export const fixtures: Readonly<Record<string, unknown>> = {
  ...contentAnswers,
  ...formsAnswers,
  ...purchaseAnswers,
  ...staffAnswers,
  ...stockAnswers,
  downloadLeadExport: { name: 'leads.csv', type: 'text/csv', bytes: new Uint8Array([108]) },
  getImage: { data: image },
  listImages: { data: [image], meta: { page: 1, items: 12, total: 1 } },
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
};
