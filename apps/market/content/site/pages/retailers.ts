import { demoDealers } from '../../dealers/demo-dealers.js';
import { block, type DemoPage, image, link, text } from '../../demo-page.js';

const services = {
  sales: text('مبيعات', 'Sales'),
  service: text('صيانة', 'Service'),
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

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
    block(
      'retailer-cards',
      { distance_unit: 'km', translations: '{}' },
      demoDealers.map((dealer) => ({
        name: text(dealer.texts.ar.name, dealer.texts.en.name),
        address: text(dealer.texts.ar.address, dealer.texts.en.address),
        city: text(dealer.texts.ar.city, dealer.texts.en.city),
        latitude: dealer.latitude,
        longitude: dealer.longitude,
        contact_info: JSON.stringify([
          {
            type: 'phone',
            icon: 'phone',
            label: dealer.phone,
            href: `tel:${dealer.phone.replaceAll(/[^+0-9]/g, '')}`,
          },
          { type: 'email', icon: 'mail', label: dealer.email, href: `mailto:${dealer.email}` },
          {
            type: 'page',
            icon: 'info',
            label: text('أوقات العمل والسيارات', 'Hours and cars in stock'),
            href: `/retailers/${slugOf(dealer.texts.en.name)}-${dealer.dealer_code.toLowerCase()}`,
          },
        ]),
        services: JSON.stringify([
          { icon: 'car', label: services.sales },
          { icon: 'gauge', label: services.service },
        ]),
      })),
    ),
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
  ],
};
