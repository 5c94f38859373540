import { beside, cards, scenes, statement, three } from './chapters.js';
import { type Nameplate, nameplatePage } from './nameplate-page.js';

const brand = ['لاند روڤر', 'Land Rover'] as const;

const sport: Nameplate = {
  name: 'Range Rover Sport',
  ar: 'رينج روڤر سبورت',
  brand: ['', ''],
  theme: 'land-rover',
  hero: [
    'hero/mountain-luxsuv-silver',
    'رينج روڤر سبورت فضية على طريق جبلي عند الغروب',
    'Silver Range Rover Sport on a mountain road at sunset',
  ],
  line: ['مشدودة في المنعطف، وهادئة بعده.', 'Taut in the bend, calm after it.'],
  description: [
    'رينج روڤر سبورت في الإمارات: القيادة والمقصورة والأرقام والسيارات المتوفرة.',
    'Range Rover Sport in the UAE: driving, cabin, figures and the cars in stock.',
  ],
  figuresAt: 1,
  chapters: [
    {
      anchor: 'driving',
      label: ['القيادة', 'Driving'],
      blocks: [
        statement(
          'driving',
          ['تجلس أخفض، وتقود أقرب', 'You sit lower, and drive closer'],
          [
            'أخفض من رينج روڤر بأربعة سنتيمترات، بمقود أسرع استجابة وعجلات خلفية تنعطف معك.',
            'Four centimetres lower than a Range Rover, with quicker steering and rear wheels that turn with you.',
          ],
        ),
        three(
          ['studio/luxsuv-side-black', 'سبورت سوداء من الجانب', 'Black Sport from the side'],
          ['detail/luxsuv-wheel-silver', 'عجلة بحجم 23 بوصة', 'A 23-inch wheel'],
          ['detail/luxsuv-taillamp-silver', 'المصباح الخلفي', 'The rear lamp'],
        ),
      ],
    },
    {
      anchor: 'cabin',
      label: ['المقصورة', 'Cabin'],
      blocks: [
        cards(
          'dark-theme',
          [
            [
              ['interior/centre-console', 'الكونسول الوسطي', 'Centre console'],
              ['كل شيء تحت يدك', 'All of it at hand'],
              [
                'اختيار الطريق والحرارة بمفتاح واحد تعرفه أصابعك.',
                'Terrain and temperature with one control that your fingers know.',
              ],
            ],
            [
              ['interior/front-seats', 'المقعدان الأماميان', 'The front seats'],
              ['مقاعد تمسك بك', 'Seats that hold you'],
              [
                'تهوية وتدليك، ومساند تضيق في الوضع الديناميكي.',
                'Ventilation and massage, with bolsters that close in the dynamic mode.',
              ],
            ],
          ],
          { block_scroll_id: 'cabin' },
        ),
      ],
    },
  ],
  figures: [
    ['ثلاثة أرقام', 'Three figures'],
    ['studio/luxsuv-front34-burgundy', 'سبورت عنّابية', 'Burgundy Sport'],
  ],
  close: [
    'جرّبها على الطريق الذي تعرفه، ثم قارنها بما في المعرض.',
    'Try it on a road that you know, then compare it with those in the showroom.',
  ],
};

const evoque: Nameplate = {
  name: 'Range Rover Evoque',
  ar: 'رينج روڤر إيڤوك',
  brand: ['', ''],
  theme: 'land-rover',
  hero: ['hero/showroom-two-cars', 'سيارتان في معرض حديث', 'Two cars in a modern showroom'],
  line: [
    'مقاس المدينة، وتفاصيل الفئة الأعلى.',
    'The size of the city, the details of the class above.',
  ],
  description: [
    'رينج روڤر إيڤوك في الإمارات: التصميم والمدينة والأرقام والسيارات المتوفرة.',
    'Range Rover Evoque in the UAE: design, city, figures and the cars in stock.',
  ],
  figuresAt: 2,
  chapters: [
    {
      anchor: 'design',
      label: ['التصميم', 'Design'],
      blocks: [
        beside(
          [
            'studio/midsuv-side-sand',
            'إيڤوك بلون الرمل من الجانب',
            'Sand-coloured Evoque from the side',
          ],
          ['سقف منخفض وخط مرتفع', 'A low roof, a high line'],
          [
            'السقف يهبط نحو الخلف، وخط النوافذ يرتفع إليه. لذلك تبدو أصغر مما هي، وتتسع لأربعة بالغين.',
            'The roof falls to the rear and the window line rises to meet it. So it looks smaller than it is, and seats four adults.',
          ],
          { block_scroll_id: 'design' },
        ),
      ],
    },
    {
      anchor: 'city',
      label: ['في المدينة', 'In the city'],
      blocks: [
        cards(
          'grey-theme',
          [
            [
              [
                'studio/midsuv-front34-white',
                'إيڤوك بيضاء من الأمام',
                'White Evoque from the front',
              ],
              ['4.37 متر', '4.37 metres'],
              [
                'تدخل مواقف المارينا دون مناورة ثانية.',
                'Enters the bays of the Marina at the first attempt.',
              ],
            ],
            [
              ['interior/driver-view', 'المقود والشاشات', 'Wheel and screens'],
              ['مرآة ترى خلف الأمتعة', 'A mirror that sees past the luggage'],
              [
                'كاميرا على السقف تعرض الطريق كله، ولو امتلأ الصندوق.',
                'A camera on the roof shows the whole road, even with a full boot.',
              ],
            ],
            [
              ['studio/midsuv-rear34-green', 'إيڤوك خضراء من الخلف', 'Green Evoque from the rear'],
              ['55 كيلومترًا بالكهرباء', '55 kilometres on electricity'],
              [
                'النسخة الهجينة تكفي معظم أيام المدينة دون وقود.',
                'The plug-in hybrid covers most days in town without petrol.',
              ],
            ],
          ],
          { block_scroll_id: 'city' },
        ),
      ],
    },
  ],
  figures: [
    ['إيڤوك بالأرقام', 'Evoque in figures'],
    ['studio/midsuv-front34-burgundy', 'إيڤوك عنّابية', 'Burgundy Evoque'],
  ],
  close: [
    'اختر اللون من السيارات الموجودة اليوم، واحجزها دون دفعة.',
    'Choose the colour among the cars that are here today, and reserve one with nothing to pay.',
  ],
};

const discovery: Nameplate = {
  name: 'Discovery',
  ar: 'ديسكفري',
  brand,
  theme: 'land-rover',
  hero: ['place/pavilion-day', 'معرض زجاجي وسط النخيل', 'A glass showroom among palms'],
  line: ['سبعة مقاعد، وكلها مقاعد.', 'Seven seats, and all of them are seats.'],
  description: [
    'ديسكفري في الإمارات: سبعة مقاعد كاملة ومساحة لعطلة نهاية أسبوع، والسيارات المتوفرة.',
    'Discovery in the UAE: seven full seats, room for a weekend away, and the cars in stock.',
  ],
  figuresAt: 1,
  chapters: [
    {
      anchor: 'family',
      label: ['العائلة', 'Family'],
      blocks: [
        scenes(
          'family',
          ['عطلة أسبوع من ثلاثة مشاهد', 'A weekend in three scenes'],
          [
            [
              ['interior/rear-seats', 'المقاعد الخلفية', 'The rear seats'],
              ['الخميس، الخامسة', 'Thursday at five'],
              [
                'تُطوى المقاعد من هاتفك، صفًا صفًا، والأيدي ممتلئة بالحقائب.',
                'The seats fold from your phone, row by row, while your hands are full of bags.',
              ],
            ],
            [
              [
                'studio/midsuv-rear34-silver',
                'ديسكفري فضية من الخلف',
                'Silver Discovery from the rear',
              ],
              ['الجمعة، حتّا', 'Friday in Hatta'],
              [
                'تخوض 90 سنتيمترًا من الماء، وتخبرك بالعمق قبل أن تدخل.',
                'It wades through 90 centimetres of water, and tells you the depth before you enter.',
              ],
            ],
            [
              [
                'studio/midsuv-side-green',
                'ديسكفري خضراء من الجانب',
                'Green Discovery from the side',
              ],
              ['السبت، العودة', 'Saturday, the way home'],
              [
                'سبعة ركاب، وتسعة منافذ شحن، وصمت في الصف الأخير.',
                'Seven people, nine charging ports, and silence in the last row.',
              ],
            ],
          ],
        ),
      ],
    },
    {
      anchor: 'towing',
      label: ['القَطر', 'Towing'],
      blocks: [
        beside(
          ['studio/midsuv-front34-sand', 'ديسكفري بلون الرمل', 'Sand-coloured Discovery'],
          ['3,500 كيلوغرام خلفك', '3,500 kilograms behind you'],
          [
            'تقود المقطورة إلى الخلف بدوّار صغير، وترسم الشاشة مسارها. القارب إلى الماء من المحاولة الأولى.',
            'A small dial steers the trailer in reverse, and the screen draws its path. The boat is in the water at the first attempt.',
          ],
          { block_scroll_id: 'towing', is_reversed: true },
        ),
      ],
    },
  ],
  figures: [
    ['ديسكفري بالأرقام', 'Discovery in figures'],
    ['studio/midsuv-front34-black', 'ديسكفري سوداء', 'Black Discovery'],
  ],
  close: [
    'أحضر العائلة كلها إلى التجربة، وكراسي الأطفال أيضًا.',
    'Bring the whole family to the test drive, and the child seats too.',
  ],
};

export const landRoverNameplates = [sport, evoque, discovery].map(nameplatePage);
