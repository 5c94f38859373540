import { describe, expect, test } from 'vitest';
import { type MailContent, renderMail } from './render-mail.js';
import { typedText } from './typed-text.js';

const content: MailContent = {
  to: 'a@example.test',
  sender: 'لاند روڤر',
  home: 'https://example.test/ar/',
  subject: 'أكّد حجز\r\nBcc: all@example.test',
  picture: { src: 'https://example.test/car.jpg', alt: 'ديفندر 110' },
  greeting: 'مرحبًا <b>نورة</b>،',
  paragraphs: ['شكرًا.'],
  action: { label: 'تأكيد', url: 'https://example.test/?a=1&b="2"' },
  facts: [{ label: 'رقم الطلب', value: 'MK-7F3K-92QD', ltr: true }],
  contact: {
    title: 'الوكيل',
    facts: [{ label: 'الهاتف', value: '+971 4 123 4567', ltr: true, href: 'tel:+97141234567' }],
  },
  closing: ['إلى اللقاء'],
};

describe('a mail', () => {
  test('runs in its language’s direction and keeps numbers from turning', () => {
    const { html } = renderMail(content, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<bdi dir="ltr">MK-7F3K-92QD</bdi>');
    expect(renderMail(content, 'en').html).toContain('dir="ltr"><head>');
  });

  test('shows input of a visitor as text, and allows no header injection', () => {
    const { html, subject, text } = renderMail(content, 'ar');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('&b="2"');
    expect(subject).toBe('أكّد حجز Bcc: all@example.test');
    expect(text).toContain('https://example.test/?a=1&b="2"');
  });

  test('names its sender, shows the image, and contains everything as text too', () => {
    const { html, text, fromName } = renderMail(content, 'ar');
    expect(fromName).toBe('لاند روڤر');
    expect(html).toContain('<img src="https://example.test/car.jpg" alt="ديفندر 110"');
    expect(html).toContain('href="tel:+97141234567"');
    for (const part of [
      'رقم الطلب: MK-7F3K-92QD',
      'الوكيل\nالهاتف: +971 4 123 4567',
      'لاند روڤر',
    ]) {
      expect(text).toContain(part);
    }
  });
});

test('keeps its width and the space of its button in Outlook, which ignores CSS of both', () => {
  const { html = '' } = renderMail(content, 'ar');
  const forWord = html.replace(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs, '$1');
  expect(forWord).toMatch(
    /<table [^>]*width="600"[^>]*><tr><td width="600"><table [^>]*max-width:600px/,
  );
  expect(forWord.match(/<table/g)?.length).toBe(forWord.match(/<\/table>/g)?.length);
  const cell = /<td ([^>]*)><a href="https:\/\/example.test\/\?a=1/.exec(html)?.[1];
  expect(cell).toMatch(/bgcolor="#[\da-f]{6}".*mso-padding-alt:14px 40px/);
});

describe("a visitor's text", () => {
  test('is not turned into a link by a mail client', () => {
    for (const typed of ['http://evil.example/x', 'evil.example', 'a@evil.example', 'tel:123']) {
      const shown = typedText(typed);
      expect(shown).not.toContain(typed);
      expect(shown.replaceAll('\u2060', '')).toBe(typed);
    }
  });

  test('is one line without direction and control characters, and otherwise unchanged', () => {
    expect(typedText('نورة\r\nBcc: x\u202e!')).toBe('نورة Bcc: x!');
    expect(typedText('Sir J. O’Neil 3.')).toBe('Sir J. O’Neil 3.');
  });
});
