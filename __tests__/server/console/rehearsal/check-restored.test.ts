import { appForTests } from '@/__tests__/server/support/test-app'
import { rehearsedRestores, timerRuns } from '@/server/db/schema/console/status'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { ledgerDifferences } from '@/server/db/schema/money/reconciliation'
import { checkRestored } from '@/server/modules/console/rehearsal/check-restored'

const api = appForTests()
const HOUR_S = 3600
const problems = async () => (await checkRestored(api.db, api.clock.now())).problems

test('of a restored database is named what it lacks: a site, the changes of the last hour, rows that it had', async () => {
  expect(await problems()).toEqual(['No timer has ever run in it: it is not the database of a site.'])
  const startedAt = api.clock.now()
  await api.db.insert(timerRuns).values({ timer: 'views', startedAt, durationMs: 1 })
  api.clock.pass(HOUR_S)
  expect(await checkRestored(api.db, api.clock.now())).toEqual({
    newestAt: startedAt,
    bookings: 0,
    ledgerEntries: 0,
    problems: [],
  })
  api.clock.pass(1)
  expect(await problems()).toEqual([
    `The last change in it is of ${startedAt.toISOString()}: later ones were not received.`,
  ])
  await api.db.insert(rehearsedRestores).values([
    { startedAt, durationMs: 1, bookings: 1, ledgerEntries: 4 },
    { startedAt: api.clock.now(), durationMs: 1, bookings: 9, problem: 'It was broken off.' },
  ])
  expect((await problems()).slice(1)).toEqual([
    'It has 0 bookings; the last rehearsal had 1.',
    'It has 0 ledger entries; the last rehearsal had 4.',
  ])
})

test('money that differs is a fault of the restore, unless the nightly reconciliation lists it already', async () => {
  const startedAt = api.clock.now()
  await api.db.insert(timerRuns).values({ timer: 'money', startedAt, durationMs: 1 })
  await api.db.delete(rehearsedRestores)
  const balance = { balanceHalalas: -700 }
  await api.db
    .insert(ledgerAccounts)
    .values({ name: 'psp_clearing', ...balance })
    .onConflictDoUpdate({ target: ledgerAccounts.name, set: balance })
  expect(await problems()).toEqual(['The money differs: account_sum psp_clearing.'])
  await api.db.insert(ledgerDifferences).values({
    ...{ kind: 'account_sum', subject: 'psp_clearing', oursHalalas: 0, theirsHalalas: -700 },
    ...{ createdAt: startedAt, checkedAt: startedAt },
  })
  expect(await problems()).toEqual([])
})
