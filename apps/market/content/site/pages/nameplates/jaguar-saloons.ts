import { block, text } from '../../../demo-page.js';
import { beside, cards, statement, three } from './chapters.js';
import { type Nameplate, nameplatePage } from './nameplate-page.js';

const brand = ['جاكوار', 'Jaguar'] as const;

const xe: Nameplate = {
  name: 'XE',
  ar: 'إكس إي',
  brand,
  theme: 'jaguar',
  hero: [
    'hero/city-saloon-black',
    'إكس إي سوداء في شارع المدينة ساعة الغروب',
    'Black XE on a city boulevard at blue hour',
  ],
  line: ['السيدان التي تُقاد لمتعتها.', 'The saloon that is driven for pleasure.'],
  description: [
    'جاكوار إكس إي في الإمارات: القيادة والتصميم والأرقام والسيارات المتوفرة.',
    'Jaguar XE in the UAE: driving, design, figures and the cars in stock.',
  ],
  figuresAt: 1,
  chapters: [
    {
      anchor: 'design',
      label: ['التصميم', 'Design'],
      blocks: [
        three(
          ['studio/saloon-front34-silver', 'إكس إي فضية من الأمام', 'Silver XE from the front'],
          ['studio/saloon-rear34-black', 'إكس إي سوداء من الخلف', 'Black XE from the rear'],
          ['studio/saloon-side-burgundy', 'إكس إي عنّابية من الجانب', 'Burgundy XE from the side'],
        ),
        statement(
          'design',
          ['ألمنيوم، لا زينة', 'Aluminium, not ornament'],
          [
            'ثلاثة أرباع الهيكل من الألمنيوم. أخف بمئة كيلوغرام مما تتوقع، وتشعر بها كلها عند الفرملة.',
            'Three quarters of the body are aluminium. It is a hundred kilograms lighter than you expect, and you feel all of them when you brake.',
          ],
        ),
      ],
    },
    {
      anchor: 'driving',
      label: ['القيادة', 'Driving'],
      blocks: [
        beside(
          ['interior/driver-view', 'المقود والشاشات', 'Wheel and screens'],
          ['العجلات الخلفية تدفع', 'The rear wheels drive'],
          [
            'الأمامية للتوجيه، والخلفية للدفع، والوزن موزّع بينهما بالتساوي. بسيطة كما كانت.',
            'The front wheels steer, the rear wheels drive, and the weight is shared equally. As simple as it used to be.',
          ],
          { block_scroll_id: 'driving', is_reversed: true },
        ),
      ],
    },
  ],
  figures: [
    ['إكس إي بالأرقام', 'XE in figures'],
    ['studio/saloon-front34-white', 'إكس إي بيضاء', 'White XE'],
  ],
  close: [
    'معظم ما بقي منها سيارات معتمدة، بفحص من 165 نقطة.',
    'Most of those that are left are approved cars, checked at 165 points.',
  ],
};

const xf: Nameplate = {
  name: 'XF',
  ar: 'إكس إف',
  brand,
  theme: 'jaguar',
  hero: [
    'hero/mountain-saloon-burgundy',
    'إكس إف عنّابية على طريق جبلي صباحًا',
    'Burgundy XF on a mountain road in the morning',
  ],
  line: ['للطريق الطويل بين مدينتين.', 'For the long road between two cities.'],
  description: [
    'جاكوار إكس إف في الإمارات: الراحة والمقصورة والأرقام والسيارات المتوفرة.',
    'Jaguar XF in the UAE: comfort, cabin, figures and the cars in stock.',
  ],
  figuresAt: 2,
  chapters: [
    {
      anchor: 'comfort',
      label: ['الراحة', 'Comfort'],
      blocks: [
        statement(
          'comfort',
          ['أبوظبي إلى الفجيرة، بصوت خافت', 'Abu Dhabi to Fujairah, in a low voice'],
          [
            'زجاج مزدوج، وإطارات بحشوة إسفنجية، وسماعات تلغي ما بقي من ضجيج الطريق.',
            'Double glazing, tyres lined with foam, and speakers that cancel what is left of the road.',
          ],
        ),
        beside(
          ['interior/front-seats', 'المقعدان الأماميان', 'The front seats'],
          ['مقعد لثلاث ساعات', 'A seat for three hours'],
          [
            'ستة عشر اتجاهًا، وتهوية من الظهر، ومسند لا يقسو بعد الساعة الثانية.',
            'Sixteen ways of adjustment, ventilation through the backrest, and a cushion that stays soft after the second hour.',
          ],
        ),
      ],
    },
    {
      anchor: 'details',
      label: ['التفاصيل', 'Details'],
      blocks: [
        cards(
          'black-theme',
          [
            [
              ['texture/leather-cognac', 'جلد بلون الكونياك', 'Cognac leather'],
              ['جلد يُدبغ بالخضار', 'Leather tanned with plants'],
              [
                'يغمق مع السنوات، ولا يتشقق في الشمس.',
                'It darkens over the years and does not crack in the sun.',
              ],
            ],
            [
              [
                'studio/saloon-rear34-sand',
                'إكس إف بلون الرمل من الخلف',
                'Sand-coloured XF from the rear',
              ],
              ['540 لترًا', '540 litres'],
              [
                'أربع حقائب سفر، وفوقها سترة لم تُطوَ.',
                'Four suitcases, and a jacket on them that was not folded.',
              ],
            ],
            [
              ['texture/paint-burgundy', 'عينة طلاء عنّابي', 'Burgundy paint sample'],
              ['تسعة ألوان', 'Nine colours'],
              ['والعاشر لمن ينتظر.', 'And a tenth for those who wait.'],
            ],
          ],
          { block_scroll_id: 'details' },
        ),
        block('quote', {
          quote: text(
            'أقود ثمانين ألف كيلومتر في السنة. أختار السيارة التي أنزل منها كما صعدت إليها.',
            'I drive eighty thousand kilometres a year. I choose the car that I leave as fresh as I entered it.',
          ),
          author: text('يوسف البلوشي', 'Yousef Al Balushi'),
          author_position: text('مالك إكس إف، العين', 'XF owner, Al Ain'),
        }),
      ],
    },
  ],
  figures: [
    ['إكس إف بالأرقام', 'XF in figures'],
    ['studio/saloon-front34-green', 'إكس إف خضراء', 'Green XF'],
  ],
  close: [
    'جرّبها على الطريق السريع، ومعك من يجلس في الخلف.',
    'Try it on the motorway, with someone in the rear seat.',
  ],
};

export const jaguarSaloons = [xe, xf].map(nameplatePage);
