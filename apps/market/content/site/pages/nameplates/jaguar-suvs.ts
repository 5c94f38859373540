import { block, text } from '../../../demo-page.js';
import { beside, cards, scenes, statement, three } from './chapters.js';
import { type Nameplate, nameplatePage } from './nameplate-page.js';

const brand = ['جاكوار', 'Jaguar'] as const;

const fPace: Nameplate = {
  name: 'F-PACE',
  ar: 'إف-بيس',
  brand,
  theme: 'jaguar',
  hero: ['place/pavilion-evening', 'معرض زجاجي مضاء مساءً', 'A glass showroom lit in the evening'],
  line: ['عملية كل صباح، ورياضية كل مساء.', 'Practical each morning, a sports car each evening.'],
  description: [
    'جاكوار إف-بيس في الإمارات: القيادة والمساحة والأرقام والسيارات المتوفرة.',
    'Jaguar F-PACE in the UAE: driving, space, figures and the cars in stock.',
  ],
  figuresAt: 1,
  chapters: [
    {
      anchor: 'driving',
      label: ['القيادة', 'Driving'],
      blocks: [
        statement(
          'driving',
          ['مقود سيارة كوبيه', 'The steering of a coupé'],
          [
            'علبة المقود نفسها التي في إف-تايب، وعزم يذهب إلى الخلف أولًا. تنسى الارتفاع عند أول منعطف.',
            'The steering rack is that of the F-TYPE, and torque goes to the rear first. The first bend makes you forget the height.',
          ],
        ),
        three(
          ['studio/midsuv-front34-black', 'إف-بيس سوداء من الأمام', 'Black F-PACE from the front'],
          ['studio/midsuv-side-silver', 'إف-بيس فضية من الجانب', 'Silver F-PACE from the side'],
          ['texture/leather-black', 'جلد أسود', 'Black leather'],
        ),
      ],
    },
    {
      anchor: 'space',
      label: ['المساحة', 'Space'],
      blocks: [
        beside(
          ['interior/rear-seats', 'المقاعد الخلفية بجلد فاتح', 'Rear seats in light leather'],
          ['650 لترًا قبل أن تطوي شيئًا', '650 litres before you fold a thing'],
          [
            'ثلاثة في الخلف بلا تذمر، وحقائب أسبوع. ومن يجلس وحده يميل بظهره حتى 10 درجات.',
            'Three in the rear without complaint, and luggage for a week. Those who sit alone can recline by ten degrees.',
          ],
          { block_scroll_id: 'space' },
        ),
      ],
    },
  ],
  figures: [
    ['ما يقوله الورق', 'What it says on paper'],
    ['studio/midsuv-rear34-burgundy', 'إف-بيس عنّابية من الخلف', 'Burgundy F-PACE from the rear'],
  ],
  close: [
    'خذها إلى جبل جيس، لا حول المعرض.',
    'Take it to Jebel Jais rather than around the showroom.',
  ],
};

const ePace: Nameplate = {
  name: 'E-PACE',
  ar: 'إي-بيس',
  brand,
  theme: 'jaguar',
  hero: [
    'place/arcade-evening',
    'معرض بأقواس مضاءة مساءً',
    'A showroom with lit arches in the evening',
  ],
  line: ['صغيرة من الخارج، سخية من الداخل.', 'Small outside, generous inside.'],
  description: [
    'جاكوار إي-بيس في الإمارات: المقاس والمقصورة والأرقام والسيارات المتوفرة.',
    'Jaguar E-PACE in the UAE: size, cabin, figures and the cars in stock.',
  ],
  figuresAt: 2,
  chapters: [
    {
      anchor: 'size',
      label: ['المقاس', 'Size'],
      blocks: [
        cards(
          'black-theme',
          [
            [
              [
                'studio/midsuv-front34-burgundy',
                'إي-بيس عنّابية من الأمام',
                'Burgundy E-PACE from the front',
              ],
              ['4.4 متر', '4.4 metres'],
              ['تركنها حيث يكمل غيرك الدوران.', 'You park where others drive on.'],
            ],
            [
              ['studio/midsuv-rear34-white', 'إي-بيس بيضاء من الخلف', 'White E-PACE from the rear'],
              ['577 لترًا', '577 litres'],
              ['عربة طفل كاملة، دون فك عجلاتها.', 'A whole pram, with its wheels on.'],
            ],
          ],
          { block_scroll_id: 'size' },
        ),
      ],
    },
    {
      anchor: 'cabin',
      label: ['المقصورة', 'Cabin'],
      blocks: [
        block('quote', {
          block_scroll_id: 'cabin',
          quote: text(
            'أول سيارة لي كانت كبيرة لأنني ظننت أن الكبيرة آمنة. هذه أهدأ، وأركنها وحدي.',
            'My first car was large because I thought that large is safe. This one is calmer, and I park it on my own.',
          ),
          author: text('نورة المزروعي', 'Noura Al Mazrouei'),
          author_position: text('مالكة إي-بيس، أبوظبي', 'E-PACE owner, Abu Dhabi'),
        }),
        beside(
          ['interior/centre-console', 'الكونسول الوسطي', 'Centre console'],
          ['مقبض لمن بجانبك', 'A handle for the passenger'],
          [
            'يفصل الكونسول مكان السائق عن مكان الراكب، كما في السيارات الرياضية، وتحته 8.4 لتر للأغراض.',
            'As in a sports car, the console divides the driver’s side from the passenger’s, with 8.4 litres for your things below it.',
          ],
        ),
      ],
    },
  ],
  figures: [
    ['إي-بيس بالأرقام', 'E-PACE in figures'],
    ['studio/midsuv-side-black', 'إي-بيس سوداء من الجانب', 'Black E-PACE from the side'],
  ],
  close: [
    'تجربة في المدينة، في ساعة الزحام التي تعرفها.',
    'A drive in town, at the rush hour that you know.',
  ],
};

const iPace: Nameplate = {
  name: 'I-PACE',
  ar: 'آي-بيس',
  brand,
  theme: 'jaguar',
  hero: ['studio/midsuv-front34-green', 'آي-بيس خضراء من الأمام', 'Green I-PACE from the front'],
  line: ['كهربائية بالكامل، من 2018.', 'Fully electric, since 2018.'],
  description: [
    'جاكوار آي-بيس الكهربائية في الإمارات: المدى والشحن والأرقام والسيارات المتوفرة.',
    'The electric Jaguar I-PACE in the UAE: range, charging, figures and the cars in stock.',
  ],
  figuresAt: 1,
  chapters: [
    {
      anchor: 'range',
      label: ['المدى', 'Range'],
      blocks: [
        scenes(
          'range',
          ['يوم واحد، شحنة واحدة', 'One day, one charge'],
          [
            [
              [
                'studio/midsuv-front34-silver',
                'آي-بيس فضية من الأمام',
                'Silver I-PACE from the front',
              ],
              ['دبي، السابعة صباحًا', 'Dubai at seven'],
              [
                'المقصورة على 22 درجة من كهرباء البيت، والبطارية ممتلئة.',
                'The cabin is at 22 degrees with electricity from the house, and the battery is full.',
              ],
            ],
            [
              ['studio/midsuv-side-white', 'آي-بيس بيضاء من الجانب', 'White I-PACE from the side'],
              ['العين، الظهر', 'Al Ain at noon'],
              [
                '130 كيلومترًا، واجتماعان، ونصف الشحنة باقٍ في أشد الحر.',
                '130 kilometres and two meetings, with half of the charge left in the heat of the day.',
              ],
            ],
            [
              ['studio/midsuv-rear34-black', 'آي-بيس سوداء من الخلف', 'Black I-PACE from the rear'],
              ['دبي، السادسة مساءً', 'Dubai at six'],
              ['تعود ومعك ما يكفي للعشاء.', 'You are back, with enough left for dinner.'],
            ],
          ],
        ),
      ],
    },
    {
      anchor: 'charging',
      label: ['الشحن', 'Charging'],
      blocks: [
        statement(
          'charging',
          [
            'ليلة في البيت، أو أربعون دقيقة في الطريق',
            'A night at home, or forty minutes on the way',
          ],
          [
            'شاحن الجدار نركّبه نحن قبل تسليم السيارة. وعلى الطريق شاحن سريع يعيدها إلى 80%.',
            'We install the wall box before the car is delivered. On the way, a fast charger brings it back to 80%.',
          ],
          { border_grid_class: 'border-top' },
        ),
      ],
    },
  ],
  figures: [
    ['آي-بيس بالأرقام', 'I-PACE in figures'],
    ['studio/midsuv-front34-white', 'آي-بيس بيضاء', 'White I-PACE'],
  ],
  close: ['خذها ليومين، واشحنها في بيتك.', 'Take it for two days, and charge it at home.'],
};

export const jaguarSuvs = [fPace, ePace, iPace].map(nameplatePage);
