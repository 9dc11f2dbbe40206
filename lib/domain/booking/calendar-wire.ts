import type { Day } from '@/lib/domain/days'
import type { Bilingual } from '@/lib/domain/listing/listing'
import type { DayState } from './availability'
import type { BookingState } from './lifecycle'

/** GET vender/services/{id}/calendar?from&to: the days as guests see them, and what makes them so; money in SAR. */
export interface CalendarWire {
  serviceId: string
  mode: 'daily' | 'hourly'
  units: number
  days: {
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
  }[]
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
