import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { BookingState } from './transitions'

/** closed: the listing does not sell the hours on that day */
export const WEEK_STATES = ['free', 'taken', 'closed'] as const
export type WeekState = (typeof WEEK_STATES)[number]

/** POST series/quote: each week with its price in SAR; null where it is closed. */
export interface SeriesQuoteWire {
  weeks: { date: Day; state: WeekState; total: number | null; dueNow: number | null }[]
  /** of the free weeks */
  total: number
}

/** A week of a series: a booking of its own. */
export interface SeriesWeekWire {
  _id: string
  code: string
  status: BookingState
  checkInAt: string
  total: number
  paid: number
  /** until when it can be paid; null when it cannot or need not */
  payBy: string | null
  /** what cancelling it now returns to the guest, and to friends who paid shares; null when it cannot be cancelled */
  cancellation: { refund: number; refundToFriends: number; vendorKeeps: number } | null
}

/** GET series/{id}, for its guest; money in SAR, the weeks in their order. */
export interface SeriesWire {
  _id: string
  serviceId: string
  service: { type: PropertyType; name: Bilingual }
  start: TimeOfDay
  hours: number
  weeks: SeriesWeekWire[]
}

/** The place of a booking in its series. */
export interface SeriesPlace {
  _id: string
  /** from 1 */
  number: number
  of: number
}
