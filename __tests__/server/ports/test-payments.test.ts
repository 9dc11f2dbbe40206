import { testPayments } from '@/server/ports/payments/test-payments'

const ORDER = { id: 'p1', amountHalalas: 119_000, description: 'DY-ABC123' }

test.each([
  [undefined, 'paid'],
  ['test_accepted', 'paid'],
  ['test_declined', 'failed'],
])('a test payment with %s is %s, also after a restart', async (source, status) => {
  const report = await testPayments().start({ ...ORDER, source })
  expect(report).toMatchObject({ status, amountHalalas: 119_000, currency: 'SAR', actionUrl: null })
  expect(await testPayments().find(report.providerId)).toEqual(report)
})

test('a payment that the provider did not create is unknown to it', async () => {
  for (const id of ['', 'test_p1', 'moyasar_p1_100', 'test_p1_100_declined_twice']) {
    expect([id, await testPayments().find(id)]).toEqual([id, null])
  }
})
