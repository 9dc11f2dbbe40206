import { hasInvisible, hasVisibleLetter, userName } from '@/lib/domain/text/text'
import { validateAgainst } from '@/lib/domain/validate-against'

test.each(['سارة', 'Sara', 'O’Neil', 'é', '李', 'شاليه 7', '7 Palms'])('a name with a letter: %s', (name) => {
  expect(hasVisibleLetter(name)).toBe(true)
  expect(validateAgainst(userName(60).required(), name).issues).toEqual([])
})

test.each([
  ['a tag of Unicode', 'Sara\u{E0041}'],
  ['the Arabic letter mark', 'سارة\u061C'],
  ['a word joiner', 'Sa\u2060ra'],
  ['a soft hyphen', 'Sa\u00ADra'],
  ['a zero-width space', 'Sa\u200Bra'],
  ['a zero-width joiner between letters', 'سا\u200Dرة'],
  ['a mark of direction', 'Sara\u200F'],
  ['an isolate', '\u2067Sara\u2069'],
  ['a variation selector after a letter', 'Sara\uFE0F'],
  ['a byte order mark', '\uFEFFSara'],
  ['a filler', 'Sara\u3164'],
  ['an empty pattern of Braille', 'Sara\u2800'],
  ['a grapheme joiner', 'Sa\u034Fra'],
])('%s is refused in a name, because it is invisible', (_, name) => {
  expect(hasInvisible(name)).toBe(true)
  expect(validateAgainst(userName(60).required(), name).issues).toContainEqual(
    expect.objectContaining({ code: 'forbidden_character' }),
  )
})

test.each(['شاليه 🏝️', 'قاعة ❤️', 'Stay 👨‍👩‍👧', 'Pitch 👍🏽', 'عام ١٤٤٧\u0603', 'Lodge 1️⃣'])(
  'an emoji or a sign that one sees stays in a name: %s',
  (name) => {
    expect(validateAgainst(userName(60).required(), name).issues).toEqual([])
  },
)

test.each([
  ['zero-width signs', '\u200B\u200D\u200C'],
  ['marks alone', '\u064B\u0651'],
  ['the stretching stroke', 'ـــ'],
  ['punctuation', '--- !'],
  ['digits', '12345'],
  ['an empty letter of Hangul', '\u3164'],
  ['a picture', '🏝️'],
])('%s are no name', (_, name) => {
  expect(validateAgainst(userName(60).required(), name).issues).toContainEqual(
    expect.objectContaining({ code: 'letter_needed' }),
  )
})
