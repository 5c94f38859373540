import { type Article, onward, said, scene, words } from './article.js';

export const onTheRoad: readonly Article[] = [
  {
    key: 'desert-days',
    age: 3,
    image_id: 'hero/desert-offroader-sand',
    title: ['أيام الصحراء تعود هذا الشتاء', 'Desert days are back this winter'],
    summary: [
      'ثلاث عطلات أسبوع من القيادة على الرمال مع مدرّبينا، للمالكين وضيوفهم.',
      'Three weekends of driving on sand with our instructors, for owners and their guests.',
    ],
    blocks: [
      words([
        'تنطلق أيام الصحراء هذا العام من مخيم قرب ليوا، في ثلاث عطلات أسبوع متتالية. يقود كل مالك سيارته، ومعه ضيف واحد ومدرّب لكل أربع سيارات.',
        'This year’s desert days start from a camp near Liwa, on three weekends in a row. Owners drive their own cars, with one guest each and one instructor for every four cars.',
      ]),
      words(
        [
          'يبدأ الصباح بما ينساه كثيرون: خفض ضغط الإطارات، واختيار برنامج الرمال، وقراءة وجه الكثيب قبل صعوده. بعد الظهر مسار من ثلاثين كيلومترًا، يطول أو يقصر بحسب المجموعة.\n\nلا تحتاج إلى خبرة سابقة. من سبق له القيادة على الرمال ينضم إلى مجموعة أسرع مسارها أعلى كثبانًا.',
          'The morning begins with what many forget: lowering the tyre pressure, choosing the sand programme, and reading the face of a dune before climbing it. The afternoon is a route of thirty kilometres, longer or shorter as the group prefers.\n\nNo experience is needed. Those who have driven on sand before join a faster group, on higher dunes.',
        ],
        ['برنامج اليوم', 'The day’s programme'],
      ),
      scene(
        'detail/offroader-wheel-sand',
        ['عجلة سيارة دفع رباعي بلون الرمل', 'Wheel of a sand-coloured off-roader'],
        ['ما الذي تحضره معك', 'What to bring'],
        [
          'سيارتك بخزان ممتلئ، وحذاء مغلق، ونظارة شمسية. الطعام والماء ومعدّات الإنقاذ علينا، وكذلك إعادة نفخ الإطارات قبل العودة إلى الطريق.',
          'Your car with a full tank, closed shoes and sunglasses. Food, water and recovery equipment are on us, and so is pumping up the tyres before you return to the road.',
        ],
      ),
      onward(['احجز مكانك', 'Reserve your place'], '/contact', ['تواصل معنا', 'Contact us']),
    ],
  },
  {
    key: 'jebel-jais',
    age: 141,
    image_id: 'hero/mountain-saloon-burgundy',
    theme: 'jaguar',
    title: ['جبل جيس قبل الشروق', 'Jebel Jais before sunrise'],
    summary: [
      'عشرون كيلومترًا من المنعطفات، ودرجة حرارة أقل بعشر درجات. دليل قصير لأجمل طريق في الدولة.',
      'Twenty kilometres of bends, and ten degrees cooler. A short guide to the finest road in the country.',
    ],
    blocks: [
      words([
        'من وسط دبي إلى قدم الجبل ساعة ونصف. من يصل قبل الخامسة والنصف صباحًا يجد الطريق خاليًا، والهواء باردًا، والضوء يلحق به عند المنصة العليا.',
        'From central Dubai to the foot of the mountain takes an hour and a half. Those who arrive before half past five find the road empty and the air cool, and the light reaches them at the upper deck.',
      ]),
      words(
        [
          'المنعطفات الأولى واسعة وتُرى نهايتها. بعد الكيلومتر الثاني عشر تضيق، ويحسن أن تكون على السرعة الثالثة قبل الدخول لا في أثنائه. في النزول دع المحرّك يكبح السيارة، وأبقِ المكابح للمنعطفات.',
          'The first bends are wide and their ends can be seen. After the twelfth kilometre they tighten, and it pays to be in third gear before turning in rather than while turning. On the way down let the engine hold the car, and keep the brakes for the bends.',
        ],
        ['كيف تُقاد', 'How to drive it'],
      ),
      said(
        [
          'الطريق الجيد لا يطلب منك السرعة. يطلب منك الانتباه، ثم يكافئك عليه.',
          'A good road does not ask for speed. It asks for attention, and rewards you for it.',
        ],
        ['سامر حدّاد', 'Samer Haddad'],
        ['مهندس قيادة', 'Driving engineer'],
      ),
      onward(['خذ الطريق معنا', 'Take the road with us'], '/test-drive', [
        'اطلب تجربة قيادة',
        'Ask for a test drive',
      ]),
    ],
  },
  {
    key: 'f-type-farewell',
    age: 96,
    image_id: 'hero/coast-coupe-silver',
    theme: 'jaguar',
    title: ['وداع يليق بإف-تايب', 'A farewell worthy of the F-TYPE'],
    summary: [
      'آخر السيارات ذات المقعدين على طريق الساحل، من الفجيرة إلى رأس الخيمة.',
      'The last of the two-seaters on the coast road, from Fujairah to Ras Al Khaimah.',
    ],
    blocks: [
      words([
        'اجتمع تسعة وثلاثون مالكًا صباح جمعة في ميناء الفجيرة، وأقدمهم سيارته من عام 2014. الوجهة رأس الخيمة، والطريق هو الأطول بين المدينتين.',
        'Thirty-nine owners met on a Friday morning at the port of Fujairah, the oldest car among them from 2014. They drove to Ras Al Khaimah by the longest road between the two.',
      ]),
      words(
        [
          'لم يعد في معارضنا سوى عدد قليل من السيارات الجديدة، ومعها سيارات معتمدة يفحصها فنّيونا في 165 نقطة. تظهر كلها في قائمة السيارات المتوفرة، بأسعارها وألوانها وأماكنها.\n\nتبقى قطع الغيار والصيانة متاحة لدى وكلائنا ما بقيت السيارات على الطريق.',
          'Only a few new cars are left in our showrooms, along with approved ones that our technicians check at 165 points. All of them are in the list of cars in stock, with their prices, colours and places.\n\nParts and service remain available at our retailers for as long as the cars are on the road.',
        ],
        ['ما بقي منها', 'What is left of it'],
      ),
      scene(
        'detail/coupe-taillamp-silver',
        ['المصباح الخلفي لإف-تايب فضية', 'Rear lamp of a silver F-TYPE'],
        ['عند الغروب في رأس الخيمة', 'At sunset in Ras Al Khaimah'],
        [
          'اصطفت السيارات بترتيب سنوات صنعها، ووقّع كل مالك على غطاء محرّك سيعلّق في معرض ياس.',
          'The cars lined up by their years, and each owner signed a bonnet that will hang in the Yas showroom.',
        ],
        { is_reversed: true },
      ),
      onward(['ابحث عن إف-تايب', 'Find an F-TYPE'], '/vehicles?models=F-TYPE', [
        'السيارات المتوفرة',
        'Cars in stock',
      ]),
    ],
  },
];
