import type { Span } from '@/lib/domain/booking/period'
import {
  BOOKING_STATES,
  type BookingEvent,
  type BookingRole,
  type BookingState,
} from '@/lib/domain/booking/transitions'
import { depositDueAt } from '@/lib/domain/ledger/due-dates'
import { FIRST_PERCENTS } from '@/lib/domain/rates/rates'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { allocations, blocks } from '@/server/db/schema/allocations'
import { bookingEvents, bookings } from '@/server/db/schema/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sandboxPayments } from '@/server/db/schema/money/sandbox-payments'
import { collectedAt, paidAt } from './booking-money'
import type { SeedBlock, SeedBooking } from './bookings'
import { insertAll } from './insert'
import { insertMoney } from './insert-money'
import { unitId } from './listings'
import { vendorId } from './users'

export async function insertBookings(
  tx: Pick<Db, 'insert' | 'select'>,
  stays: readonly SeedBooking[],
  closed: readonly SeedBlock[],
  now: Date,
): Promise<void> {
  await insertAll(tx, bookings, stays.map(bookingRow))
  await insertAll(tx, bookingEvents, stays.flatMap(eventRows))
  const paid = stays.flatMap(paymentRows)
  await insertAll(tx, payments, paid)
  const returned = stays.flatMap((stay) => refundRows(stay, now))
  await insertAll(tx, refunds, returned)
  await insertAll(
    tx,
    sandboxPayments,
    paid.map((payment) => sandboxRow(payment, returned)),
  )
  await insertMoney(tx, now)
  await insertAll(
    tx,
    blocks,
    closed.map(({ id, listing }) => ({ id, listingId: listing.plan.id })),
  )
  await insertAll(tx, allocations, [...stays.flatMap(stayAllocations), ...closed.flatMap(blockAllocations)])
}

function bookingRow(stay: SeedBooking): typeof bookings.$inferInsert {
  const { listing, quote } = stay
  return {
    id: stay.id,
    code: stay.code,
    listingId: listing.plan.id,
    guestId: stay.guest.id,
    vendorId: vendorId(listing.plan.owner),
    state: stay.state,
    period: stay.period,
    checkInAt: quote.checkInAt,
    checkOutAt: quote.checkOutAt,
    party: stay.party,
    units: stay.units,
    paymentType: quote.paymentType,
    totalHalalas: quote.totalHalalas,
    dueNowHalalas: quote.dueNowHalalas,
    paidHalalas: quote.dueNowHalalas,
    depositHalalas: quote.depositHalalas,
    depositPaidHalalas: depositPaid(stay),
    commissionPercent: FIRST_PERCENTS.commission,
    vatPercent: FIRST_PERCENTS.vat,
    freeCancellationUntil: quote.freeCancellationUntil,
    snapshot: snapshotOf(stay),
    arrivalCode: stay.arrivalCode,
    createdAt: stay.createdAt,
  }
}

function depositPaid({ quote }: SeedBooking): number {
  return quote.paymentType === 'fullPayment' ? quote.depositHalalas : 0
}

function snapshotOf({ listing, quote }: SeedBooking): (typeof bookings.$inferInsert)['snapshot'] {
  const { plan, terms, pictures } = listing
  return {
    service: {
      type: plan.type,
      name: { en: plan.en, ar: plan.ar },
      image: pictures[0]?.url ?? '',
      city: { en: plan.city.name, ar: plan.city.name_ar },
      district: plan.district,
      checkInTime: terms.checkInTime,
      checkOutTime: terms.checkOutTime,
    },
    lines: quote.lines,
    vatHalalas: quote.vatHalalas,
    addOns: [],
    policy: terms.cancellationPolicy,
    bookingType: terms.bookingType,
  }
}

/** Something was left to collect at the door. */
const isCollected = (quote: SeedBooking['quote']) =>
  quote.totalHalalas > quote.dueNowHalalas ||
  (quote.depositHalalas > 0 && quote.paymentType !== 'fullPayment')

interface Step {
  event: BookingEvent | 'create'
  role: BookingRole
  to: BookingState
  at: Date
}

/** The events of the booking, one per transition of the lifecycle. */
function stepsOf({ listing, quote, state, firstState, createdAt }: SeedBooking): Step[] {
  const steps: Step[] = [{ event: 'create', role: 'guest', to: firstState, at: createdAt }]
  const add = (event: BookingEvent, role: BookingRole, to: BookingState, at: Date) =>
    steps.push({ event, role, to, at })
  const isPaidNow = quote.dueNowHalalas > 0
  if (listing.terms.bookingType === '24-Hour') {
    const event = isPaidNow ? 'approve' : 'approve_unpaid'
    add(event, 'vendor', isPaidNow ? 'awaiting_payment' : 'confirmed', addMinutes(createdAt, 40))
  }
  if (isPaidNow) add('pay', 'guest', 'confirmed', paidAt({ createdAt }))
  if (state === 'completed' || state === 'checked_in') add('check_in', 'guest', 'checked_in', quote.checkInAt)
  if (state === 'completed') {
    if (isCollected(quote)) add('collect', 'vendor', 'checked_in', collectedAt(quote))
    add('check_out', 'guest', 'completed', quote.checkOutAt)
  }
  if (state === 'cancelled_by_guest') add('cancel', 'guest', state, addMinutes(createdAt, 300))
  return steps
}

function eventRows(stay: SeedBooking): (typeof bookingEvents.$inferInsert)[] {
  const actors: Partial<Record<BookingRole, string>> = {
    guest: stay.guest.id,
    vendor: stay.listing.plan.owner.id,
  }
  return stepsOf(stay).map((step, i, steps) => ({
    id: `${stay.id}-e${i + 1}`,
    bookingId: stay.id,
    event: step.event,
    role: step.role,
    actorId: actors[step.role] ?? null,
    fromState: steps[i - 1]?.to ?? null,
    toState: step.to,
    createdAt: step.at,
  }))
}

function paymentRows(stay: SeedBooking): (typeof payments.$inferInsert)[] {
  const amountHalalas = stay.quote.dueNowHalalas + depositPaid(stay)
  if (amountHalalas === 0) return []
  return [
    {
      id: `${stay.id}-p1`,
      bookingId: stay.id,
      provider: 'sandbox',
      providerId: `sandbox_${stay.id}-p1`,
      state: 'paid',
      amountHalalas,
      depositHalalas: depositPaid(stay),
      createdAt: paidAt(stay),
      paidAt: paidAt(stay),
    },
  ]
}

/** A deposit has returned two days after the stay. */
function refundRows(stay: SeedBooking, now: Date): (typeof refunds.$inferInsert)[] {
  const amountHalalas = depositPaid(stay)
  const endedAt = depositDueAt(stay.quote.checkOutAt)
  if (amountHalalas === 0 || stay.state !== 'completed' || endedAt > now) return []
  return [
    {
      id: `${stay.id}-r1`,
      paymentId: `${stay.id}-p1`,
      idempotencyKey: `refund-${stay.id}-r1`,
      amountHalalas,
      depositHalalas: amountHalalas,
      state: 'done',
      createdAt: endedAt,
      endedAt,
    },
  ]
}

/** The provider's side of a payment, so that what is left of it can be refunded. */
function sandboxRow(
  payment: typeof payments.$inferInsert,
  returned: readonly (typeof refunds.$inferInsert)[],
): typeof sandboxPayments.$inferInsert {
  const { providerId, amountHalalas, bookingId, createdAt } = payment
  return {
    id: providerId,
    state: 'paid',
    amountHalalas,
    refundedHalalas: returned.find(({ paymentId }) => paymentId === payment.id)?.amountHalalas ?? 0,
    description: bookingId,
    returnPath: `/booking/${bookingId}/payment-return`,
    createdAt,
  }
}

function stayAllocations(stay: SeedBooking): (typeof allocations.$inferInsert)[] {
  const listingId = stay.listing.plan.id
  return stay.unitNumbers.map((number) => ({
    id: `${stay.id}-a${number}`,
    unitId: unitId(listingId, number),
    listingId,
    bookingId: stay.id,
    during: rangeOf(stay.span),
    state: BOOKING_STATES[stay.state].dates,
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
