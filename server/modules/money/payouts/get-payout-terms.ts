import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import { type Halalas, toSar } from '@/lib/domain/money'
import { OPEN_PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import { findReserveTerms } from '@/server/modules/money/ledger/reserve'
import { sumPaused } from '@/server/modules/money/ledger/sum-paused'
import { companyNamesOf } from '@/server/modules/people/vendors/company-names'
import { vatCheckOf } from '@/server/modules/people/vendors/vat-check'
import type { Member } from '@/server/policy/signed-in'
import { isWindingUp, obstacleOf } from './payout-terms'
import { bankAccountToWire } from './payout-to-wire'
import { scheduleToWire } from './schedules/change-schedule'
import { findSchedule } from './schedules/schedule-store'
import { findBankAccount, findMinimum, findVendorWithOwner, sumPayouts } from './store'
import { findOpenHold } from './vendor-money/hold-store'
import { holdToWire, termsToWire } from './vendor-money/vendor-money-to-wire'

type PayoutWires = Pick<
  EarningsWire,
  | 'paused'
  | 'inPayout'
  | 'paid'
  | 'minimumPayout'
  | 'obstacle'
  | 'mayTakeRest'
  | 'schedule'
  | 'hold'
  | 'reserveTerms'
  | 'bankAccount'
  | 'vatNumber'
  | 'vatCheck'
  | 'companyNames'
>

/** What a vendor's payouts came to, when they are requested, the account that receives them, and why none can be now. */
export async function getPayoutTerms(
  db: Db,
  { vendorId }: Member,
  availableHalalas: Halalas,
  now: Date,
): Promise<PayoutWires> {
  const found = await findVendorWithOwner(db, vendorId)
  const phoneChangedAt = found?.user.phoneChangedAt ?? null
  const account = await findBankAccount(db, vendorId)
  const minimumHalalas = await findMinimum(db)
  const hold = await findOpenHold(db, vendorId)
  const pausedHalalas = Math.min(availableHalalas, await sumPaused(db, vendorId))
  const sums = { availableHalalas, pausedHalalas, minimumHalalas }
  const obstacle = obstacleOf({ account, phoneChangedAt, hold, ...sums }, now)
  const isBelow = obstacle === 'below_minimum_payout' && availableHalalas > 0
  const terms = await findReserveTerms(db, vendorId)
  const sum = (states: Parameters<typeof sumPayouts>[2]) => sumPayouts(db, vendorId, states)
  return {
    paused: toSar(pausedHalalas),
    inPayout: toSar(await sum(OPEN_PAYOUT_STATES)),
    paid: toSar(await sum(['paid'])),
    minimumPayout: toSar(minimumHalalas),
    obstacle,
    mayTakeRest: isBelow && (await isWindingUp(db, vendorId)),
    schedule: scheduleToWire(await findSchedule(db, vendorId)),
    hold: hold && holdToWire(hold),
    reserveTerms: terms && termsToWire(terms),
    bankAccount: account && bankAccountToWire(account, phoneChangedAt, now),
    vatNumber: found?.vendor.vatNumber ?? null,
    vatCheck: found ? vatCheckOf(found.vendor) : null,
    companyNames: found ? companyNamesOf(found.vendor) : null,
  }
}
