import type { NavigationLink } from '@mawkib/core/market';
import { text } from '../../demo-page.js';

type Panel = Pick<NavigationLink, 'columns' | 'feature'>;

const link = (ar: string, en: string, url: string) => ({ label: text(ar, en), url });

/** Panels of the demo market's menu besides the models. */
export const stockPanel: Panel = {
  columns: [
    {
      heading: text('حسب الحالة', 'By condition'),
      links: [
        link('سيارات جديدة', 'New cars', '/vehicles?states=new'),
        link('سيارات معتمدة', 'Approved cars', '/vehicles?states=approved'),
        link('السيارات المحفوظة', 'Saved cars', '/saved-vehicles'),
      ],
    },
    {
      heading: text('حسب الطراز', 'By model'),
      links: [
        link('رينج روڤر', 'Range Rover', '/vehicles?models=Range+Rover'),
        link('ديفندر', 'Defender', '/vehicles?models=Defender'),
        link('ديسكڤري', 'Discovery', '/vehicles?models=Discovery'),
        link('إف-بيس', 'F-PACE', '/vehicles?models=F-PACE'),
        link('إف-تايب', 'F-TYPE', '/vehicles?models=F-TYPE'),
      ],
    },
  ],
  feature: {
    label: text('متوفرة اليوم', 'Here today'),
    text: text(
      'اختر سيارتك واحجزها من مكانك؛ تُحفظ لك حتى تصل إلى المعرض.',
      'Choose your car and reserve it online. It is held until you reach the showroom.',
    ),
    url: '/vehicles',
    link_label: text('كل السيارات المتوفرة', 'All cars in stock'),
    image_id: 'hero/showroom-two-cars',
  },
};

export const offersPanel: Panel = {
  columns: [
    {
      heading: text('عروض الشراء', 'Purchase offers'),
      links: [
        link('عروض الموسم', 'Offers of the season', '/offers'),
        link('ديفندر الجديدة', 'New Defender', '/vehicles?models=Defender&states=new'),
        link('رينج روڤر الجديدة', 'New Range Rover', '/vehicles?models=Range+Rover&states=new'),
      ],
    },
    {
      heading: text('سيارات معتمدة', 'Approved cars'),
      links: [
        link('كل السيارات المعتمدة', 'All approved cars', '/vehicles?states=approved'),
        link('إف-تايب المعتمدة', 'Approved F-TYPE', '/vehicles?models=F-TYPE&states=approved'),
      ],
    },
  ],
  feature: {
    label: text('عروض الموسم', 'Offers of the season'),
    text: text(
      'حتى نهاية ديسمبر، لدى جميع الوكلاء.',
      'Until the end of December, at every retailer.',
    ),
    url: '/offers',
    link_label: text('كل العروض', 'All offers'),
    image_id: 'hero/desert-dusk-luxsuv-green',
  },
};

export const ownershipPanel: Panel = {
  columns: [
    {
      heading: text('العناية بسيارتك', 'Care for your car'),
      links: [
        link('خدمات المالكين', 'Services for owners', '/owners'),
        link('خطط الصيانة', 'Service plans', '/owners#plans'),
        link('احجز موعد صيانة', 'Book a service', '/retailers'),
      ],
    },
    {
      heading: text('الخطوة التالية', 'Your next car'),
      links: [
        link('تجربة قيادة', 'Test drive', '/test-drive'),
        link('السيارات المتوفرة', 'Cars in stock', '/vehicles'),
      ],
    },
  ],
  feature: {
    label: text('صيانة الصيف', 'Summer service'),
    text: text(
      'فحص التكييف والبطارية والإطارات بسعر ثابت.',
      'Air conditioning, battery and tyres checked at a fixed price.',
    ),
    url: '/owners',
    link_label: text('خدمات المالكين', 'Services for owners'),
    image_id: 'interior/driver-view',
  },
};
