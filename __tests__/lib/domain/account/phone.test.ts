import { formatPhone, isLoginPhone, normalisePhone, whatsAppHref } from '@/lib/domain/account/phone'

test.each([
  ['501234567', true],
  ['0501234567', true],
  ['٠٥٠١٢٣٤٥٦٧', true],
  ['50 123 4567', true],
  ['50123456', false],
  ['050123456', false],
  ['5012345678', false],
  ['50123456a', false],
  ['', false],
])('login-phone-rule: digits only, 10 with a 0 first, else 9: "%s" is %s', (typed, valid) => {
  expect(isLoginPhone(typed)).toBe(valid)
})

test.each(['501234567', '0501234567', '+966501234567', '966501234567', '٠٥٠١٢٣٤٥٦٧'])(
  'login-phone-rule: %s is stored as +966501234567',
  (typed) => expect(normalisePhone(typed)).toBe('+966501234567'),
)

test.each(['0112345678', '+971501234567', '5012345678', 'x', ''])('%s is no Saudi mobile number', (typed) => {
  expect(normalisePhone(typed)).toBeNull()
})

test('a stored number is shown in groups', () => {
  expect(formatPhone('+966500000012')).toBe('+966 50 000 0012')
})

test('a stored mobile number opens a conversation on WhatsApp, any other number does not', () => {
  expect(whatsAppHref('+966500000012')).toBe('https://wa.me/966500000012')
  for (const other of ['+966112345678', '0500000012', '', '+966500000012?text=x'])
    expect(whatsAppHref(other)).toBeNull()
})
