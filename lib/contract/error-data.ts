import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { VENDOR_STATES } from '@/lib/domain/account/vendor'
import { DECLINE_REASONS } from '@/lib/domain/booking/payment-states'
import { INBOX_STATES } from '@/lib/domain/inbox/inbox'
import type { ErrorCode } from '@/lib/domain/issues'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import { AdminSettings } from './content/settings'
import { nullable, oneOf, text } from './schema'
import { ProofNeeded } from './schemas/account/fresh-proof'
import { AccountBlockers } from './schemas/account/profile'
import { StaleBooking } from './schemas/booking/admin-wire'
import { DatesUnavailable, QuoteWire } from './schemas/booking/wire'
import { StaleDecision } from './schemas/listing/listing-review'
import { UnusualChange } from './schemas/listing/pricing/unusual-change'
import { DraftWire } from './schemas/listing/stored-draft'
import { EditableListingWire, OpenBookings } from './schemas/listing/vendor-listing'

const perhapsNearest = Type.Object({ nearest: Type.Optional(DatesUnavailable.properties.nearest) })

const StaleVendor = Type.Object(
  {
    version: Type.Number(),
    state: oneOf(VENDOR_STATES),
    isSuspended: Type.Boolean(),
    decidedAt: nullable(Type.String()),
  },
  { title: 'StaleVendor' },
)

/** What an error carries beside its code and message, by its code. */
export const ERROR_DATA = {
  account_in_use: Type.Object({ blockers: AccountBlockers }),
  bad_request: perhapsNearest,
  /** another device saved the draft or the listing since */
  changed_meanwhile: Type.Object({ current: Type.Optional(Type.Union([EditableListingWire, DraftWire])) }),
  dates_unavailable: Type.Object({
    ...DatesUnavailable.properties,
    days: Type.Optional(Type.Array(text<Day>())),
    hours: Type.Optional(Type.Array(Type.Object({ day: text<Day>(), start: text<TimeOfDay>() }))),
  }),
  invalid: perhapsNearest,
  open_bookings: OpenBookings,
  payment_declined: Type.Object({ reason: oneOf(DECLINE_REASONS) }),
  price_changed: Type.Object({ quote: QuoteWire }),
  proof_needed: ProofNeeded,
  stale_decision: Type.Union([
    StaleBooking,
    StaleDecision,
    StaleVendor,
    Type.Object({ version: Type.Number(), state: oneOf(INBOX_STATES) }),
    Type.Object({ current: AdminSettings }),
    Type.Object({ due: Type.Number() }, { title: 'OtherVatDue' }),
  ]),
  unusual_change: UnusualChange,
} as const satisfies Partial<Record<ErrorCode, TSchema>>

export type ErrorData = { [Code in keyof typeof ERROR_DATA]: Static<(typeof ERROR_DATA)[Code]> }
