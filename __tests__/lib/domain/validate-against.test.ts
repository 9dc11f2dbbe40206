import { namesBody, phoneBody, verifyBody } from '@/lib/domain/account/account'
import { validateAgainst } from '@/lib/domain/validate-against'

test('unknown properties are refused, not dropped', () => {
  expect(validateAgainst(phoneBody, { phone: '501234567', role: 'Admin' }).issues).toEqual([
    expect.objectContaining({ path: 'role', code: 'unknown_property' }),
  ])
})

test('a body is never coerced', () => {
  expect(validateAgainst(verifyBody, { phone: '501234567', otp: 1234 }).issues).toEqual([
    expect.objectContaining({ path: 'otp', code: 'type_error' }),
  ])
})

test('signup-names: first name required, last name optional', () => {
  expect(validateAgainst(namesBody, { firstName: 'سارة' }).issues).toEqual([])
  expect(validateAgainst(namesBody, { lastName: 'العتيبي' }).issues).toEqual([
    expect.objectContaining({ path: 'firstName', code: 'required' }),
  ])
  expect(validateAgainst(namesBody, { firstName: '   ' }).issues).not.toEqual([])
})

test.each([null, undefined, 'text', 12, []])(
  'a body that is no object is an issue and no exception: %j',
  (body) => {
    expect(validateAgainst(phoneBody, body).issues.length).toBeGreaterThan(0)
  },
)
