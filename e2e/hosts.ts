import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import { formatQueryDay } from '../lib/domain/days'
import type { SearchAnswer } from '../lib/domain/listing/card'
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

/** Books one of the demo host's places; answers the booking. */
export async function bookAtHost(guest: APIRequestContext): Promise<{ _id: string; code: string }> {
  for (let weeks = 1; weeks < 20; weeks++) {
    const stay = weekend(weeks)
    for (const id of await placesOfHost(guest, stay)) {
      const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
      const booked = await guest.post('/api/v1/bookings', {
        data: { serviceId: id, ...stay, ...party },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (booked.status() === 201) return booked.json()
    }
  }
  throw new Error('the seeded market has no such place')
}

async function placesOfHost(guest: APIRequestContext, stay: ReturnType<typeof weekend>) {
  const params = new URLSearchParams({
    paymentType: 'payAtCheckin',
    bookingType: 'instant',
    checkIn: formatQueryDay(stay.checkIn),
    checkOut: formatQueryDay(stay.checkOut),
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
