import { BOOKING_STATE_NAMES } from '@/lib/domain/booking/transitions'
import { PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { TableSpec } from './table'

/** `from` and `until` are days of a stay: bookings that have a part of it between them. */
export const BOOKING_TABLE = {
  name: 'bookings',
  sorts: ['createdAt', 'checkInAt'],
  defaultSort: '-createdAt',
  filters: {
    state: { kind: 'choice', values: BOOKING_STATE_NAMES },
    city: { kind: 'text' },
    type: { kind: 'choice', values: PROPERTY_TYPES },
    payment: { kind: 'choice', values: PAYMENT_TYPES },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
} as const satisfies TableSpec
