import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { isDay } from '@/lib/domain/time/days'

/** For what a hall is wanted. */
export const EVENT_OCCASIONS = ['wedding', 'engagement', 'graduation', 'other'] as const
export type EventOccasion = (typeof EVENT_OCCASIONS)[number]

const MOST_GUESTS = 5_000
const guests = () => number().required().integer().min(0).max(MOST_GUESTS)

/** What a family wants of a hall. It travels with a message, whose text says the same; the vendor's offer starts with it. */
export const offerRequest = exactObject({
  day: string()
    .required()
    .test('not_a_day', (value) => value === undefined || isDay(value)),
  men: guests(),
  women: guests(),
  occasion: string().required().oneOf(EVENT_OCCASIONS),
  wishes: string().defined().max(1000),
})
export type OfferRequest = InferType<typeof offerRequest>
