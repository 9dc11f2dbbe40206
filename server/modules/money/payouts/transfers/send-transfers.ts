import { payoutTransition, TRANSFER_EVENTS } from '@/lib/domain/payouts/payout'
import type { Deps } from '@/server/deps'
import { changePayout } from '@/server/modules/money/payouts/move-payout'
import { lockPayout } from '@/server/modules/money/payouts/store'
import type { PayoutsPort, TransferReport } from '@/server/ports/payouts/port'
import { OUTSIDE, runEach } from '@/server/run-each'
import { claimTransfer, type DueTransfer, listDueTransfers, writeReport } from './transfer-store'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Banks return a transfer within days after it was paid. */
const WATCHED_MS = 14 * DAY_MS
/** SARIE settles during working hours, so a quicker question learns nothing. */
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS
/** A lost transfer may come into the provider's list late. Later calls are at least as far apart, see `nextTry`. */
const LISTED_WITHIN_MS = 15 * MINUTE_MS
/** What the provider never received until then is the vendor's again. */
const SENT_WITHIN_MS = 3 * DAY_MS
/** Diyar's vendors have no city of their own on their accounts; the bank wants one. */
const CITY = 'Riyadh'

type TransferDeps = Pick<Deps, 'db' | 'clock' | 'payouts'>

/**
 * Gives payouts of sent batches to the provider and asks what became of them. A payout that may have been sent before is
 * searched at the provider first, so that a lost answer never sends one twice.
 */
export async function sendTransfers({ db, clock, payouts }: TransferDeps): Promise<void> {
  if (!payouts) return
  const now = clock.now()
  await runEach(
    await listDueTransfers(db, payouts.channel, now),
    async (due) => {
      if (!(await claimTransfer(db, due, { nextTryAt: nextTry(due, now), now }))) return
      const report = await findOrSend(payouts, due, now)
      if (report) await applyReport({ db, clock }, due, report)
    },
    OUTSIDE,
  )
}

/** What the provider says of a payout, which is sent where it is not there; null while an earlier call may come up yet. */
async function findOrSend(
  provider: PayoutsPort,
  due: DueTransfer,
  now: Date,
): Promise<TransferReport | null> {
  const { transfer } = due
  const order = orderOf(due)
  if (!transfer) return provider.send(order)
  const { providerId, createdAt } = transfer
  const found = await provider.find({ ...order, providerId })
  if (found) return found
  // What the provider knew once and does not know any more is not sent again.
  if (providerId) throw new Error(`the provider has lost payout ${order.payoutId}`)
  const ageMs = now.getTime() - createdAt.getTime()
  if (ageMs < LISTED_WITHIN_MS) return null
  return ageMs < SENT_WITHIN_MS ? provider.send(order) : { providerId: null, state: 'failed', reason: null }
}

function orderOf({ payout, phone }: DueTransfer) {
  const { id: payoutId, sequence, amountHalalas, iban, holderName } = payout
  return { payoutId, sequence, amountHalalas, iban, holderName, mobile: phone ?? '', city: CITY }
}

/** After as long again as the transfer is old, between a minute and six hours; once paid daily until no bank returns it. */
function nextTry({ payout, transfer }: DueTransfer, now: Date): Date | null {
  const ageMs = now.getTime() - (transfer?.createdAt ?? now).getTime()
  if (payout.state === 'paid')
    return now.getTime() - payout.changedAt.getTime() > WATCHED_MS ? null : new Date(now.getTime() + DAY_MS)
  return new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, Math.max(MINUTE_MS, ageMs)))
}

/** The report and what it makes of the payout, in one transaction; the same report may have moved it before. */
function applyReport(
  { db, clock }: Pick<TransferDeps, 'db' | 'clock'>,
  { payout: { id } }: DueTransfer,
  { providerId, state, reason }: TransferReport,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await lockPayout(tx, id)
    await writeReport(tx, id, { providerId, providerState: state })
    const event = TRANSFER_EVENTS[state]
    if (!event || !found || !payoutTransition(event).from.includes(found.payout.state)) return
    const why = event === 'return' ? { reason: reason ?? state } : {}
    await changePayout(tx, id, { event, actorId: null, now: clock.now(), ...why })
  })
}
