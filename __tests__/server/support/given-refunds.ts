import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import type { TestApp } from '@/__tests__/server/support/test-app'
import type { TestUser } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoices } from '@/server/db/schema/money/invoices'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'

export type Stay = Awaited<ReturnType<typeof aBookingAt>>

export const FULL = { paymentType: 'fullPayment', depositHalalas: 20_000 } as const
export const DEAR = { ...FULL, prices: { allDays: 300_000 } }
export const HALF = { paymentType: 'halfPayment', partialHalalas: 40_000 } as const
export const CHECK_IN = new Date('2026-03-20T12:00:00Z')
export const CHECK_OUT = new Date('2026-03-22T09:00:00Z')
export const DAY_MS = 86_400_000

interface Given {
  kind?: 'partial' | 'goodwill'
  amount: number
  key?: string
  version?: number
  note?: string
}

/** The calls of an admin who gives money of a booking back, and what they leave. */
export function refundsBy(api: TestApp) {
  /** A stay of 1,000.00, paid in full. */
  async function aPaidStay(place: object = FULL): Promise<Stay> {
    const stay = await aBookingAt(api, place)
    await stay.byGuest('pay')
    return stay
  }

  async function sweepAt(instant: Date | number): Promise<void> {
    api.clock.set(new Date(instant))
    await api.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
    await sweep(api.app.deps)
  }

  /** It ended by itself, and its earnings are available. */
  async function aFinishedStay(): Promise<Stay> {
    const stay = await aPaidStay()
    api.clock.set(CHECK_IN)
    await stay.byGuest('check-in')
    await sweepAt(CHECK_OUT)
    return stay
  }

  const termsOf = async ({ booking }: Stay, admin: TestUser) =>
    (await api.call('GET', `/admin/bookings/${booking._id}/give-refund`, { as: admin })).body

  async function give(
    stay: Stay,
    admin: TestUser,
    { kind = 'partial', key = randomUUID(), version, ...more }: Given,
  ) {
    const shown = version ?? (await termsOf(stay, admin)).version
    return api.call('POST', `/admin/bookings/${stay.booking._id}/give-refund`, {
      as: admin,
      body: { kind, cause: 'cleanliness', reason: 'The pool was dirty', version: shown, ...more },
      headers: { 'idempotency-key': key },
    })
  }

  const decide = (admin: TestUser, id: string, verb: 'approve' | 'refuse' | 'withdraw') =>
    api.call('POST', `/admin/adjustments/${id}/${verb}`, {
      as: admin,
      body: verb === 'refuse' ? { reason: 'No proof' } : undefined,
    })

  const rowOf = async ({ booking }: Stay) =>
    (await api.db.select().from(bookings).where(eq(bookings.id, booking._id)))[0]

  const documentsOf = async ({ booking }: Stay) =>
    (await api.db.select().from(invoices).where(eq(invoices.bookingId, booking._id))).map(
      ({ kind, totalHalalas }) => [kind, totalHalalas],
    )

  return { aPaidStay, sweepAt, aFinishedStay, termsOf, give, decide, rowOf, documentsOf }
}
