import type { SearchSuggestion } from '@mawkib/api-clients/contracts/stock';
import { packageLocale } from '@mawkib/core/locale';
import { Section, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { SearchSuggestions } from './SearchSuggestions.js';
import type { LoadSuggestions } from './use-suggestions.js';

const texts = {
  ar: [
    ['models', 'ديفندر', 'ديفندر', 42],
    ['colors', 'أسود', 'ديفندر أسود', 11],
    ['colors', 'أبيض', 'ديفندر أبيض', 9],
    ['display_price', 'حتى 300,000 د.إ', 'ديفندر حتى 300,000 د.إ', 4],
    ['dealers', 'موكب دبي', 'ديفندر موكب دبي', 17],
    ['words', 'سقف بانورامي كهربائي', 'ديفندر سقف بانورامي كهربائي', 1],
  ],
  en: [
    ['models', 'Defender', 'Defender', 42],
    ['colors', 'Black', 'Defender Black', 11],
    ['colors', 'White', 'Defender White', 9],
    ['display_price', 'up to AED 300,000', 'defender up to AED 300,000', 4],
    ['dealers', 'Mawkib Dubai', 'defender Mawkib Dubai', 17],
    ['words', 'Power panoramic roof', 'defender Power panoramic roof', 1],
  ],
} as const;

const response = (locale: 'ar' | 'en'): LoadSuggestions => {
  const data = texts[locale].map(
    ([key, label, text, total]): SearchSuggestion => ({ key, label, text, search: text, total }),
  );
  return async () => ({ data, meta: { total: 42 } });
};

interface Args {
  load?: LoadSuggestions;
  typed: string;
}

/** A list's search field with its suggestions open. */
function Field({ load, typed }: Args) {
  const { locale } = useLocale();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [given] = useState(() => load ?? response(packageLocale(locale)));
  useEffect(() => {
    if (!input) return;
    input.focus();
    input.value = typed;
    input.dispatchEvent(new Event('input'));
  }, [input, typed]);
  return (
    <Section>
      <div style={{ position: 'relative', minBlockSize: '26rem' }}>
        <input
          ref={setInput}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-label={locale === 'ar' ? 'صف السيارة التي تريدها' : 'Describe the car you want'}
          style={{ inlineSize: '100%', minBlockSize: '56px', fontSize: '1.25rem' }}
        />
        <div style={{ position: 'relative' }}>
          {input ? (
            <SearchSuggestions
              input={input}
              id="suggestions"
              locale={locale}
              load={given}
              onChoose={() => {}}
            />
          ) : null}
        </div>
      </div>
    </Section>
  );
}

const meta: Meta<typeof Field> = {
  title: 'Stock locator/Search suggestions',
  component: Field,
  parameters: { layout: 'fullscreen' },
  args: { typed: 'ديفندر' },
};
export default meta;

type Story = StoryObj<typeof Field>;

export const Default: Story = {};

/** No suggestions: the field is unchanged. */
export const None: Story = {
  args: { load: async () => ({ data: [], meta: { total: 0 } }), typed: 'قققق' },
};

/** The service is not available: search text can still be submitted. */
export const Failed: Story = { args: { load: () => Promise.reject(new Error('unreachable')) } };

const long = 'سيارة رياضية متعددة الاستخدامات بقاعدة عجلات طويلة وإصدار خاص محدود';

export const LongTexts: Story = {
  args: {
    load: async () => ({
      data: [1, 2, 3].map((at) => ({
        key: 'models',
        label: `${long} ${at}`,
        text: `ديفندر ${long} ${at}`,
        search: String(at),
        total: 100_000 * at,
      })),
      meta: { total: 3 },
    }),
  },
};
