import type { Meta, StoryObj } from '@storybook/react-vite';
import { rawVehicle, rawVehicles } from '../../fixtures/raw-vehicles.js';
import { VehiclePage } from './VehiclePage.js';

const owner = {
  owner_name: 'موكب شارع الشيخ زايد',
  owner_address: 'شارع الشيخ زايد، القوز الأولى',
  owner_phone: '+971 4 555 0100',
  owner_email: 'szr@mawkib.example',
  owner_opening_hours: ['السبت إلى الخميس 9:00 – 21:00', 'الجمعة 16:00 – 21:00'],
  owner_latitude: 25.1642,
  owner_longitude: 55.2436,
};

const vehicle = rawVehicle({
  ...owner,
  long_description:
    'قدرة لا تتوقف عند حدود الطريق، ومقصورة تتسع لكل ما تحمله الرحلة. فُحصت هذه السيارة بالكامل وهي جاهزة للتسليم.',
});

const meta: Meta<typeof VehiclePage> = {
  title: 'Stock locator/Vehicle page',
  component: VehiclePage,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof VehiclePage>;

export const Default: Story = { args: { vehicle, similar: rawVehicles(8) } };

export const Approved: Story = {
  args: {
    vehicle: rawVehicle({
      ...vehicle,
      state: 'approved',
      mileage: 31_400,
      financing_options: ['cash', 'lease', 'rent'],
      subscribe_price: 8_900,
      avl_field: { registration_date: '2024-01-15', open_market_value: 310_000 },
    }),
    oldPrice: true,
    similar: rawVehicles(3),
  },
};

/** Every kind of button, price breakdown and the market's record. */
export const Detailed: Story = {
  args: {
    vehicle: rawVehicle({
      ...vehicle,
      state: 'approved',
      prices_type: 'gross',
      price_metadata: { approved: { note: 'يشمل السعر التسجيل ولوحات السيارة.' } },
      price_breakdown: [
        { label: 'عجلات 22 بوصة', value: 9_500 },
        { label: 'التسجيل', value: 2_500 },
      ],
      buttons: [
        {
          id: '1',
          label: 'جولة داخل السيارة',
          button_type: 'primary',
          target_type: 'embed',
          target: 'https://tour.example/9',
        },
        { id: '2', label: 'اتصل بنا', target_type: 'phone', target: '+971 4 555 0100' },
        {
          id: '3',
          label: 'كتيّب الطراز',
          target_type: 'url',
          target: '/brochure',
          target_action: 'new_tab',
        },
      ],
      japan_used_and_approved_cars_field: {
        date_registered: '2024-01-15',
        date_warranty_expiry: '2028-01-31',
        previous_use: 'استخدام شخصي',
        maintenance_log: 'كامل لدى الوكيل',
        recycling_fee: 120,
      },
    }),
  },
};

export const Reserved: Story = {
  args: { vehicle: rawVehicle({ ...vehicle, status: 'reserved' }), similar: rawVehicles(4) },
};

export const Sold: Story = {
  args: { vehicle: rawVehicle({ ...vehicle, status: 'sold' }), similar: [] },
};

/** A vehicle without optional data. */
export const Bare: Story = {
  args: {
    vehicle: rawVehicle({
      state: 'concept',
      photos: [],
      price_hidden: ['cash', 'lease'],
      features_optional: [],
      features_standard: [],
      owner_city: null,
      owner_state: null,
      order_number: null,
      delivery_date: null,
    }),
  },
};

/** Accessories, notes, a long equipment list and the market's content. */
export const Full: Story = {
  args: {
    vehicle: rawVehicle({
      ...vehicle,
      features_standard: Array.from({ length: 34 }, (_, at) => `تجهيز قياسي رقم ${at + 1}`),
      accessories: [
        { name: 'حامل أمتعة للسقف', price: 4_200 },
        { name: 'عتبات جانبية', price: 2_850 },
        { name: 'واقيات طين', price: null },
      ],
      footnote: 'قد تُظهر الصور تجهيزات إضافية لا يشملها السعر.',
    }),
    texts: {
      backButton: { label: 'العودة إلى السيارات', url: '/vehicles' },
      seats: { one: 'مقعد واحد', other: 'تتسع لـ {count}' },
    },
    pageUrl: 'https://cars.example/ar/showroom/new-defender-9',
    similar: rawVehicles(4),
  },
};

/** Hostile, absurd and negative values are not shown. */
export const Invalid: Story = {
  args: {
    vehicle: rawVehicle({
      ...vehicle,
      model_display_name: 'ديفندر <script>alert(1)</script>110',
      version: '\u202EP400 <img src=x onerror=alert(1)>',
      mileage: -40,
      production_year: 20_266,
      power: 1e21,
      msrp_price: -1,
      sale_price: Number.MAX_VALUE,
      monthly_price: -5,
      photos: [
        { normal: 'javascript:alert(1)', medium: '', hd: '//evil.example/x', quarter_hd: '' },
      ],
      features_optional: [{ name: '<b>عجلات</b>', price: -9_500 }],
    }),
  },
};
