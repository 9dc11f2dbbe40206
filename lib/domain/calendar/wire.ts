import type { DayState } from '@/lib/domain/booking/availability'
import type { DiscountKind } from '@/lib/domain/booking/money/discounts'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { CalendarFeedWire, FeedColour, FeedProblem } from './feeds'

/** What discounts make of the price of a day, for a stay of one night or hour that is booked now; money in SAR. */
export interface DayDiscountWire {
  lines: { kind: DiscountKind; percent: number }[]
  price: number
  /** of it for the vendor, after the commission */
  net: number
}

/** One day as guests see it, with its causes; money in SAR. */
export interface CalendarDayWire {
  day: Day
  state: DayState
  price: number | null
  /** the price is set for this single day */
  isOwnPrice: boolean
  /** the names of the price rules that make the price of the night, or of hours of the day; absent: none */
  rules?: string[]
  /** absent where no discount applies */
  discount?: DayDiscountWire
  freeUnits: number
  /** units closed by the vendor, read from the other calendar, and booked or held */
  closed: number
  imported: number
  booked: number
  /** the feeds with an event on this day, also one that another cause was before */
  feeds: string[]
  /** the vendor's note of the block */
  note: string | null
}

/** A span during which a unit is taken, and its cause. */
export interface TakenWire {
  unit: string
  from: string
  to: string
  cause: 'booking' | 'vendor' | 'ical'
  /** whose event it is; null of other causes */
  feed: string | null
  /** the vendor's note of the block */
  note: string | null
}

/** GET vender/services/{id}/calendar?from&to: the days of a listing and its calendar settings. */
export interface CalendarWire {
  serviceId: string
  mode: 'daily' | 'hourly'
  units: number
  days: CalendarDayWire[]
  /** of a listing that is sold by the hour; null by the night */
  hours: { opens: TimeOfDay; closes: TimeOfDay; taken: TakenWire[] } | null
  bookings: {
    _id: string
    code: string
    status: BookingState
    units: number
    checkInAt: string
    checkOutAt: string
    guest: LocalizedName
  }[]
  /** dates that private offers hold for their guests; absent: none */
  options?: {
    /** the id of the offer */
    _id: string
    conversationId: string
    units: number
    checkInAt: string
    checkOutAt: string
    expiresAt: string
    guest: LocalizedName
  }[]
  settings: {
    minNights: number | null
    maxNights: number | null
    turnoverMinutes: number
    leadHours: number
    /** null: the fixed amount of the listing; absent where guests do not pay a part now */
    partPayment?: PartPaymentWire | null
  }
  /** the calendars of other sites, the oldest first */
  feeds: CalendarFeedWire[]
  /** our own calendar; what it says of an import is about the oldest of `feeds` */
  feed: {
    /** secret: it gives access to the taken days and nothing else; null for API keys, which it would outlive */
    exportUrl: string | null
    importUrl: string | null
    lastReadAt: string | null
    /** null when the last import succeeded */
    lastProblem: FeedProblem | null
  }
  conflicts: CalendarConflictWire[]
}

/** Dates that are both booked here and taken in the imported calendar; nothing was changed. */
export interface CalendarConflictWire {
  _id: string
  serviceId: string
  service: Bilingual
  from: Day
  to: Day
  at: string
  /** whose event it is; null where the feed is gone */
  feed: { _id: string; name: string; colour: FeedColour } | null
  /** what the other site calls it */
  event: string | null
  /** the bookings of ours that it overlaps */
  bookings: { _id: string; code: string; guest: LocalizedName; from: Day; to: Day }[]
}
