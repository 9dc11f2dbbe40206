import { and, eq, inArray } from 'drizzle-orm'
import type { PayoutObstacle } from '@/lib/contract/schemas/payouts/earnings'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import { pendingOf, reserveOf } from '@/lib/domain/ledger/accounts'
import type { Halalas } from '@/lib/domain/money'
import { frozenUntil } from '@/lib/domain/payouts/bank-account'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { lockForPayout, postPayoutRequested } from '@/server/modules/money/ledger/post-payout'
import { sumPaused } from '@/server/modules/money/ledger/sum-paused'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import {
  type BankAccount,
  findMinimum,
  findVendorWithOwner,
  lockBankAccount,
  type Payout,
  writePayout,
} from './store'
import { findOpenHold, type PayoutHold } from './vendor-money/hold-store'

/** What decides whether a payout can be requested. */
export interface PayoutTerms {
  account: BankAccount | null
  phoneChangedAt: Date | null
  hold: PayoutHold | null
  availableHalalas: Halalas
  /** what of it waits for open chargebacks */
  pausedHalalas: Halalas
  minimumHalalas: Halalas
}

/** Locks all of it until the transaction ends; null for a vendor that is gone. */
export async function lockPayoutTerms(tx: Db, vendorId: string): Promise<PayoutTerms | null> {
  if (!(await lockVendor(tx, vendorId))) return null
  const found = await findVendorWithOwner(tx, vendorId)
  if (!found) return null
  const account = await lockBankAccount(tx, vendorId)
  const hold = await findOpenHold(tx, vendorId)
  const minimumHalalas = await findMinimum(tx)
  const { availableHalalas } = await lockForPayout(tx, vendorId)
  const pausedHalalas = Math.min(availableHalalas, await sumPaused(tx, vendorId))
  const { phoneChangedAt } = found.user
  return { account, phoneChangedAt, hold, availableHalalas, pausedHalalas, minimumHalalas }
}

/** The first reason why none can be requested now. */
export function obstacleOf(terms: PayoutTerms, now: Date): PayoutObstacle | null {
  const { account, phoneChangedAt, hold, availableHalalas, pausedHalalas } = terms
  const leastHalalas = Math.max(terms.minimumHalalas, 1)
  if (hold) return 'payouts_stopped'
  if (!account) return 'bank_account_needed'
  if (frozenUntil(account.changedAt, phoneChangedAt, now)) return 'payouts_locked'
  if (availableHalalas < leastHalalas) return 'below_minimum_payout'
  return availableHalalas - pausedHalalas < leastHalalas ? 'payouts_paused' : null
}

/** Requests all that is available and not paused, to the account as it is. */
export async function takeAvailable(
  tx: Db,
  { availableHalalas, pausedHalalas }: PayoutTerms,
  { changedAt: _, ...where }: BankAccount,
  now: Date,
): Promise<Payout> {
  const amountHalalas = availableHalalas - pausedHalalas
  const payout = await writePayout(tx, { ...where, amountHalalas, createdAt: now, changedAt: now })
  await postPayoutRequested(tx, where.vendorId, payout, now)
  return payout
}

const OPEN_STATES = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state) => BOOKING_STATES[state].dates !== 'released',
)

/** Whether a vendor has nothing more to come: no open booking, and nothing that waits or is in reserve. */
export async function isWindingUp(db: Db, vendorId: string): Promise<boolean> {
  const open = and(eq(bookings.vendorId, vendorId), inArray(bookings.state, OPEN_STATES))
  if ((await db.$count(bookings, open)) > 0) return false
  const rows = await db
    .select({ balance: ledgerAccounts.balanceHalalas })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.name, [pendingOf(vendorId), reserveOf(vendorId)]))
  return rows.every(({ balance }) => balance === 0)
}
