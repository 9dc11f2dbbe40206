import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { openSession } from './fixtures'
import { ANY_WEEKS, weekend } from './stay-days'

/** The demo's host with listings of theirs, by how each is sold. */
export const DEMO_HOST = {
  phone: '500000002',
  id: 'demo-host',
  /** confirmed at once and paid at the door */
  atOnce: ['al-nakheel-chalet-jeddah', 'al-riwaq-retreat-jeddah'],
  /** answered by the host first and then paid, in full or by half */
  asked: { inFull: 'al-samar-lounge-jeddah', byHalf: 'al-sukkari-farm-jeddah' },
} as const

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

/** The same for the user of a page. */
export const signInHere = (page: Page, phone: string) => openSession(page.request, phone)

/** Changes the user of a browser; the page is left first, so that it makes no call without a user. */
export async function changeUser(page: Page, phone: string): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInHere(page, phone)
}

/** Books one of the demo host's listings that confirm at once; answers the booking. */
export const bookAtHost = (guest: APIRequestContext) => bookAny(guest, DEMO_HOST.atOnce, 'payAtCheckin')

/** Asks for one that its host answers first, and that is paid before the stay. */
export const requestHost = (guest: APIRequestContext) =>
  bookAny(guest, [DEMO_HOST.asked.inFull], 'fullPayment')

/** Tests beside this one book the same listings: what one of them was quicker to take is left to it. */
async function bookAny(
  guest: APIRequestContext,
  places: readonly string[],
  paymentType: string,
): Promise<{ _id: string; code: string }> {
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType }
  for (const days of ANY_WEEKS.map(weekend)) {
    for (const serviceId of places) {
      const booked = await guest.post('/api/v1/bookings', {
        data: { serviceId, ...days, ...party },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (booked.status() === 201) return booked.json()
    }
  }
  throw new Error('every weekend of these places is taken')
}
