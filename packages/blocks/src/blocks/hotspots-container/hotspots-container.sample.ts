import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const content: Sample = {
  fields: {
    title: text('اقترب من التفاصيل', 'Look at the details'),
    header_size: 'l',
    image: {
      id: 'studio/offroader-front34-sand',
      alt: text('سيارة للطرق الوعرة رملية اللون', 'Sand-coloured off-roader'),
    },
  },
  groups: [
    {
      x: 65,
      y: 47,
      title: text('مصابيح ترى أبعد', 'Lamps that see further'),
      paragraph: text(
        'شعاع يمتدّ 500 متر، ويخفت وحده حين تقترب سيارة مقابلة.',
        'A beam of 500 metres that dims by itself when another car comes near.',
      ),
      image: {
        id: 'detail/offroader-headlamp-sand',
        alt: text('المصباح الأمامي', 'The head-lamp'),
      },
    },
    {
      x: 50,
      y: 69,
      title: text('عجلات للرمل والصخر', 'Wheels for sand and rock'),
      paragraph: text(
        'إطار بجدار مرتفع يتحمّل ضغطًا منخفضًا على الكثبان.',
        'A tyre with a high side wall that takes low pressure on the dunes.',
      ),
      image: {
        id: 'detail/offroader-wheel-sand',
        alt: text('العجلة الأمامية', 'The front wheel'),
      },
      'rdx-link': {
        type: 'internal',
        label: text('سيارات جاهزة للصحراء', 'Cars ready for the desert'),
        url: '/vehicles',
        target: '_self',
        form_id: '',
        hidden_fields: {},
        title: text('', ''),
        columns: null,
      },
    },
    {
      x: 44,
      y: 18,
      title: text('سقف يحمل', 'A roof that carries'),
      paragraph: text(
        '168 كيلوغرامًا أثناء السير، و300 وهي واقفة: خيمة لشخصين.',
        '168 kilograms on the move and 300 at rest: a tent for two.',
      ),
    },
  ],
};

export const sample = { ar: content, en: content };
