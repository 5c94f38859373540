import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    html: {
      ar: `<h2>مواعيد الصيانة الدورية</h2>
<table>
  <thead>
    <tr><th scope="col">المسافة</th><th scope="col">الفحص</th><th scope="col">المدة</th></tr>
  </thead>
  <tbody>
    <tr><td>10,000&nbsp;كم</td><td>زيت وفلتر وفحص شامل</td><td>ساعة ونصف</td></tr>
    <tr><td>30,000&nbsp;كم</td><td>مكابح وسوائل وفلتر المقصورة</td><td>ثلاث ساعات</td></tr>
    <tr><td>60,000&nbsp;كم</td><td>ناقل الحركة ونظام التعليق</td><td>يوم عمل</td></tr>
  </tbody>
</table>
<p>نُرسل إليك تذكيرًا قبل كل موعد بأسبوعين.</p>`,
      en: `<h2>When your car is due</h2>
<table>
  <thead>
    <tr><th scope="col">Distance</th><th scope="col">Service</th><th scope="col">Takes</th></tr>
  </thead>
  <tbody>
    <tr><td>10,000&nbsp;km</td><td>Oil, filter and a full check</td><td>An hour and a half</td></tr>
    <tr><td>30,000&nbsp;km</td><td>Brakes, fluids and cabin filter</td><td>Three hours</td></tr>
    <tr><td>60,000&nbsp;km</td><td>Gearbox and suspension</td><td>A working day</td></tr>
  </tbody>
</table>
<p>We remind you two weeks before each of them.</p>`,
    },
  },
};

export const sample = { ar: content, en: content };
