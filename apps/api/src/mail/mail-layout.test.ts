import { describe, expect, test } from 'vitest';
import { layOutMail } from './mail-layout.js';

describe('a mail', () => {
  const content = {
    to: 'a@example.test',
    subject: 'أكّد حجز\r\nBcc: all@example.test',
    greeting: 'مرحبًا <b>نورة</b>،',
    paragraphs: ['شكرًا.'],
    action: { label: 'تأكيد', url: 'https://example.test/?a=1&b="2"' },
    facts: [{ label: 'رقم الطلب', value: 'MK-7F3K-92QD', ltr: true }],
    closing: ['إلى اللقاء'],
  };

  test('runs in its language’s direction and keeps numbers from turning', () => {
    const { html } = layOutMail(content, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<bdi dir="ltr">MK-7F3K-92QD</bdi>');
    expect(layOutMail(content, 'en').html).toContain('dir="ltr"><head>');
  });

  test('shows what a visitor typed as text, and lets no header in', () => {
    const { html, subject, text } = layOutMail(content, 'ar');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('&b="2"');
    expect(subject).toBe('أكّد حجز Bcc: all@example.test');
    expect(text).toContain('https://example.test/?a=1&b="2"');
  });
});
