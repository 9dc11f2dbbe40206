import { randomUUID } from 'node:crypto'
import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { Person } from './people'
import type { Answer, TestApp } from './test-app'

/** Friday to Saturday night of the first week, for two. */
export const A_STAY = {
  checkIn: '2026-03-20',
  checkOut: '2026-03-22',
  adults: 2,
  children: 0,
  infants: 0,
  units: 1,
  addOns: [],
  paymentType: 'payAtCheckin',
} as const

type Wishes = Partial<BookingBody> & { key?: string }

/** Books through the API, each time under a new key unless one is given. */
export function bookStay(
  test: TestApp,
  guest: Person,
  serviceId: string,
  { key = randomUUID(), ...wishes }: Wishes = {},
): Promise<Answer> {
  return test.call('POST', '/bookings', {
    as: guest,
    body: { ...A_STAY, serviceId, ...wishes },
    headers: { 'idempotency-key': key },
  })
}
