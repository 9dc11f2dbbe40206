import type { DayState } from '@/lib/domain/booking/availability'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Bilingual } from '@/lib/domain/listing/listing'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'

/** One day as guests see it, and what makes it so; money in SAR. */
export interface CalendarDayWire {
  day: Day
  state: DayState
  price: number | null
  /** the price is set for this single day */
  isOwnPrice: boolean
  freeUnits: number
  /** units closed by the vendor, read from the other calendar, and booked or held */
  closed: number
  imported: number
  booked: number
  /** what the vendor wrote down when closing it */
  note: string | null
}

/** A real span of time during which a unit is taken, and by what. */
export interface TakenWire {
  unit: string
  from: string
  to: string
  cause: 'booking' | 'vendor' | 'ical'
  /** what the vendor wrote down when closing it */
  note: string | null
}

/** GET vender/services/{id}/calendar?from&to: the days of a listing with all that an owner may change of them. */
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
    guest: { name: string; name_ar: string }
  }[]
  settings: { minNights: number | null; maxNights: number | null; turnoverMinutes: number; leadHours: number }
  feed: {
    /** secret: whoever has it reads which days are taken, and nothing else */
    exportUrl: string
    importUrl: string | null
    lastReadAt: string | null
    /** null when the last reading went well */
    lastProblem: string | null
  }
  conflicts: CalendarConflictWire[]
}

/** A date that is booked here and on the calendar elsewhere: nothing was changed. */
export interface CalendarConflictWire {
  _id: string
  serviceId: string
  service: Bilingual
  from: Day
  to: Day
  at: string
}
