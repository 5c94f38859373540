import { legalPage } from './legal-page.js';

export const privacy = legalPage({
  id: 'privacy',
  title: ['سياسة الخصوصية', 'Privacy policy'],
  description: [
    'ما نجمعه من بيانات، ولماذا، ومع من نشاركه، وكم نحتفظ به، وكيف تطلب نسخة منه أو حذفه.',
    'What we collect, why, with whom we share it, how long we keep it, and how to ask for a copy or its deletion.',
  ],
  opening: [
    ['بياناتك لك', 'Your data is yours'],
    [
      'نحفظ ما تكتبه في نماذجنا لنرد عليك، ولا نشاركه إلا مع الوكيل الذي تختاره. آخر تحديث: نوفمبر 2026.',
      'We keep what you write in our forms so that we can reply, and share it only with the retailer you choose. Last updated: November 2026.',
    ],
  ],
  clauses: [
    [
      ['من المسؤول عن بياناتك', 'Who is responsible for your data'],
      [
        'موكب، دبي، الإمارات العربية المتحدة، هو المسؤول عن بيانات هذا الموقع. إن طلبت خدمة من وكيل أصبح الوكيل مسؤولًا أيضًا عما يصله منها.',
        'Mawkib in Dubai, United Arab Emirates, is responsible for the data of this site. If you ask a retailer for a service, that retailer is also responsible for the data it receives.',
      ],
    ],
    [
      ['ماذا نجمع', 'What we collect'],
      [
        '- **في النماذج:** اسمك وهاتفك وبريدك وما تختاره وتكتبه، ووقت الإرسال.\n- **عند الحجز:** السيارة، والوكيل، وطريقة التسليم، وتأكيدك للشروط. لا نرى رقم بطاقتك: يستلمه مقدّم خدمة الدفع مباشرة.\n- **عند التصفّح:** ما يلزم ليعمل الموقع. وبإذنك فقط: الصفحات التي زرتها، ونوع جهازك، ومصدر زيارتك.',
        '- **In forms:** your name, phone number and e-mail, what you choose and write, and when you sent it.\n- **When you reserve:** the car, the retailer, how it is handed over, and that you accepted the terms. We never see your card number: it goes directly to the payment provider.\n- **While you browse:** what the site needs to work. With your permission only: the pages you visited, your kind of device, and where you came from.',
      ],
    ],
    [
      ['لماذا نستخدمها', 'Why we use it'],
      [
        'لنرد على طلبك وننفّذه، وهو الأساس لمعظم ما نجمعه. وبموافقتك لنقيس الزيارات ونعرض المقاطع والخرائط. وبحكم القانون لنحتفظ بسجلات البيع. لا نبيع بياناتك، ولا نتخذ بها قرارًا آليًا يخصّك.',
        'To reply to your request and carry it out, which is the basis of most of what we collect. With your consent, to measure visits and to show videos and maps. And because the law requires it, to keep records of sales. We do not sell your data, and take no automated decision about you.',
      ],
    ],
    [
      ['مع من نشاركها', 'With whom we share it'],
      [
        'مع الوكيل الذي تختاره، ومقدّم خدمة الدفع عند الدفع، ومن يرسل عنا البريد والرسائل القصيرة. يعمل كل منهم بعقد معنا ولا يستخدم بياناتك لغير ذلك. إن عُولجت البيانات خارج الدولة فبضمانات يقرّها قانونها.',
        'With the retailer you choose, with the payment provider when you pay, and with those who send e-mail and text messages for us. Each works under a contract and uses your data for nothing else. If data is processed outside of the country, this is under safeguards that its law recognises.',
      ],
    ],
    [
      ['كم نحتفظ بها', 'How long we keep it'],
      [
        'طلبات النماذج سنتين من إرسالها، ثم تُحذف. الحجوزات عشر سنوات، وهي مدة حفظ السجلات التجارية، ثم يُزال منها ما يدل عليك. ما في متصفّحك تحذفه أنت متى شئت.',
        'Requests by form for two years after you sent them; then they are deleted. Reservations for ten years, as commercial records, then anything that identifies you is removed. What is kept in your browser you can delete at any time.',
      ],
    ],
    [
      ['ملفات تعريف الارتباط', 'Cookies'],
      [
        'الضرورية تعمل دائمًا: تحفظ لغتك وسياراتك وخطوات حجزك وقرارك هذا. الاختيارية لا تعمل قبل موافقتك. تغيّر قرارك متى شئت من «إعدادات الخصوصية» أسفل كل صفحة.',
        'Necessary cookies always work: they keep your language, your cars, the steps of your reservation, and this decision. Optional ones do not work before you agree. You can change your mind at any time with the privacy settings at the foot of every page.',
      ],
    ],
    [
      ['حقوقك', 'Your rights'],
      [
        'لك أن تطلب نسخة من بياناتك، أو تصحيحها، أو حذفها، أو وقف استخدامها، أو نقلها، وأن تسحب موافقتك. اكتب إلينا من صفحة التواصل، ونرد خلال ثلاثين يومًا دون مقابل. ولك أن تشكو إلى مكتب الإمارات للبيانات.',
        'You may ask for a copy of your data, its correction, deletion, restriction or transfer, and withdraw your consent. Write to us on the contact page; we reply within thirty days, free of charge. You may also complain to the UAE Data Office.',
      ],
    ],
    [
      ['كيف نحميها', 'How we protect it'],
      [
        'تُشفَّر بيانات النماذج والحجوزات عند حفظها ونقلها، ولا يفتحها إلا من يحتاج إليها في عمله. إن وقع اختراق يمسّ حقوقك أخبرناك.',
        'Data of forms and reservations is encrypted when it is stored and sent. Only those who need it for their work can open it. If a breach affects your rights, we tell you.',
      ],
    ],
  ],
});
