import { namesBody, phoneBody, verifyBody } from '@/lib/domain/account/account'
import { check } from '@/lib/domain/validate-against'

test('unknown properties are refused, not dropped', () => {
  expect(check(phoneBody, { phone: '501234567', role: 'Admin' }).issues).toEqual([
    expect.objectContaining({ path: 'role', code: 'unknown_property' }),
  ])
})

test('a body is never coerced', () => {
  expect(check(verifyBody, { phone: '501234567', otp: 1234 }).issues).toEqual([
    expect.objectContaining({ path: 'otp', code: 'type_error' }),
  ])
})

test('signup-names: first name required, last name optional', () => {
  expect(check(namesBody, { firstName: 'سارة' }).issues).toEqual([])
  expect(check(namesBody, { lastName: 'العتيبي' }).issues).toEqual([
    expect.objectContaining({ path: 'firstName', code: 'required' }),
  ])
  expect(check(namesBody, { firstName: '   ' }).issues).not.toEqual([])
})

test.each([null, undefined, 'text', 12, []])(
  'a body that is no object is an issue and no exception: %j',
  (body) => {
    expect(check(phoneBody, body).issues.length).toBeGreaterThan(0)
  },
)
