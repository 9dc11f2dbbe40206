import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import type { ListingCard } from '../../lib/domain/listing/card'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { formatQueryDay } from '../../lib/domain/time/days'

interface FoundStay {
  card: ListingCard
  path: string
  checkIn: string
  checkOut: string
}

/** A listing that is sold so and free on those days. */
export async function findStay(
  request: APIRequestContext,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  options: Record<string, string>,
): Promise<FoundStay> {
  const dates = { checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) }
  const params = new URLSearchParams({ ...dates, ...options, pageSize: '50' })
  const answer: SearchAnswer = await (await request.get(`/api/v1/services/search?${params}`)).json()
  const [card] = answer.data
  if (!card) throw new Error(`the seeded market has no such place: ${JSON.stringify(options)}`)
  return { card, path: `/${listingTypeOf(card.type).slug}/${card._id}`, checkIn, checkOut }
}

/** Books it by the call itself, for two. */
export async function bookStay(
  request: APIRequestContext,
  { card, checkIn, checkOut }: FoundStay,
  paymentType: string,
): Promise<{ _id: string; code: string }> {
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType }
  const booked = await request.post('/api/v1/bookings', {
    data: { serviceId: card._id, checkIn, checkOut, ...party },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(booked.status(), await booked.text()).toBe(201)
  return booked.json()
}
