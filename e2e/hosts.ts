import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import { formatQueryDay } from '../lib/domain/days'
import type { SearchAnswer } from '../lib/domain/listing/card'
import type { BookingType, PaymentType } from '../lib/domain/listing/vocabulary'
import { weekend } from './stay-days'

/** The demo's host: places of theirs confirm at once and are paid at the door. */
export const DEMO_HOST = { phone: '500000002', id: 'demo-host' }

/** Somebody else in the market, who acts by the calls themselves. */
export async function signIn(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  phone: string,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({ baseURL })
  await openSession(request, phone)
  return request
}

/** The same for the person in front of a page. */
export const signInHere = (page: Page, phone: string) => openSession(page.request, phone)

async function openSession(request: APIRequestContext, phone: string): Promise<void> {
  await expect(async () => {
    // While another test is signing in with the same number, a code is refused to this one.
    const sent = await request.post('/api/v1/user/login', { data: { phone } })
    expect(sent.status()).toBe(200)
    const { otp } = (await sent.json()).user
    expect((await request.post('/api/session', { data: { phone, otp } })).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
}

/** Books one of the demo host's places that confirm at once; answers the booking. */
export const bookAtHost = (guest: APIRequestContext) => takeAtHost(guest, 'instant', ['payAtCheckin'])

/** Asks for one that its host answers first, and that is paid before the stay. */
export const askHost = (guest: APIRequestContext) =>
  takeAtHost(guest, '24-Hour', ['fullPayment', 'halfPayment'])

async function takeAtHost(
  guest: APIRequestContext,
  bookingType: BookingType,
  paymentTypes: readonly PaymentType[],
): Promise<{ _id: string; code: string }> {
  for (let weeks = 1; weeks < 20; weeks++) {
    for (const paymentType of paymentTypes) {
      const wanted = { bookingType, paymentType, ...weekend(weeks) }
      const booking = await takeOne(guest, wanted)
      if (booking) return booking
    }
  }
  throw new Error('the seeded market has no such place')
}

interface Wanted {
  bookingType: BookingType
  paymentType: PaymentType
  checkIn: string
  checkOut: string
}

async function takeOne(guest: APIRequestContext, wanted: Wanted) {
  const { paymentType, checkIn, checkOut } = wanted
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType }
  for (const serviceId of await placesOfHost(guest, wanted)) {
    const booked = await guest.post('/api/v1/bookings', {
      data: { serviceId, checkIn, checkOut, ...party },
      headers: { 'idempotency-key': randomUUID() },
    })
    if (booked.status() === 201) return booked.json()
  }
  return null
}

async function placesOfHost(guest: APIRequestContext, wanted: Wanted) {
  const params = new URLSearchParams({
    paymentType: wanted.paymentType,
    bookingType: wanted.bookingType,
    checkIn: formatQueryDay(wanted.checkIn),
    checkOut: formatQueryDay(wanted.checkOut),
    pageSize: '50',
  })
  const found: SearchAnswer = await (await guest.get(`/api/v1/services/search?${params}`)).json()
  const ids: string[] = []
  for (const card of found.data) {
    const details = await (await guest.get(`/api/v1/services/details/${card._id}`)).json()
    if (details.vendor._id === DEMO_HOST.id) ids.push(card._id)
  }
  return ids
}
