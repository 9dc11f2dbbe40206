import { object, type Schema } from 'yup'
import { namesBody, phoneBody, verifyBody } from '@/lib/domain/account/account'
import { settingsBody } from '@/lib/domain/content/settings'
import { fieldReasons } from '@/lib/domain/listing/field-reasons'
import { reportBody } from '@/lib/domain/reviews/report'
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

test.each<[string, Schema, object]>([
  ['null among the reasons of fields', object({ fields: fieldReasons }), { fields: [null, null] }],
  ['null among the phones', settingsBody, { phoneNo: [null] }],
  ['a number among the phones', settingsBody, { phoneNo: [920_000_000] }],
  ['a list among the phones', settingsBody, { phoneNo: [[null]] }],
  ['a kind that every object knows', reportBody, { kind: 'constructor', subjectId: 'a', reason: 'other' }],
])('%s is an issue and no exception', (_what, schema, body) => {
  expect(validateAgainst<unknown>(schema, body).issues.length).toBeGreaterThan(0)
})
