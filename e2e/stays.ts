import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { formatQueryDay } from '../lib/domain/days'
import type { SearchAnswer, ServiceCard } from '../lib/domain/listing/card'
import { kindOf } from '../lib/domain/listing/kinds'
import { DEMO_HOST } from './hosts'
import { weekend } from './stay-days'

/** From which week each language looks, so that both may book at the same time. */
export const FIRST_WEEK = { ar: 3, en: 12 }
const WEEKS_TRIED = 8

export interface FoundStay {
  card: ServiceCard
  path: string
  checkIn: string
  checkOut: string
}

/** A place that is sold so and free on a weekend from that week on; `atHost`: one of the demo host's. */
export async function findStay(
  request: APIRequestContext,
  firstWeek: number,
  { atHost = false, ...wishes }: Record<string, string> & { atHost?: boolean },
): Promise<FoundStay> {
  for (let weeks = firstWeek; weeks < firstWeek + WEEKS_TRIED; weeks++) {
    const stay = weekend(weeks)
    const dates = { checkIn: formatQueryDay(stay.checkIn), checkOut: formatQueryDay(stay.checkOut) }
    const params = new URLSearchParams({ ...dates, ...wishes, pageSize: '50' })
    const { data }: SearchAnswer = await (await request.get(`/api/v1/services/search?${params}`)).json()
    const card = await firstOf(request, data, atHost)
    if (card) return { card, path: `/${kindOf(card.type).slug}/${card._id}`, ...stay }
  }
  throw new Error(`the seeded market has no such place: ${JSON.stringify(wishes)}`)
}

async function firstOf(request: APIRequestContext, cards: ServiceCard[], atHost: boolean) {
  for (const card of cards) {
    if (!atHost) return card
    const details = await (await request.get(`/api/v1/services/details/${card._id}`)).json()
    if (details.vendor._id === DEMO_HOST.id) return card
  }
  return null
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
  expect(booked.status()).toBe(201)
  return booked.json()
}
