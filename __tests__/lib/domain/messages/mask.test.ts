import fc from 'fast-check'
import { cleanMessage } from '@/lib/domain/messages/clean-message'
import { HIDDEN, maskContacts } from '@/lib/domain/messages/mask'

const OWN = 'www.diyar.example'

test.each([
  ['plain', '0501234567'],
  ['Arabic digits', '٠٥٠١٢٣٤٥٦٧'],
  ['Persian digits', '۰۵۰۱۲۳۴۵۶۷'],
  ['wide digits', '０５０１２３４５６７'],
  ['drawn digits', '𝟎𝟓𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕'],
  ['keycaps', '0️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
  ['digits of two kinds', '05٠1234567'],
  ['country code', '+966 50 123 4567'],
  ['international prefix', '00966-50-123-4567'],
  ['pairs', '05 01 23 45 67'],
  ['one by one', '0 5 0 1 2 3 4 5 6 7'],
  ['dots', '050.123.4567'],
  ['brackets', '(050) 123 4567'],
  ['dashes', '٠٥٠-١٢٣-٤٥٦٧'],
  ['no zero', '501234567'],
  ['no zero, grouped', '50 123 4567'],
  ['signs without a width', '0\u200b5\u200b01234567'],
  ['a line of a region', '011 234 5678'],
  ['a company', '9200 12345'],
  ['another country', '+44 20 7946 0958'],
  ['a card', '4111 1111 1111 1111'],
  ['an IBAN in groups', 'SA03 8000 0000 6080 1016 7519'],
  ['an IBAN', 'sa0380000000608010167519'],
  ['a foreign IBAN', 'GB82WEST12345698765432'],
  ['e-mail', 'noura@example.com'],
  ['e-mail with spaces', 'noura @ example . com'],
  ['Arabic e-mail', 'نورة@موقع.السعودية'],
  ['link', 'https://wa.me/966501234567?text=hi'],
  ['bare link', 'telegram.me/noura'],
  ['another market', 'www.example.com/rooms/1'],
  ['a link that pretends to be ours', `https://${OWN}@evil.example/`],
])('messages: hidden before a booking: %s', (_name, contact) => {
  for (const text of [contact, `كلمني على ${contact} الليلة`, `2 guests, ${contact}`]) {
    const { text: shown, isMasked } = maskContacts(text, OWN)
    expect(isMasked).toBe(true)
    expect(shown).toContain(HIDDEN)
    expect(shown).not.toMatch(/[0-9٠-٩]{3}|@|\.(com|me)/)
  }
})

test.each([
  ['a price', 'السعر 1,250.00 ريال لليلة'],
  ['prices', '500, 900, 900, 500'],
  ['a sum', '2,150 + 2,320.00 = 4,470'],
  ['dates', 'من 12-12-2026 إلى 15-12-2026'],
  ['ISO dates', '2026-12-12 2026-12-15'],
  ['short dates', '12/12 - 15/12 2026'],
  ['hours', '10:30 - 12:00'],
  ['days', 'متاح 18 19 20 21 22؟'],
  ['more days', '11 12 13 14 15'],
  ['years', '2024 2025 2026'],
  ['a booking', 'DY-ABCDEF'],
  ['numbers in words', 'rooms 4, baths 3, 250 m2'],
  ['no space behind a dot', 'see you at 5. ok? v1.2.3, 3.30 pm'],
  ['our own page', `https://${OWN}/chalets/palm?checkIn=12-12-2026`],
])('messages: shown as it was written: %s', (_name, text) => {
  expect(maskContacts(text, OWN)).toEqual({ text, isMasked: false })
})

const subscriber = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 })
const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '\u200f', '،')
const digitsOf = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹')
const aroundWord = fc.constantFrom('', 'رقمي', 'call me', 'واتس:', '!', '\n')

test('messages: no Saudi mobile gets through, whatever its digits and what stands between them', () => {
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

test('messages: a mask hides nothing twice, and what is around it stays', () => {
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

test('messages: any text of full length is judged at once', () => {
  const hard = ['a', '1', '1 ', 'a.', '@', 'a@', 'ن', '+', 'SA1', 'www.', '0 5'].map((one) =>
    one.repeat(5000).slice(0, 5000),
  )
  const began = performance.now()
  for (const text of hard) maskContacts(text, OWN)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('messages: signs that turn or hide text are left out, joiners of emoji and letters stay', () => {
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
