import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { formatQueryDay } from '../lib/domain/days'
import type { SearchAnswer } from '../lib/domain/listing/card'
import { weekend } from './stay-days'

/** The demo's two vendors; each project of the tests has one of its own, so that their codes never meet. */
const VENDORS = {
  ar: { phone: '500000002', vendorId: 'vendor-demo-host' },
  en: { phone: '500000003', vendorId: 'vendor-demo-company' },
}
export type Vendor = (typeof VENDORS)['ar']
export const vendorOf = (locale: 'ar' | 'en'): Vendor => VENDORS[locale]

/** Somebody else in the market, who acts by the calls themselves. */
export async function signIn(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  phone: string,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({ baseURL })
  const sent = await (await request.post('/api/v1/user/login', { data: { phone } })).json()
  const opened = await request.post('/api/session', { data: { phone, otp: sent.user.otp } })
  expect(opened.status()).toBe(200)
  return request
}

/** Books one of the vendor's places that confirm at once and are paid at the door; answers the booking. */
export async function bookAt(
  guest: APIRequestContext,
  vendor: Vendor,
): Promise<{ _id: string; code: string }> {
  for (let weeks = 1; weeks < 20; weeks++) {
    const stay = weekend(weeks)
    for (const id of await placesOf(guest, vendor, stay)) {
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

async function placesOf(guest: APIRequestContext, vendor: Vendor, stay: ReturnType<typeof weekend>) {
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
    if (details.vendor?._id === vendor.vendorId) ids.push(card._id)
  }
  return ids
}
