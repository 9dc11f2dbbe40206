import type { Span } from '@/lib/domain/booking/period'
import type { BookingRole } from '@/lib/domain/booking/transitions'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sandboxPayments } from '@/server/db/schema/money/sandbox-payments'
import { insertAll } from '@/server/db/seed/insert'
import { unitId } from '@/server/db/seed/listings/listings'
import { insertMoney } from '@/server/db/seed/money/insert-money'
import { amountsOf } from '@/server/modules/bookings/payments/attempts/attempt-amounts'
import { FIRST_RETRY_MINUTES } from '@/server/modules/bookings/payments/refunds/send-refunds'
import { depositDueAt } from '@/server/modules/money/ledger/due-dates'
import type { SeedBlock, SeedBooking } from './bookings'
import { type Life, lifeOf } from './life'

export async function insertBookings(
  tx: Pick<Db, 'insert' | 'select'>,
  stays: readonly SeedBooking[],
  closed: readonly SeedBlock[],
  now: Date,
): Promise<void> {
  const lives = stays.map(lifeOf)
  await insertAll(
    tx,
    bookings,
    lives.map(({ booking }) => booking),
  )
  await insertAll(tx, bookingEvents, lives.flatMap(eventRows))
  await insertAll(tx, cleaningTasks, lives.flatMap(taskRows))
  const paid = lives.flatMap(paymentRows)
  await insertAll(tx, payments, paid)
  const returned = lives.flatMap((life) => refundRows(life, now))
  await insertAll(tx, refunds, returned)
  const codes = new Map(stays.map(({ id, code }) => [id, code]))
  await insertAll(
    tx,
    sandboxPayments,
    paid.map((payment) => sandboxRow(payment, returned, codes)),
  )
  await insertMoney(tx, lives, now)
  await insertAll(
    tx,
    blocks,
    closed.map(({ id, listing }) => ({ id, listingId: listing.plan.id })),
  )
  await insertAll(tx, allocations, [...lives.flatMap(stayAllocations), ...closed.flatMap(blockAllocations)])
}

/** Departures that are to come. */
function taskRows({ stay, booking }: Life): (typeof cleaningTasks.$inferInsert)[] {
  const { vendorId, listingId, units, checkOutAt: dueAt, period, state } = booking
  if (period.mode === 'hourly' || (state !== 'confirmed' && state !== 'checked_in')) return []
  return [
    {
      id: stay.id,
      bookingId: stay.id,
      vendorId,
      listingId,
      units,
      dueAt,
      isHourly: false,
      createdAt: stay.createdAt,
    },
  ]
}

function eventRows({ stay, steps }: Life): (typeof bookingEvents.$inferInsert)[] {
  const actors: Partial<Record<BookingRole, string>> = {
    guest: stay.guest.id,
    vendor: stay.listing.plan.owner.id,
  }
  return steps.map(({ event, role, fromState, at, booking }, i) => ({
    id: `${stay.id}-e${i + 1}`,
    bookingId: stay.id,
    event,
    role,
    actorId: actors[role] ?? null,
    fromState,
    toState: booking.state,
    createdAt: at,
  }))
}

/** All demo guests pay by mada. */
const METHOD = 'mada'

function paymentRows({ steps, booking: { id } }: Life): (typeof payments.$inferInsert)[] {
  return steps
    .filter(({ event }) => event === 'pay')
    .map(({ at, booking }) => ({
      id: `${id}-p1`,
      bookingId: id,
      provider: 'sandbox',
      providerId: `sandbox_${id}-p1`,
      ...({ state: 'paid', method: METHOD } as const),
      ...amountsOf(booking, 'due_now'),
      createdAt: at,
      paidAt: at,
    }))
}

/** A deposit has returned two days after the stay. */
function refundRows({ booking }: Life, now: Date): (typeof refunds.$inferInsert)[] {
  const { id, depositPaidHalalas: amountHalalas, endedAt: stayEnd } = booking
  const endedAt = stayEnd && depositDueAt(stayEnd)
  if (amountHalalas === 0 || !endedAt || endedAt > now) return []
  return [
    {
      id: `${id}-r1`,
      paymentId: `${id}-p1`,
      idempotencyKey: `refund-${id}-r1`,
      amountHalalas,
      depositHalalas: amountHalalas,
      state: 'done',
      attempts: 1,
      refundedBeforeHalalas: 0,
      runAt: addMinutes(endedAt, FIRST_RETRY_MINUTES),
      createdAt: endedAt,
      endedAt,
    },
  ]
}

/** The provider's side of a payment, so that what is left of it can be refunded. */
function sandboxRow(
  payment: typeof payments.$inferInsert,
  returned: readonly (typeof refunds.$inferInsert)[],
  codes: ReadonlyMap<string, string>,
): typeof sandboxPayments.$inferInsert {
  const { providerId, amountHalalas, bookingId, createdAt } = payment
  return {
    id: providerId,
    state: 'paid',
    method: METHOD,
    outcome: 'approved',
    amountHalalas,
    refundedHalalas: returned.find(({ paymentId }) => paymentId === payment.id)?.amountHalalas ?? 0,
    description: codes.get(bookingId) ?? bookingId,
    returnPath: `/booking/${bookingId}/payment-return`,
    createdAt,
  }
}

function stayAllocations({ stay, dates: state }: Life): (typeof allocations.$inferInsert)[] {
  const { id, listing, span } = stay
  const listingId = listing.plan.id
  return stay.unitNumbers.map((number) => ({
    id: `${id}-a${number}`,
    unitId: unitId(listingId, number),
    listingId,
    bookingId: id,
    during: rangeOf(span),
    state,
  }))
}

function blockAllocations({ id, listing, span }: SeedBlock): (typeof allocations.$inferInsert)[] {
  const listingId = listing.plan.id
  return Array.from({ length: listing.terms.units }, (_, i) => ({
    id: `${id}-a${i + 1}`,
    unitId: unitId(listingId, i + 1),
    listingId,
    blockId: id,
    during: rangeOf(span),
    state: 'blocked',
  }))
}

function rangeOf({ from, to }: Span): string {
  return `[${from.toISOString()},${to.toISOString()})`
}
