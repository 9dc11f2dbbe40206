import fc from 'fast-check'
import { cleanMessage } from '@/lib/domain/messages/bodies'
import { HIDDEN, maskContacts } from '@/server/modules/platform/contact-details/mask'
import { digitsFromWords } from '@/server/modules/platform/contact-details/spoken-digits'
import { CONTACTS, OWN, PLAIN_TEXTS } from './mask-cases'

test.each(CONTACTS)('messages: hidden before a booking: %s', (_name, contact) => {
  for (const text of [contact, `كلمني على ${contact} الليلة`, `2 guests, ${contact}`]) {
    const { text: shown, isMasked } = maskContacts(text, OWN)
    expect(isMasked).toBe(true)
    expect(shown).toContain(HIDDEN)
    expect(shown).not.toMatch(/[0-9٠-٩]{3}|@|\.(com|me)/)
  }
})

test.each(PLAIN_TEXTS)('messages: shown unchanged: %s', (_name, text) => {
  expect(maskContacts(text, OWN)).toEqual({ text, isMasked: false })
})

const subscriber = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 })
const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '\u200f', '،')
const digitsOf = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹')
const aroundWord = fc.constantFrom('', 'رقمي', 'call me', 'واتس:', '!', '\n')

test('messages: every Saudi mobile number is masked, whatever its digits and separators', () => {
  fc.assert(
    fc.property(
      subscriber,
      fc.array(gap, { minLength: 10, maxLength: 10 }),
      digitsOf,
      aroundWord,
      (rest, gaps, digits, word) => {
        const number = [0, 5, ...rest].map((digit, i) => `${digits[digit]}${i < 9 ? gaps[i] : ''}`).join('')
        const { text } = maskContacts(`${word} ${number} ${word}`)
        const shown = text.replace(/[^0-9٠-٩۰-۹]/g, '')
        expect([number, shown.length < 4]).toEqual([number, true])
      },
    ),
    { seed: 20261121 },
  )
})

const IN_WORDS = [
  ['صفر', 'zero', 'oh'],
  ['واحد', 'وحدة', 'one'],
  ['اثنين', 'ثنين', 'Two'],
  ['ثلاثة', 'ثلاث', 'three'],
  ['أربعة', 'اربع', 'four'],
  ['خمسة', 'خمس', 'FIVE'],
  ['ستة', 'ست', 'six'],
  ['سبعة', 'سبع', 'seven'],
  ['ثمانية', 'ثمان', 'eight'],
  ['تسعة', 'تسع', 'nine'],
]
const wordGap = fc.constantFrom(' ', '  ', '، ', ', ', ' - ', '\n', '/', ' و')

test('messages: every Saudi mobile number in words is masked, in either language, mixed with digits or not', () => {
  const spoken = (digit: number) => fc.constantFrom(...(IN_WORDS[digit] ?? []), String(digit))
  const mobile = subscriber.chain((rest) => fc.tuple(...[0, 5, ...rest].map(spoken)))
  fc.assert(
    fc.property(mobile, fc.array(wordGap, { minLength: 10, maxLength: 10 }), (words, gaps) => {
      const number = words.map((word, i) => (i === 0 ? word : `${gapBefore(word, gaps[i])}${word}`)).join('')
      expect([number, maskContacts(`واتس: ${number}!`).text]).toEqual([number, `واتس: ${HIDDEN}!`])
    }),
  )
})

/** Only a word can be led by `و`. */
const gapBefore = (word: string, gap = ' ') => (/[ء-ي]/.test(word) ? gap : gap.replace('و', ''))

const count = fc.integer({ min: 1, max: 99 }).map(String)
const price = fc.integer({ min: 1, max: 9999 }).map((sar) => (sar * 10).toLocaleString('en'))
const day = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }))
const date = fc.oneof(
  day.map(([d, m]) => `${d}/${m}/2026`),
  day.map(([d, m]) => `${d}/${m}`),
  day.map(([d, m]) => `${d}-${m}-2027`),
)
const hour = fc.integer({ min: 0, max: 23 }).map((h) => `${h}:30`)
const numberWord = fc.constantFrom(...IN_WORDS.flat(), 'عشرين', 'خمسة وعشرين', 'twenty two', 'ten')
const words = fc.constantFrom('من', 'إلى', 'ريال', 'ضيوف', 'غرف', 'nights', 'for', 'at', 'يوم', 'الساعة', 'و')

test('messages: counts, prices, dates and hours with words between them are never masked, however many', () => {
  const said = fc.tuple(fc.oneof(count, price, date, hour, numberWord), words).map((both) => both.join(' '))
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), (parts) => {
      const text = parts.join(' ')
      expect(maskContacts(text)).toEqual({ text, isMasked: false })
    }),
  )
})

test('messages: a sentence with fewer than nine digits is never changed, whatever its words and signs', () => {
  const sign = fc.constantFrom(' ', ', ', '، ', '. ', ' - ', '؟ ', '! ', '\n', '/', ': ')
  const part = fc.tuple(fc.oneof(words, numberWord, count, date), sign).map((both) => both.join(''))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const text = parts.join('')
      const said = digitsFromWords(text).replace(/[^0-9]/g, '')
      fc.pre(said.length < 9)
      expect(maskContacts(text)).toEqual({ text, isMasked: false })
    }),
  )
})

test('messages: masking twice changes nothing, and the text around a mask stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const letters = (text: string) => text.replace(/[^\p{L} ]/gu, '').replace(/[a-z]{2}\s/gi, ' ')
      const once = maskContacts(`${letters(before)}: 0501234567 :${letters(after)}`)
      expect(once.text).toBe(`${letters(before)}: ${HIDDEN} :${letters(after)}`)
      expect(maskContacts(once.text)).toEqual({ text: once.text, isMasked: false })
    }),
    { seed: 20261121 },
  )
})

test('messages: any text of full length is masked in linear time', () => {
  const hard = [
    'a',
    '1',
    '1 ',
    'a.',
    '@',
    'a@',
    'ن',
    '+',
    'SA1',
    'www.',
    '0 5',
    'خمسة ',
    'و',
    'twenty ',
    '12/12/',
    '5, ',
    '5,500 ',
  ].map((one) => one.repeat(5000).slice(0, 5000))
  const began = performance.now()
  for (const text of hard) maskContacts(text, OWN)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('messages: characters that reorder or hide text are removed, joiners of emoji and letters stay', () => {
  expect(cleanMessage('\u202eمرحبا\u2066\u2069\r\nabc\u0000\ud800\ufeff')).toBe('مرحبا\nabc')
  expect(cleanMessage('👩‍👧 می‌خواهم\u200f ')).toBe('👩‍👧 می‌خواهم\u200f')
  expect(cleanMessage(`a${'\n'.repeat(500)}b`)).toBe('a\n\n\nb')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanMessage(cleanMessage(text))).toBe(cleanMessage(text))
    }),
    { seed: 20261121 },
  )
})
