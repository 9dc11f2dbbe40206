import { array, type InferType, mixed, number, object, string } from 'yup'
import type { Issue } from '@/lib/domain/issues'
import { issue } from '@/lib/domain/issues'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import { minutesOf, WEEKDAYS } from '@/lib/domain/time/days'
import {
  APPOINTMENT_LENGTHS,
  type APPOINTMENT_STATES,
  APPOINTMENTS,
  type AppointmentMinutes,
  type VisitingHours,
} from './appointment'

const TIME = /^([01]\d|2[0-3]):[03]0$/

/** PUT vender/services/{id}/visiting-hours; `basedOn` is the version that was edited. */
export const visitingHoursBody = object({
  basedOn: number().required().integer().min(0),
  minutes: mixed<AppointmentMinutes>()
    .required()
    .oneOf([...APPOINTMENT_LENGTHS]),
  places: number().required().integer().min(1).max(APPOINTMENTS.mostPlaces),
  days: array()
    .required()
    .max(WEEKDAYS.length)
    .of(
      object({
        weekday: string().required().oneOf(WEEKDAYS),
        from: string().required().matches(TIME),
        to: string().required().matches(TIME),
      })
        .required()
        .noUnknown()
        .exact(),
    ),
})
  .noUnknown()
  .exact()
export type VisitingHoursBody = InferType<typeof visitingHoursBody>

/** What no schema says: a day named twice, or hours in which no appointment fits. */
export function visitingIssues({ minutes, days }: Pick<VisitingHoursBody, 'minutes' | 'days'>): Issue[] {
  const names = days.map(({ weekday }) => weekday)
  if (new Set(names).size < names.length) return [issue('days', 'duplicate_key')]
  return days.flatMap(({ from, to }, index) =>
    minutesOf(to) - minutesOf(from) < minutes ? [issue(`days[${index}].to`, 'appointment_does_not_fit')] : [],
  )
}

/** POST services/{id}/appointments, and the moves of an appointment: the instant at which a slot begins. */
export const appointmentBody = object({ startsAt: string().required().max(30) })
  .noUnknown()
  .exact()

/** The visiting hours of a listing as its vendor edits them. */
export interface VisitingHoursWire extends VisitingHours {
  version: number
}

/** An appointment as its guest reads it. */
export interface AppointmentWire {
  _id: string
  serviceId: string
  service: { type: PropertyType; name: Bilingual }
  startsAt: string
  endsAt: string
  state: (typeof APPOINTMENT_STATES)[number]
}

/** The same as its vendor reads it. */
export interface VendorAppointmentWire extends AppointmentWire {
  guest: LocalizedName
}

/** GET services/{id}/appointments: the free beginnings of the next days, and the reader's own appointment. */
export interface AppointmentSlotsWire {
  minutes: number
  /** instants in their order */
  free: string[]
  own: AppointmentWire | null
}
