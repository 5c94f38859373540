import { type Article, onward, said, scene, words } from './article.js';

export const places: readonly Article[] = [
  {
    key: 'yas-showroom',
    age: 17,
    image_id: 'place/pavilion-evening',
    title: ['معرض جديد في جزيرة ياس', 'A new showroom on Yas Island'],
    summary: [
      'ستة آلاف متر مربع، وورشة للسيارات الكهربائية، ومقهى يطل على الحلبة.',
      'Six thousand square metres, a workshop for electric cars and a café that overlooks the track.',
    ],
    blocks: [
      words([
        'افتتحنا في جزيرة ياس معرضنا الأكبر حتى الآن: خمس وعشرون سيارة تحت سقف واحد، وورشة من أربعة عشر موقفًا، ومقهى بنوافذ على الحلبة.',
        'On Yas Island we have opened our largest showroom so far: twenty-five cars under one roof, a workshop of fourteen bays, and a café with windows on the track.',
      ]),
      scene(
        'place/interior-daylight',
        ['داخل معرض في ضوء النهار', 'Inside a showroom in daylight'],
        ['ضوء النهار للألوان', 'Daylight for the colours'],
        [
          'يدخل الضوء من الشمال، فترى الطلاء كما ستراه في الشارع. وعلى طاولة واحدة عينات الجلد والخشب، لتجمع مقصورتك بيدك.',
          'The light comes from the north, so paint looks as it will on the street. Leather and wood samples share one table, where you put your cabin together by hand.',
        ],
      ),
      words(
        [
          'أربعة مواقف مجهّزة لبطاريات الجهد العالي، مع فنّيين معتمدين. تُشحن سيارتك مجانًا في أثناء الصيانة.',
          'Four bays are equipped for high-voltage batteries, with certified technicians. Your car is charged free of charge while it is serviced.',
        ],
        ['ورشة للكهرباء', 'A workshop for electric cars'],
      ),
      onward(['زر المعرض', 'Visit the showroom'], '/retailers', [
        'الوكلاء وأوقات العمل',
        'Retailers and hours',
      ]),
    ],
  },
  {
    key: 'apprentices',
    age: 165,
    image_id: 'place/arcade-day',
    title: ['اثنا عشر فنيًا من الشارقة', 'Twelve technicians from Sharjah'],
    summary: [
      'أنهت الدفعة الأولى من برنامج التدريب المهني عامين في ورشنا، وبقيت كلها معنا.',
      'The first class of our apprenticeship has finished two years in our workshops, and all of them stay.',
    ],
    blocks: [
      words([
        'قبل عامين بدأ اثنا عشر خريجًا من ثانويات الشارقة برنامج التدريب في ورشنا. هذا الشهر تسلّموا شهاداتهم، وبدأ كل منهم العمل لدى الوكيل الأقرب إلى بيته.',
        'Two years ago twelve graduates of schools in Sharjah began training in our workshops. This month they received their certificates, and each of them starts work at the retailer nearest to home.',
      ]),
      words(
        [
          'يقضي المتدرب ثلاثة أيام في الورشة ويومين في الصف. يبدأ بالفحص الدوري، ثم المكابح والتعليق، وينتهي بأنظمة الجهد العالي.\n\nيُفتح باب التقديم للدفعة الثانية في أول مارس، لمن أنهى الثانوية بمعدل جيد في الفيزياء والرياضيات.',
          'Apprentices spend three days in the workshop and two in the classroom. They begin with routine service, go on to brakes and suspension, and end with high-voltage systems.\n\nApplications for the second class open on 1 March, for those who leave school with good marks in physics and mathematics.',
        ],
        ['عامان بين الورشة والصف', 'Two years of workshop and classroom'],
      ),
      said(
        [
          'أول سيارة فحصتها وحدي كانت لجارنا. لم ينم ليلتها إلا أنا.',
          'The first car I serviced on my own was our neighbour’s. I was the only one who did not sleep that night.',
        ],
        ['عبدالله النقبي', 'Abdulla Al Naqbi'],
        ['فني، الشارقة', 'Technician, Sharjah'],
      ),
      onward(['اسأل عن التدريب', 'Ask about the apprenticeship'], '/contact', [
        'تواصل معنا',
        'Contact us',
      ]),
    ],
  },
  {
    key: 'delivery-at-home',
    age: 190,
    image_id: 'hero/city-saloon-black',
    theme: 'jaguar',
    title: ['التسليم أمام بيتك', 'Delivered to your door'],
    summary: [
      'صار تسليم السيارات المتوفرة إلى المنزل متاحًا في الإمارات السبع، دون رسوم إضافية.',
      'Cars in stock are now delivered to your home in all seven emirates, at no extra charge.',
    ],
    blocks: [
      words([
        'يصل مستشارك بالسيارة في الموعد الذي تختاره، حتى التاسعة مساءً. معه عقد التسليم، ولوحات الأرقام، وساعة كاملة لشرح كل ما في السيارة.',
        'Your adviser arrives with the car at the hour you choose, until nine in the evening, bringing the contract, the number plates and a full hour to explain everything in the car.',
      ]),
      words(
        [
          'تختار السيارة وتحجزها عبر الموقع، ثم تتفق مع المستشار على الدفع والتسجيل والتأمين. يستغرق ذلك عادةً ثلاثة أيام عمل.\n\nإن كانت لديك سيارة تود استبدالها، تُقيَّم عند بابك ويُخصم سعرها من الباقي.',
          'You choose and reserve the car on this site, then settle payment, registration and insurance with the adviser. This usually takes three working days.\n\nIf you have a car to trade in, it is valued at your door and its price is taken off what remains.',
        ],
        ['كيف يتم', 'How it works'],
      ),
      onward(['اختر سيارتك', 'Choose your car'], '/vehicles', [
        'السيارات المتوفرة',
        'Cars in stock',
      ]),
    ],
  },
];
