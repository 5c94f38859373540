/** One answer of each operation, as a service gives it. For tests of this package alone. */
const at = '2026-11-20T08:00:00.000Z';
const paging = { page: 1, items: 12, total: 1 };

const block = { id: 'b1', template: 'snippet', fields: { title: 'ديفندر' }, groups: [] };
const page = {
  id: 'p1',
  type: 'page',
  attributes: {
    path: '/defender',
    title: 'ديفندر',
    meta_title: null,
    meta_description: null,
    image_id: null,
    external_meta_image: null,
    canonical_url: null,
    disable_seo_tracking: false,
    page_type: 'models',
    layout: 'brand',
    theme: 'land-rover',
    locales: ['ar', 'en'],
    blocks: [block],
  },
};

const summary = {
  id: 'p1',
  path: '/defender',
  title: { ar: 'ديفندر', en: 'Defender' },
  page_type: null,
  kind: 'page',
  version: 3,
  published_version: null,
  updated_at: at,
  updated_by: null,
};
const staffPage = {
  ...summary,
  meta_title: {},
  meta_description: {},
  image_id: null,
  blocks: [{ ...block, version: 1, fields: { title: { ar: 'ديفندر' } } }],
};

const vehicle = {
  id: 'v1',
  item_id: null,
  long_description: null,
  nameplate_brand_name: 'Land Rover',
  nameplate_name: 'Defender',
  nameplate_external_code: 'defender',
  nameplate_model_group: null,
  model_display_name: 'ديفندر 110',
  state: 'new',
  status: 'stock',
  availability: null,
  version: 'SE',
  vin: 'SALEA7BU9K2000001',
  order_number: null,
  owner_id: 'd1',
  owner_name: 'المسعود',
  owner_city: null,
  owner_state: null,
  drivetrain: 'AWD',
  production_year: 2026,
  model_year: 2027,
  color_name: 'أخضر',
  color_canonical: 'green',
  interior_color: null,
  engine_type: 'petrol',
  power: 400,
  power_unit: 'hp',
  mileage: 0,
  mileage_unit: 'km',
  battery_capacity: null,
  engine_capacity: 2996,
  transmission: 'automatic',
  delivery_date: null,
  number_of_seats: 5,
  cover_photo_medium: null,
  photos: [{ normal: '/n', medium: '/m', hd: '/h', quarter_hd: '/q' }],
  features_standard: [],
  features_optional: [{ name: 'عجلات', price: 12_000 }],
  financing_options: ['cash'],
  price_hidden: [],
  msrp_price: 389_000,
  sale_price: 0,
  monthly_price: 0,
  subscribe_price: 0,
  total_price: 389_000,
  base_price: 377_000,
  created_at: at,
};

const form = {
  id: 'test-drive',
  type: 'form',
  attributes: {
    name: 'test-drive',
    title: 'تجربة قيادة',
    submit_label: 'أرسل الطلب',
    fields: [{ id: 'name', type: 'text', label: 'الاسم' }],
    settings: { thank_you: { heading: 'شكراً لك', text: 'سنتصل بك.' } },
  },
};

const lock = {
  lock_id: '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11',
  vehicle_id: 'v1',
  expires_at: at,
  vendor_uuid: 'NO_PAYMENT_JAPAN',
  deposit: { amount: 0, currency: 'AED' },
};
const order = {
  order_number: 'MK-10023',
  created_at: at,
  payment_status: 'not_required',
  status: 'created',
  vin: 'SALEA7BU9K2000001',
  vehicle_id: 'v1',
};

const image = {
  id: 'defender-front',
  kind: 'photo',
  width: 1600,
  height: 900,
  alt: 'ديفندر في الصحراء',
  variants: [{ width: 640, height: 360, format: 'jpg', url: '/640x360.jpg' }],
};

export const fixtures: Readonly<Record<string, unknown>> = {
  getPageByPath: { data: page },
  previewPage: { data: page },
  getSettings: { data: [{ id: '1', key: 'meta.title_divider', value: '|' }] },
  getNavEntries: {
    data: [
      {
        id: '1',
        label: 'العروض',
        url: '/offers',
        area: 'primary',
        image_id: null,
        children: [{ id: '2', label: 'ديفندر', url: '/defender' }],
      },
    ],
  },
  getMetaheads: {
    data: [
      {
        id: '1',
        content: 'body{}',
        language: 'css',
        sequence: 1,
        page_id: null,
        reload_on_each_page: false,
        in_body: false,
      },
    ],
  },
  getDealers: {
    data: [
      {
        id: 'd1',
        dealer_code: 'AE01',
        name: 'المسعود',
        address: 'شارع الشيخ زايد',
        city: 'دبي',
        zip_code: null,
        phone: '+97141234567',
        email: 'dubai@example.com',
        opening_hours: '٩–٢١',
        latitude: 25.2,
        longitude: 55.3,
        image_id: null,
      },
    ],
    meta: paging,
  },
  listPages: { data: [summary], meta: paging },
  getPage: { data: staffPage },
  savePage: { data: staffPage },
  publishPage: { data: staffPage },
  listTemplates: { data: [{ id: '1', type: 'template', attributes: { key: 'snippet' } }] },
  listVehicles: {
    data: [vehicle],
    meta: {
      ...paging,
      facets: { states: [{ value: 'new', label: 'جديدة', count: 1 }] },
      ranges: { mileage: { min: 0, max: 0 } },
    },
  },
  listVehiclesLight: { data: [{ id: 'v1' }], meta: paging },
  getVehicle: { data: vehicle },
  getForm: { data: form },
  getFormThankYou: { data: form.attributes.settings.thank_you },
  createLead: { data: { id: 'l1', created_at: at } },
  listLeads: {
    data: [
      {
        id: 'l1',
        form_id: 'test-drive',
        created_at: at,
        locale: 'ar',
        data: { name: 'ليلى' },
        integrations: { status: 'none' },
      },
    ],
    meta: paging,
  },
  initOrder: { data: lock },
  createOrder: { data: order },
  getOrder: { data: order },
  confirmOrder: { data: { ...order, status: 'confirmed' } },
  getImage: { data: image },
  listImages: { data: [image], meta: paging },
  getSession: {
    data: {
      person: { id: '1', name: 'ليلى', email: 'l@example.com', roles: ['editor'] },
      csrf: 'x',
    },
  },
  signOut: { data: { signed_out: true } },
};
