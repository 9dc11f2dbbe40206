import { hasVisibleLetter, userName } from '@/lib/domain/text/text'
import { validateAgainst } from '@/lib/domain/validate-against'

test.each(['سارة', 'Sara', 'O’Neil', 'é', '李', 'شاليه 7', '7 Palms'])('a name with a letter: %s', (name) => {
  expect(hasVisibleLetter(name)).toBe(true)
  expect(validateAgainst(userName(60).required(), name).issues).toEqual([])
})

test.each([
  ['zero-width signs', '\u200B\u200D\u200C'],
  ['marks alone', '\u064B\u0651'],
  ['the stretching stroke', 'ـــ'],
  ['punctuation', '--- !'],
  ['digits', '12345'],
  ['an empty letter of Hangul', '\u3164'],
  ['a picture', '🏝️'],
])('%s are no name', (_, name) => {
  expect(validateAgainst(userName(60).required(), name).issues).toEqual([
    expect.objectContaining({ code: 'letter_needed' }),
  ])
})
