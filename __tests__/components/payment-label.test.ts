import { offeredPaymentLabel, paymentLabel } from '@/components/shared/booking/payment-label'

test.each([
  [1000, 0, 'payAtCheckin'],
  [1000, 1000, 'fullPayment'],
  [1000, 500, 'halfPayment'],
  [1000, 400, 'partPayment'],
  [1000.01, 500, 'partPayment'],
  [99.98, 49.99, 'halfPayment'],
])(
  'booking-payment-types: of a total of %d with %d due online the payment is labelled %s',
  (total, dueNow, label) => {
    expect(paymentLabel({ total, dueNow })).toBe(label)
  },
)

test('a listing with partial payment is never labelled half before there is a price', () => {
  expect(offeredPaymentLabel('halfPayment')).toBe('partPayment')
  expect(offeredPaymentLabel('fullPayment')).toBe('fullPayment')
})
