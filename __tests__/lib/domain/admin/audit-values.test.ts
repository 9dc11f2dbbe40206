import { changesOf, withoutSecrets } from '@/lib/domain/admin/audit-values'

test('account numbers and secrets do not reach the trail, however deep; ids and sums stay', () => {
  const values = {
    ...{ iban: 'SA0380000000608010167519', token: 'abc', amountHalalas: 500, id: 'ab12cdefghjkmnpq' },
    account: { note: ['to SA03 8000 0000 6080 1016 7519 today'], idNumber: '1000000008' },
  }
  expect(withoutSecrets(values)).toEqual({
    ...{ iban: '••••7519', token: '•••', amountHalalas: 500, id: 'ab12cdefghjkmnpq' },
    account: { note: ['to ••••7519 today'], idNumber: '•••' },
  })
})

test.each([
  [{ state: 'waiting' }, { state: 'approved' }, ['state changed']],
  [{ amount: 5, state: 'a' }, { amount: 5, state: 'b' }, ['state changed', 'amount unchanged']],
  [null, { ownerId: 'x' }, ['ownerId noted']],
  [{ a: [1] }, { a: [1], b: 2 }, ['b changed', 'a unchanged']],
  [null, null, []],
])('from %j to %j: what differs comes first', (before, after, expected) => {
  expect(changesOf(before, after).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected)
})
