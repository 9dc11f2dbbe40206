import { isConnectionLost, isReadOnly } from '@/server/db/failures'

const failure = (code: string) => new Error('of drizzle', { cause: Object.assign(new Error(), { code }) })

test.each([
  ['25006', true, 'a replica that was the primary until a moment ago'],
  ['57P01', true, 'a server that stops'],
  ['08006', true, 'a connection that broke'],
  ['23505', false, 'a row that is there already'],
])('%s is answered like a lost database: %s (%s)', (code, isLost) => {
  expect(isConnectionLost(failure(code))).toBe(isLost)
})

test('a read that the primary leaves unanswered is answered like a lost database', () => {
  const unanswered = new Error('of drizzle', { cause: new Error('Query read timeout') })
  expect(isConnectionLost(unanswered)).toBe(true)
})

test('a call outside that was given up in time is no lost database', () => {
  expect(isConnectionLost(new DOMException('The operation timed out', 'TimeoutError'))).toBe(false)
})

test('only a statement that reached a replica gives its connection away', () => {
  expect(isReadOnly(failure('25006'))).toBe(true)
  expect(isReadOnly(failure('57P01'))).toBe(false)
})
