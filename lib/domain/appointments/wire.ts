import { array, type InferType, mixed, number, object, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import type { Issue } from '@/lib/domain/issues'
import { issue } from '@/lib/domain/issues'
import { minutesOf, WEEKDAYS } from '@/lib/domain/time/days'
import { APPOINTMENT_LENGTHS, APPOINTMENTS, type AppointmentMinutes } from './appointment'

const TIME = /^([01]\d|2[0-3]):[03]0$/

/** PUT vender/services/{id}/visiting-hours; `basedOn` is the version that was edited. */
export const visitingHoursBody = exactObject({
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
export const appointmentBody = exactObject({ startsAt: string().required().max(30) })
