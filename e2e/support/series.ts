import { type APIRequestContext, expect } from '@playwright/test'
import type { SeriesQuoteWire, SeriesWire } from '@/lib/contract/schemas/booking/series'
import { addDays, riyadhDay } from '../../lib/domain/time/days'

/** Later weeks for each worker, because they find the same pitch free. */
const WEEKS_APART = 5
const WEEKS = 3

interface FoundVisit {
  visit: object
  weeks: { date: string; total: number }[]
}

/** A pitch that is sold by the hour, booked at once and paid online, with some weeks that are free. */
export async function findWeeklyVisit(viewer: APIRequestContext, index: number): Promise<FoundVisit> {
  const search = 'services/search?type=Stadium&page=1&pageSize=50'
  const { data } = await (await viewer.get(`/api/v1/${search}`)).json()
  for (const { _id } of data) {
    const visit = {
      ...{ serviceId: _id, start: '20:00', hours: 1, adults: 4, children: 0, infants: 0, units: 1 },
      ...{ addOns: [], paymentType: 'fullPayment' },
    }
    const date = addDays(riyadhDay(new Date()), 10 + index * WEEKS_APART * 7)
    const answer = await viewer.post('/api/v1/series/quote', { data: { ...visit, date, weeks: WEEKS } })
    if (!answer.ok()) continue
    const quote: SeriesQuoteWire = await answer.json()
    const free = quote.weeks.filter((week) => week.state === 'free' && (week.dueNow ?? 0) > 0)
    if (free.length === WEEKS)
      return { visit, weeks: free.map((week) => ({ date: week.date, total: week.total ?? 0 })) }
  }
  throw new Error('no pitch can be booked by the week')
}

/** Books a weekly series by the call itself. */
export async function bookSeries(guest: APIRequestContext, index: number): Promise<SeriesWire> {
  const { visit, weeks } = await findWeeklyVisit(guest, index)
  const booked = await guest.post('/api/v1/series', {
    data: { ...visit, weeks },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(booked.status()).toBe(201)
  return booked.json()
}
