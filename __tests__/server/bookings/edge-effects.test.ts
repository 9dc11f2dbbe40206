import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, START, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { transition } from '@/lib/domain/booking/edges'
import {
  BOOKING_STATES,
  BOOKING_TRANSITIONS,
  type BookingEffect,
  type BookingEvent,
  type BookingRole,
  type BookingState,
} from '@/lib/domain/booking/transitions'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { dateChanges } from '@/server/db/schema/bookings/date-changes'
import { bookingSeries } from '@/server/db/schema/bookings/series'
import { newId } from '@/server/db/schema/columns'
import { waitingList } from '@/server/db/schema/listings/waiting-list'
import { invoices } from '@/server/db/schema/money/invoices'
import { ledgerTransactions, moneyTimers } from '@/server/db/schema/money/ledger'
import { promotions, promotionUses } from '@/server/db/schema/money/promotions'
import { notifications } from '@/server/db/schema/people/notifications'
import { changeState } from '@/server/modules/bookings/change-state'
import { findBooking } from '@/server/modules/bookings/store'
import { postDoorCommission } from '@/server/modules/money/ledger/post-stay'

const api = appForTests()

/** What is due at the door is nothing, all, or all and charged already. */
const SCENES = ['paid', 'unpaid', 'charged'] as const
type Scene = (typeof SCENES)[number]

/** The states of allocations that no edge leaves as they were. */
const otherDates = (state: BookingState) =>
  BOOKING_STATES[state].dates === 'confirmed' ? 'held' : 'confirmed'

/** When another week of its series ends, which is not paid. */
const WEEK_EXPIRES_AT = new Date('2026-03-25T12:00:00Z')

/** A booking in a state, with all that an effect can move. */
async function aScene(scene: Scene, from: BookingState, to: BookingState) {
  const isPaid = scene === 'paid'
  const { booking, byGuest, guest, host, serviceId } = await aBookingAt(api, {
    paymentType: isPaid ? 'fullPayment' : 'payAtCheckin',
    depositHalalas: 50_000,
    cancellationPolicy: 'Non_refundable',
  })
  const { _id: id } = booking
  if (isPaid) await byGuest('pay')
  const waiting = await aGuest(api)
  const period = { mode: 'daily', checkIn: '2026-05-01', checkOut: '2026-05-02' } as const
  await api.db
    .insert(waitingList)
    .values({ userId: waiting.id, listingId: serviceId, period, createdAt: START })
  const promotionId = newId()
  await api.db.insert(promotions).values({
    ...{
      id: promotionId,
      code: `CODE${promotionId.slice(-6).toUpperCase()}`,
      amountHalalas: 1,
      payer: 'vendor',
    },
    ...{ firstDay: TODAY, lastDay: TODAY, listingTypes: [], minTotalHalalas: 0, maxUses: 1, uses: 1 },
    ...{ maxUsesPerUser: 1, createdBy: (await anAdmin(api)).id, createdAt: START },
  })
  await api.db
    .insert(promotionUses)
    .values({ bookingId: id, promotionId, guestId: guest.id, createdAt: START })
  await api.db
    .update(allocations)
    .set({ state: otherDates(to) })
    .where(eq(allocations.bookingId, id))
  const [series] = await api.db
    .insert(bookingSeries)
    .values({ guestId: guest.id, listingId: serviceId })
    .returning({ id: bookingSeries.id })
  await api.db
    .update(bookings)
    .set({ state: from, seriesId: series?.id ?? null })
    .where(eq(bookings.id, id))
  await api.db.delete(notifications)
  const stored = await findBooking(api.db, id)
  if (!stored) throw new Error('it was booked')
  const otherWeek = newId()
  await api.db.insert(bookings).values({
    ...{ ...stored, id: otherWeek, code: `DY-${otherWeek}`, state: 'awaiting_payment' },
    ...{ checkInAt: new Date('2026-05-01T12:00:00Z'), expiresAt: WEEK_EXPIRES_AT },
  })
  const { snapshot, checkInAt, checkOutAt } = stored
  await api.db.insert(dateChanges).values({
    ...{ bookingId: id, period, snapshot, checkInAt, checkOutAt, occupiedUntil: checkOutAt },
    ...{ totalHalalas: 1, expiresAt: checkInAt },
  })
  if (scene === 'charged')
    await api.db.transaction((tx) => postDoorCommission(tx, { ...stored, sequence: 99 }, START))
  return { stored, guest, host, waiting, otherWeek }
}

async function kindsOf(bookingId: string) {
  const posted = await api.db.select().from(ledgerTransactions)
  const issued = await api.db.select().from(invoices).where(eq(invoices.bookingId, bookingId))
  return { posted: posted.map(({ kind }) => kind), issued: issued.map(({ kind }) => kind) }
}

const added = (before: readonly string[], after: readonly string[]) => {
  const rest = [...after]
  for (const one of before) rest.splice(rest.indexOf(one), 1)
  return rest
}

/** The effects that are seen after an edge was taken. */
async function seenAfter(scene: Scene, { event, by, from, to }: Taken) {
  const { stored, guest, host, waiting, otherWeek } = await aScene(scene, from, to)
  const before = await kindsOf(stored.id)
  const step = { event, role: by, actorId: null, now: new Date('2026-03-22T12:00:00Z'), percent: 50 }
  const booking = await api.db.transaction((tx) => changeState(tx, stored, step))
  const after = await kindsOf(stored.id)
  const posted = added(before.posted, after.posted)
  const issued = added(before.issued, after.issued)
  const [dates] = await api.db.select().from(allocations).where(eq(allocations.bookingId, stored.id))
  const [use] = await api.db.select().from(promotionUses).where(eq(promotionUses.bookingId, stored.id))
  const timers = await api.db.select().from(moneyTimers).where(eq(moneyTimers.bookingId, stored.id))
  const sent = await api.db.select().from(notifications)
  const typesOf = (userId: string) => sent.filter((one) => one.userId === userId).map(({ type }) => type)
  const [change] = await api.db.select().from(dateChanges).where(eq(dateChanges.bookingId, stored.id))
  const week = await findBooking(api.db, otherWeek)
  const seen: Record<BookingEffect, boolean> = {
    moveDates: dates?.state === BOOKING_STATES[to].dates,
    endNewDates: change?.state === 'ended',
    holdSeries: week?.expiresAt?.getTime() !== WEEK_EXPIRES_AT.getTime(),
    giveBackCode: use?.givenBackAt !== null,
    notifyWaiting: typesOf(waiting.id).includes('Dates_free_again'),
    settle: posted.includes('booking_ended') && from !== to,
    refundAfterEnd: posted.includes('booking_ended') && from === to,
    chargeDoor: posted.includes('door_commission'),
    returnDoorCharge: posted.includes('door_commission_returned'),
    invoiceCommission: issued.includes('commission_invoice'),
    scheduleDeposit: timers.some(({ kind }) => kind === 'deposit'),
  }
  return { booking, seen, notified: { guest: typesOf(guest.id), vendor: typesOf(host.id) } }
}

interface Taken {
  event: BookingEvent
  by: BookingRole
  from: BookingState
  to: BookingState
}

const taken = BOOKING_TRANSITIONS.flatMap((edge): Taken[] => {
  const { event, by } = edge
  if (event === 'create') return []
  return edge.from.map((from) => ({ event, by, from, to: transition(from, event, by)?.to ?? from }))
})

/** What a refund itself tells the guest. */
const OF_REFUNDS = ['Refund_sent', 'Deposit_sent']

test.each(taken)('$event by the $by out of $from does what its edge names, and nothing else', async (one) => {
  const edge = transition(one.from, one.event, one.by)
  const isRefunding = edge?.effects.some((effect) => effect === 'settle' || effect === 'refundAfterEnd')
  const seen = new Set<string>()
  for (const scene of SCENES) {
    const found = await seenAfter(scene, one)
    for (const [effect, isSeen] of Object.entries(found.seen)) if (isSeen) seen.add(effect)
    expect(found.booking.state).toBe(one.to)
    for (const side of ['guest', 'vendor'] as const) {
      const named = edge?.notifies.filter(({ whom }) => whom === side).map(({ type }) => type) ?? []
      const sent = found.notified[side].filter((type) => !(isRefunding && OF_REFUNDS.includes(type)))
      expect([side, sent]).toEqual([side, named])
    }
    const { expiresAt, endedAt } = edge?.sets(found.booking, new Date('2026-03-22T12:00:00Z')) ?? {}
    if (expiresAt) expect(found.booking.expiresAt).toEqual(expiresAt)
    expect(found.booking.endedAt).toEqual(endedAt ?? null)
  }
  // What the vendor keeps of a booking that ends early bears commission.
  if (edge?.effects.includes('settle')) seen.delete('invoiceCommission')
  expect([...seen].sort()).toEqual([...(edge?.effects ?? [])].sort())
})

test('a new booking takes the edge of its first state: the vendor is notified of a request, both sides of a booking', async () => {
  const types = async (options: Parameters<typeof aListing>[1]) => {
    await api.db.delete(notifications)
    const guest = await aGuest(api)
    const { id, host } = await aListing(api, options)
    const { paymentType = 'payAtCheckin' } = options ?? {}
    const { body } = await bookStay(api, guest, id, { paymentType })
    const sent = await api.db.select().from(notifications)
    const of = (userId: string) => sent.filter((one) => one.userId === userId).map(({ type }) => type)
    return [body.status, of(guest.id), of(host.id), body.expiresAt]
  }
  const day = '2026-03-16T09:00:00.000Z'
  expect(await types({ bookingType: '24-Hour' })).toEqual([
    'requested',
    [],
    ['Booking_request_send_by_user'],
    day,
  ])
  const soon = '2026-03-15T09:15:00.000Z'
  expect(await types({ paymentType: 'fullPayment' })).toEqual(['awaiting_payment', [], [], soon])
  expect(await types({})).toEqual(['confirmed', ['Booking_confirmed'], ['New_booking_alert'], null])
})
