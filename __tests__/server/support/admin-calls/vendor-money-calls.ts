import type { TestApp } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin } from '@/__tests__/server/support/users'
import { debtOf } from '@/lib/domain/ledger/accounts'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { type AdminCalls, REASON } from './admin-call'

/** The changing calls of admins on vendors' money and debts. */
export const VENDOR_MONEY_CALLS: AdminCalls = {
  'POST /admin/earnings/:id/adjustments': async (test) => ({
    id: (await aHost(test)).vendorId,
    body: { direction: 'add', amount: 100, ...REASON },
  }),
  'POST /admin/earnings/:id/hold': async (test) => ({
    id: (await aHost(test)).vendorId,
    body: REASON,
  }),
  'POST /admin/earnings/:id/lift': async (test) => {
    const { vendorId } = await aHost(test)
    const path = `/admin/earnings/${vendorId}/hold`
    await test.call('POST', path, { as: await anAdmin(test), body: REASON })
    return { id: vendorId, body: REASON }
  },
  'POST /admin/earnings/:id/reserve': async (test) => ({
    id: (await aHost(test)).vendorId,
    body: { percent: 10, days: 30, ...REASON },
  }),
  'POST /admin/write-offs/:id': async (test) => ({
    id: await aDebtor(test),
    body: { amount: 50, ...REASON },
  }),
}

/** A vendor who owes 50.00. */
async function aDebtor({ db, clock, ...test }: TestApp): Promise<string> {
  const { vendorId } = await aHost({ db, clock, ...test })
  const cause = { kind: 'door_commission', subject: vendorId, bookingId: null, now: clock.now() } as const
  await db.transaction((tx) =>
    postTransaction(tx, cause, [
      { account: debtOf(vendorId), amountHalalas: -5_000 },
      { account: 'commission_income', amountHalalas: 5_000 },
    ]),
  )
  return vendorId
}
