import { demoDealers } from '../../dealers/demo-dealers.js';
import { block, type DemoPage, image, link, text } from '../../demo-page.js';

const [first] = demoDealers;

/** Structured data of the first retailer and of its workshop; the others have theirs on their pages. */
const schema = first && {
  description: text('سيارات جديدة ومعتمدة، وصيانة.', 'New and approved cars, and servicing.'),
  keywords: text('معرض سيارات، صيانة، تجربة قيادة', 'showroom, servicing, test drive'),
  address: text(
    `${first.texts.ar.address}، ${first.texts.ar.city}`,
    `${first.texts.en.address}, ${first.texts.en.city}`,
  ),
  latitude: first.latitude,
  longitude: first.longitude,
  contact_info: JSON.stringify([
    { type: 'telephone', value: first.phone },
    { type: 'email', value: first.email },
  ]),
  name: text(first.texts.ar.name, first.texts.en.name),
};

export const retailers: DemoPage = {
  id: 'retailers',
  path: '/retailers',
  title: text('الوكلاء', 'Retailers'),
  meta_title: text('وكلاؤنا في الإمارات', 'Our retailers in the UAE'),
  meta_description: text(
    'عناوين الوكلاء وهواتفهم وأوقات عملهم في أبوظبي ودبي والشارقة والعين وبقية الإمارات.',
    'Addresses, telephones and hours of our retailers in Abu Dhabi, Dubai, Sharjah, Al Ain and beyond.',
  ),
  image_id: 'place/arcade-day',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
      {
        image: image(
          'place/arcade-day',
          'واجهة معرض بأقواس بيضاء',
          'Showroom front with white arches',
        ),
        title: text('بابٌ قريب منك', 'A door near you'),
        header_size: 'title',
        paragraph: text(
          'اثنا عشر معرضًا من العين إلى رأس الخيمة.',
          'Twelve showrooms, from Al Ain to Ras Al Khaimah.',
        ),
      },
    ]),
    block('retailer-locator', {
      title: text('ابحث عن وكيل', 'Find a retailer'),
      header_size: 'l',
    }),
    block('snippet', {
      title: text('موعدٌ يناسبك', 'An hour that suits you'),
      header_size: 'l',
      paragraph: text(
        'اطلب تجربة قيادة، ونحجزها لدى الوكيل الذي تختاره.',
        'Ask for a test drive; we book it at the retailer of your choice.',
      ),
      'rdx-buttons': [
        link('/test-drive', 'اطلب تجربة قيادة', 'Ask for a test drive'),
        link('/opening-hours', 'أوقات العمل', 'Opening hours'),
      ],
      button_style: 'primary',
      border_grid_class: 'border-top',
    }),
    ...(schema
      ? [
          block('retailer-schema', {
            ...schema,
            offers: JSON.stringify([
              {
                category: text('عروض', 'Offers'),
                description: text('عروض هذا الموسم', 'Offers of the season'),
                url: '/offers',
              },
            ]),
          }),
          block('retailer-service-schema', { ...schema, offers: '[]' }),
        ]
      : []),
  ],
};
