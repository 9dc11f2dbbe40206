import { toSar } from '@/lib/domain/money'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { type Actions, REASON, type World } from './world'

export const VENDOR_MONEY_ACTIONS: Actions = {
  'admin adds to the vendor': (world) => adjust(world, { direction: 'add', amount: 120 }),
  'admin adds much to the vendor': (world) => adjust(world, { direction: 'add', amount: 900 }),
  'admin takes from the vendor': (world) => adjust(world, { direction: 'deduct', amount: 70 }),
  'admin wants the debt written off': proposeWriteOff,
  'another admin approves what was proposed': decideProposals,
}

function adjust({ api, admin, host, step }: World, change: object) {
  return api.call('POST', `/admin/earnings/${host.vendorId}/adjustments`, {
    as: admin,
    body: { ...change, ...REASON },
    headers: { 'idempotency-key': `vendor-${step}` },
  })
}

async function proposeWriteOff({ api, admin, host }: World): Promise<void> {
  const accounts = await api.db.select().from(ledgerAccounts)
  const debt = accounts.find(({ name }) => name === `vendor_debt:${host.vendorId}`)?.balanceHalalas ?? 0
  if (debt === 0) return
  const body = { amount: toSar(-debt), ...REASON }
  await api.call('POST', `/admin/write-offs/${host.vendorId}`, { as: admin, body })
}

async function decideProposals({ api, otherAdmin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/adjustments?state=proposed', { as: otherAdmin })
  for (const { _id } of body.data)
    await api.call('POST', `/admin/adjustments/${_id}/approve`, { as: otherAdmin, body: {} })
}

/** The actions of a vendor whose earnings are adjusted, in reserve and paid out, and whose debt is written off. */
export const VENDOR_MONEY = [
  'vendor approves',
  'guest pays',
  'admin sets a reserve',
  'admin adds to the vendor',
  'an hour before arrival comes',
  'guest checks in',
  'vendor collects',
  'departure comes',
  'a day passes',
  'timers run',
  'admin takes from the vendor',
  'vendor requests a payout',
  'admin sends payouts',
  'payouts arrive',
  'guest wants an exception',
  'admin grants all',
  'admin wants the debt written off',
  'the bank returns what was paid',
  'another admin approves what was proposed',
  'admin adds much to the vendor',
  'admin wants the debt written off',
  'another admin approves what was proposed',
  'a day passes',
  'timers run',
] as const
