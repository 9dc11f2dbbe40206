import { fillAnswer, unknownVariables } from '@/lib/domain/inbox/canned-answer'

const VALUES = { name: 'Sara {topic}', topic: 'Payment', admin: 'Huda' }

test.each([
  ['Hello {name}', 'Hello Sara {topic}'],
  ['{topic}: {admin}, {admin}', 'Payment: Huda, Huda'],
  ['No variable', 'No variable'],
  ['{constructor} {other} {}', '{constructor} {other} {}'],
])('a canned answer %j becomes %j; what was filled in is not read again', (text, filled) => {
  expect(fillAnswer(text, VALUES)).toBe(filled)
})

test('unknown variables are named', () => {
  expect(unknownVariables('{name} {nmae} {} {topic}')).toEqual(['nmae', ''])
})
