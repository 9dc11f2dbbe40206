import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { endAttempt } from '@/server/modules/bookings/payments/balance/reserved-balance'
import { listPayments, type Payment } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import type { Booking } from '@/server/modules/bookings/store'

type GiveUpDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/**
 * Gives up an attempt at the provider and returns its id. It is read there first, so that what was paid is settled and never
 * taken back. Where the provider does not answer, a capture that comes after all is compared with what is due then.
 */
export async function giveUpPayment(
  deps: GiveUpDeps,
  { id, provider, providerId }: Payment,
): Promise<string> {
  if (provider !== deps.payments.provider) return id
  try {
    const report = await settlePayment(deps, providerId)
    if (report?.status !== 'initiated') return id
    await deps.payments.void(providerId)
    await settlePayment(deps, providerId)
  } catch (error) {
    deps.log.warn({ err: error, paymentId: id }, 'an abandoned payment could not be given up')
  }
  return id
}

/** Thrown by a change of a booking: these attempts must be given up first. */
class AttemptsInTheWay extends Error {
  constructor(readonly attempts: Payment[]) {
    super('attempts to pay the booking are open')
  }
}

/** The attempts on a booking that are open and were given up at the provider; others have to be given up first. */
async function assertGivenUp(tx: Db, bookingId: string, givenUp: ReadonlySet<string>): Promise<Payment[]> {
  const open = (await listPayments(tx, bookingId)).filter(({ state }) => state === 'initiated')
  const inTheWay = open.filter(({ id }) => !givenUp.has(id))
  if (inTheWay.length > 0) throw new AttemptsInTheWay(inTheWay)
  return open
}

/** Ends the attempts that were given up for a change; throws where others are open. */
export async function endGivenUp(
  tx: Db,
  booking: Booking,
  givenUp: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const one of await assertGivenUp(tx, booking.id, givenUp))
    await endAttempt(tx, booking, one, { state: 'voided', now })
}

/** Runs a change in a transaction; the attempts that stand in its way are given up, and it runs again. */
export async function changeWithoutAttempts<Result>(
  deps: GiveUpDeps,
  change: (tx: Db, givenUp: ReadonlySet<string>) => Promise<Result>,
  givenUp: ReadonlySet<string> = new Set(),
): Promise<Result> {
  try {
    return await deps.db.transaction((tx) => change(tx, givenUp))
  } catch (error) {
    if (!(error instanceof AttemptsInTheWay)) throw error
    const more = await Promise.all(error.attempts.map((one) => giveUpPayment(deps, one)))
    return changeWithoutAttempts(deps, change, new Set([...givenUp, ...more]))
  }
}
