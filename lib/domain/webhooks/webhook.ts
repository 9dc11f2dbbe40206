import { array, type InferType, object, string } from 'yup'
import { BOOKING_STATES, type BookingEvent, type BookingState } from '@/lib/domain/booking/transitions'

/** What an endpoint can be told of. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'calendar.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** What a delivery carries; a test is sent by the vendor's button. */
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, 'test'] as const
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number]

/** The version of the bodies; it grows when a field changes its meaning or goes. */
export const WEBHOOK_VERSION = 1
export const MAX_ENDPOINTS = 5
const MAX_ADDRESS = 500

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const webhookBody = object({
  url: string()
    .trim()
    .required()
    .max(MAX_ADDRESS)
    .test('webhook_address', (value) => !value || isHttps(value)),
  events: array(string().oneOf(WEBHOOK_EVENTS).required()).required().min(1).max(WEBHOOK_EVENTS.length),
}).noUnknown()
export type WebhookBody = InferType<typeof webhookBody>

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** Steps that concern the guest alone: the vendor learns of new dates when they are paid, and bears no goodwill. */
const UNTOLD: readonly BookingEvent[] = [
  'hold_new_dates',
  'give_up_new_dates',
  'expire_new_dates',
  'give_goodwill',
]

/** The event of a step of a booking from one state to another; null where there is nothing to tell. */
export function webhookEventOf(
  event: BookingEvent,
  from: BookingState,
  to: BookingState,
): WebhookEvent | null {
  if (UNTOLD.includes(event)) return null
  if (from === to) return 'booking.changed'
  if (to === 'confirmed') return 'booking.confirmed'
  return to !== 'completed' && BOOKING_STATES[to].dates === 'released'
    ? 'booking.cancelled'
    : 'booking.changed'
}
