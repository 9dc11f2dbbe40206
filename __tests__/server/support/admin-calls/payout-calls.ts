import type { TestApp } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin } from '@/__tests__/server/support/users'
import { availableOf } from '@/lib/domain/ledger/accounts'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { type AdminCalls, REASON } from './admin-call'

const FREEZE_S = 72 * 3600

/** The changing calls of admins on payouts and bank files. */
export const PAYOUT_CALLS: AdminCalls = {
  'POST /admin/payouts/:id/approve': async (test) => ({ id: await aPayout(test), body: {} }),
  'POST /admin/payouts/:id/refuse': async (test) => ({ id: await aPayout(test), body: REASON }),
  'POST /admin/payouts/:id/pay': async (test) => ({ id: (await aSentBatch(test)).payoutId, body: {} }),
  'POST /admin/payouts/:id/return': async (test) => ({ id: (await aSentBatch(test)).payoutId, body: REASON }),
  'POST /admin/payout-batches': async (test) => {
    await anApprovedPayout(test)
    return { body: {} }
  },
  'POST /admin/payout-batches/:id/approve': async (test) => ({ id: (await aBatch(test)).batchId, body: {} }),
  'POST /admin/payout-batches/:id/send': async (test) => ({
    id: (await anApprovedBatch(test)).batchId,
    body: {},
  }),
  'POST /admin/payout-batches/:id/pay': async (test) => ({ id: (await aSentBatch(test)).batchId, body: {} }),
}

async function aPayout(test: TestApp): Promise<string> {
  const host = await aHost(test)
  await test.db.insert(bankAccounts).values({
    ...{ vendorId: host.vendorId, iban: 'SA0380000000608010167519', holderName: 'Sara Alharbi' },
    ...{ isHolderTheVendor: true, changedAt: test.clock.now() },
  })
  const earned = {
    kind: 'refund_credited',
    subject: 'earned',
    bookingId: null,
    now: test.clock.now(),
  } as const
  await test.db.transaction((tx) =>
    postTransaction(tx, earned, [
      { account: 'psp_clearing', amountHalalas: -88_500 },
      { account: availableOf(host.vendorId), amountHalalas: 88_500 },
    ]),
  )
  test.clock.pass(FREEZE_S)
  return (await test.call('POST', '/vender/payouts', { as: host, body: {} })).body._id
}

async function anApprovedPayout(test: TestApp): Promise<string> {
  const id = await aPayout(test)
  await test.call('POST', `/admin/payouts/${id}/approve`, { as: await anAdmin(test), body: {} })
  return id
}

async function aBatch(test: TestApp): Promise<{ payoutId: string; batchId: string }> {
  const payoutId = await anApprovedPayout(test)
  const { body } = await test.call('POST', '/admin/payout-batches', { as: await anAdmin(test), body: {} })
  return { payoutId, batchId: body._id }
}

async function anApprovedBatch(test: TestApp) {
  const made = await aBatch(test)
  const path = `/admin/payout-batches/${made.batchId}/approve`
  await test.call('POST', path, { as: await anAdmin(test), body: {} })
  return made
}

async function aSentBatch(test: TestApp) {
  const made = await anApprovedBatch(test)
  const path = `/admin/payout-batches/${made.batchId}/send`
  await test.call('POST', path, { as: await anAdmin(test), body: {} })
  return made
}
