import { createTranslator } from 'use-intl/core'
import { riyalValues } from '@/lib/domain/money'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { loadTranslations } from '@/server/i18n'
import { COUNTED_MESSAGES, COUNTS } from './counted-messages'

type Tree = { [key: string]: string | Tree }

const CATALOGUES: Record<'ar' | 'en', Tree> = { ar, en }

/** A plural that only asks whether there is none is a choice, not a count. */
const COUNTED = /\b(one|two|few|many) \{/

/** Values that stand beside the count in some message. */
const BESIDE_THE_COUNT = { percent: '10', code: '1234', service: 'S', price: '650', unit: 'seconds' }

const textsOf = (tree: Tree, under = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[under + key, value] as [string, string]]
      : textsOf(value, `${under}${key}.`),
  )

function valuesFor(text: string, count: number): Record<string, string | number> {
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
  const isCounted = (name: string) => text.includes(`{${name}, plural`)
  const uncounted = { ...BESIDE_THE_COUNT, count: '7' } as Record<string, string>
  return Object.fromEntries(names.map((name) => [name, isCounted(name) ? count : (uncounted[name] ?? count)]))
}

describe.each(['ar', 'en'] as const)('counted messages in %s', (locale) => {
  const texts = new Map(textsOf(CATALOGUES[locale]))
  const translate = createTranslator({ locale, messages: CATALOGUES[locale] as Record<string, unknown> })
  const server = loadTranslations()

  test.each(Object.entries(COUNTED_MESSAGES))('%s is right for every count', (path, [arabic, english]) => {
    const expected = (locale === 'ar' ? arabic : english).split(' | ')
    expect(expected).toHaveLength(COUNTS.length)
    for (const [at, count] of COUNTS.entries()) {
      const values = valuesFor(texts.get(path) ?? '', count)
      const page = translate(path as never, values as never)
      expect(page).toContain(expected[at])
      expect(server.sentence(locale, path, values)).toBe(page)
    }
  })
})

test('the table holds every counted message of the catalogues', () => {
  const counted = [...textsOf(ar), ...textsOf(en)].filter(([, text]) => COUNTED.test(text))
  expect([...new Set(counted.map(([path]) => path))].toSorted()).toEqual(
    Object.keys(COUNTED_MESSAGES).toSorted(),
  )
})

test('an Arabic count has all six forms', () => {
  const lacking = textsOf(ar).filter(
    ([, text]) =>
      COUNTED.test(text) &&
      !['two', 'few', 'many', 'other'].every((form) => new RegExp(`\\b${form} \\{`).test(text)),
  )
  expect(lacking).toEqual([])
})

/** The count of the first is always "1,000"; the second stands in a plural with the same amount, formatted. */
const COUNTED_OTHERWISE = ['words.placesCapped', 'words.riyals']

test('no Arabic noun follows a bare number', () => {
  const noun = '(ليلة|ليال|يوم|أيام|ساعة|ساعات|دقيقة|دقائق|ثانية|صورة|صور|وحدة|وحدات|ضيف|ضيوف|مكان|ريال)'
  const bare = textsOf(ar).filter(([, text]) =>
    new RegExp(`\\{(?!name)\\w+\\} ${noun}(?!\\p{L})`, 'u').test(text),
  )
  expect(bare.filter(([path]) => !COUNTED_OTHERWISE.includes(path))).toEqual([])
})

test.each([
  ['ar', '12,708.60 ريال سعودي', 'ريالان سعوديان'],
  ['en', '12,708.60 Saudi riyals', '2 Saudi riyals'],
] as const)(
  'currency-riyal: an amount in a sentence has no decimals or two, in %s',
  (language, broken, whole) => {
    const { sentence } = loadTranslations()
    expect([12_708.6, 2].map((sar) => sentence(language, 'words.riyals', riyalValues(sar)))).toEqual([
      broken,
      whole,
    ])
  },
)

test('per cent has one sign, on the same side of the number in both languages', () => {
  for (const [path, text] of textsOf(ar)) {
    expect([path, text.includes('٪')]).toEqual([path, false])
    expect([path, text.replaceAll('⁦{percent}%⁩', '').includes('}%')]).toEqual([path, false])
  }
})

test('a listing has one Arabic noun', () => {
  const services = textsOf(ar).filter(([, text]) =>
    /خدمت[يكه]|خدمات|(?<!\p{L})(ال)?خدمة(?!\p{L})/u.test(text),
  )
  expect(services.map(([path]) => path)).toEqual(['home.promises.service.title', 'errors.unavailable'])
})
