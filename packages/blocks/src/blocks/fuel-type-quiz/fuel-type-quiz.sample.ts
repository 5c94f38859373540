import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });
const list = (ar: readonly string[], en: readonly string[]) => ({
  ar: ar.map((line) => `- ${line}`).join('\n'),
  en: en.map((line) => `- ${line}`).join('\n'),
});

const content: Sample = {
  fields: {
    step_0_image: {
      id: 'hero/charging-midsuv-white',
      alt: text('سيارة دفع رباعي بيضاء عند نقطة شحن', 'White SUV at a charge point'),
    },
    step_0_heading: text('أي وقود يناسب قيادتك؟', 'Which fuel suits the way you drive?'),
    step_0_subheading: text(
      'خمسة أسئلة، دقيقة واحدة، ونتيجة يمكنك مشاركتها.',
      'Five questions, one minute, and a result you can share.',
    ),
    aside_proposition_label: text('الخطوة التالية', 'Your next step'),
    petrol_heading: text('البنزين يناسبك', 'Petrol suits you'),
    petrol_image: {
      id: 'hero/coast-coupe-silver',
      alt: text('سيارة كوبيه فضية على الساحل', 'Silver coupé on the coast'),
    },
    petrol_introduction: text(
      'تقود مسافات متوسطة وتحب محركًا يستجيب فورًا.',
      'You drive medium distances and like an engine that responds at once.',
    ),
    petrol_advantages: list(
      ['يعمل بهدوء في رحلات المدينة والطريق', 'سعر شراء أقل', 'محطات الوقود في كل مكان'],
      ['Quiet in town and on the road', 'Lower purchase price', 'Filling stations everywhere'],
    ),
    petrol_disadvantages: list(
      ['استهلاك أعلى من الديزل على الطرق الطويلة'],
      ['Uses more fuel than diesel on long journeys'],
    ),
    petrol_aside_label: text('جرّب الفرق بنفسك', 'Feel the difference'),
    petrol_aside_description: text(
      'نحجز لك تجربة قيادة لدى الوكيل الأقرب.',
      'We book a test drive at the retailer nearest to you.',
    ),
    diesel_heading: text('الديزل يناسبك', 'Diesel suits you'),
    diesel_image: {
      id: 'hero/desert-offroader-sand',
      alt: text('سيارة دفع رباعي في الصحراء', 'Off-roader in the desert'),
    },
    diesel_introduction: text(
      'رحلاتك طويلة، وتحتاج إلى قوة السحب.',
      'Your journeys are long, and you need pulling power.',
    ),
    diesel_advantages: list(
      ['استهلاك أقل على الطرق السريعة', 'عزم كبير للقطر والحمولة'],
      ['Uses less fuel on motorways', 'High torque for towing and loads'],
    ),
    diesel_disadvantages: list(
      ['لا يناسب المشاوير القصيرة المتكررة'],
      ['Not made for frequent short runs'],
    ),
    diesel_aside_label: text('اختر سيارتك للرحلات', 'Choose your touring car'),
    phev_heading: text('الهجين القابل للشحن يناسبك', 'A plug-in hybrid suits you'),
    phev_image: {
      id: 'hero/mountain-luxsuv-silver',
      alt: text('سيارة دفع رباعي فضية في الجبال', 'Silver SUV in the mountains'),
    },
    phev_introduction: text(
      'مشاويرك اليومية بالكهرباء، والرحلات البعيدة بلا توقف للشحن.',
      'Daily runs on electricity, long journeys without stopping to charge.',
    ),
    phev_advantages: list(
      ['قيادة كهربائية في المدينة', 'لا قلق من المسافة'],
      ['Electric driving in town', 'No worry about range'],
    ),
    phev_disadvantages: list(
      ['أفضل ما يكون حين تُشحن كل ليلة'],
      ['At its best when charged every night'],
    ),
    phev_aside_label: text('اشحن في بيتك', 'Charge at home'),
    bev_heading: text('السيارة الكهربائية تناسبك', 'An electric car suits you'),
    bev_image: {
      id: 'hero/charging-midsuv-white',
      alt: text('سيارة دفع رباعي بيضاء عند نقطة شحن', 'White SUV at a charge point'),
    },
    bev_introduction: text(
      'مشاويرك قصيرة، ونقاط الشحن قريبة منك.',
      'Your runs are short, and charge points are close to you.',
    ),
    bev_advantages: list(
      ['لا انبعاثات من العادم', 'كلفة أقل لكل كيلومتر', 'هدوء كامل'],
      ['No tailpipe emissions', 'Lower cost per kilometre', 'Complete quiet'],
    ),
    bev_disadvantages: list(
      ['تحتاج الرحلات البعيدة إلى خطة للشحن'],
      ['Long journeys need a charging plan'],
    ),
    bev_aside_label: text('شاحن في بيتك', 'A charger at your home'),
    bev_aside_description: text(
      'نركّب الشاحن ونجرّبه قبل تسليم السيارة.',
      'We install and test the charger before the car is delivered.',
    ),
  },
};

export const sample = { ar: content, en: content };
