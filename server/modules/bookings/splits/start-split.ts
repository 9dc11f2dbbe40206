import { randomBytes } from 'node:crypto'
import type { OwnSplitWire } from '@/lib/contract/schemas/splits/wire'
import { DomainError, issue } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import type { SplitBody } from '@/lib/domain/splits/bodies'
import { areEqual, checkShares, offersMatch, proportionally, SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow, guardBooking } from '@/server/modules/bookings/booking-guards'
import { getOwnBooking, lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { assertAbandoned } from '@/server/modules/bookings/payments/attempts/abandoned-attempt'
import { amountsOf } from '@/server/modules/bookings/payments/attempts/attempt-amounts'
import { giveUpPayment } from '@/server/modules/bookings/payments/attempts/give-up-payment'
import { endAttempt } from '@/server/modules/bookings/payments/balance/reserved-balance'
import { listPayments, type Payment } from '@/server/modules/bookings/payments/payment-store'
import type { Booking } from '@/server/modules/bookings/store'
import type { SignedIn } from '@/server/policy/signed-in'
import { splitToWire } from './get-split'
import { countSplits, findSplit, writeSplit } from './store'

const TOKEN_BYTES = 24
const DAY_MINUTES = 24 * 60

/** The guest's view of a booking's split, and whether one may be started. */
export async function getOwnSplit({ db, clock }: Deps, guest: SignedIn, id: string): Promise<OwnSplitWire> {
  const booking = await getOwnBooking(db, id, { guestId: guest._id })
  const now = clock.now()
  const found = await findSplit(db, { bookingId: id })
  const mayStart = !found && guardBooking(booking, 'pay', 'guest', now) === null
  return { split: found && (await splitToWire(db, booking, found, guest, now)), mayStart }
}

/** Splits what is due now of a booking into the guest's shares, once; an abandoned payment is given up for it. */
export async function startSplit(
  deps: Deps,
  guest: SignedIn,
  id: string,
  body: SplitBody,
  replaces?: string,
): Promise<OwnSplitWire> {
  const wanted = { shares: body.shares.map(fromSar), title: body.title ?? null }
  const abandoned = await deps.db.transaction((tx) =>
    begin(tx, deps.clock.now(), { guest, id, replaces, ...wanted }),
  )
  if (abandoned) return startSplit(deps, guest, id, body, await giveUpPayment(deps, abandoned))
  return getOwnSplit(deps, guest, id)
}

interface SplitRequest {
  guest: SignedIn
  id: string
  shares: number[]
  title: string | null
  replaces: string | undefined
}

async function begin(
  tx: Db,
  now: Date,
  { guest, id, shares, title, replaces }: SplitRequest,
): Promise<Payment | null> {
  const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
  if (await findSplit(tx, { bookingId: id })) throw new DomainError('already_done')
  assertAllowedNow(booking, 'pay', 'guest', now)
  const { amountHalalas, depositHalalas } = amountsOf(booking, 'due_now')
  const problem = checkShares(shares, amountHalalas)
  if (problem) throw new DomainError('bad_request', { issues: [issue('shares', ISSUES[problem])] })
  if (title !== null) assertMatch(booking, shares)
  await assertWithinBounds(tx, guest._id, now)
  const inFlight = (await listPayments(tx, id)).find((one) => one.state === 'initiated')
  if (inFlight && inFlight.id !== replaces) {
    assertAbandoned(inFlight, now)
    return inFlight
  }
  if (inFlight) await endAttempt(tx, booking, inFlight, { state: 'voided', now })
  await write(tx, booking, { shares, title, depositHalalas, now })
  return null
}

function assertMatch({ period }: Booking, shares: readonly number[]): void {
  if (!offersMatch(period.mode) || !areEqual(shares))
    throw new DomainError('bad_request', { issues: [issue('title', 'matches')] })
}

const ISSUES = { people: 'length', small: 'min', first: 'min', sum: 'matches' } as const

async function assertWithinBounds(tx: Db, guestId: string, now: Date): Promise<void> {
  const since = addMinutes(now, -SPLIT_BOUNDS.returnedDays * DAY_MINUTES)
  const { active, returned } = await countSplits(tx, guestId, since)
  if (active >= SPLIT_BOUNDS.maxActive || returned >= SPLIT_BOUNDS.maxReturned)
    throw new DomainError('split_limit')
}

async function write(
  tx: Db,
  { id, expiresAt }: Booking,
  {
    shares,
    title,
    depositHalalas,
    now,
  }: Pick<SplitRequest, 'shares' | 'title'> & { depositHalalas: number; now: Date },
): Promise<void> {
  if (!expiresAt) throw new Error(`booking ${id} waits for its payment without a deadline`)
  const deposits = proportionally(depositHalalas, shares)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await writeSplit(
    tx,
    { bookingId: id, token, title, windowEndsAt: expiresAt, createdAt: now },
    shares.map((amountHalalas, i) => ({
      number: i + 1,
      amountHalalas,
      depositHalalas: deposits[i] ?? 0,
    })),
  )
}
