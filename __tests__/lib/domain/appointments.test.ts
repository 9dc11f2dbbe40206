import fc from 'fast-check'
import {
  APPOINTMENTS,
  appointmentSlots,
  freePlace,
  isVisited,
  type VisitingHours,
} from '@/lib/domain/appointments/appointment'
import { visitingIssues } from '@/lib/domain/appointments/wire'

const NOW = new Date('2026-03-15T09:00:00Z')
const HOURS: VisitingHours = {
  ...{ minutes: 30, places: 1 },
  days: [{ weekday: 'sunday', from: '16:00', to: '17:15' }],
}
const starts = (hours: VisitingHours, now = NOW) =>
  appointmentSlots(hours, [], now).map(({ startsAt }) => startsAt.toISOString())

test('slots fill the hours of their days from the notice on for thirty days, whole ones alone', () => {
  expect(starts(HOURS).slice(0, 3)).toEqual([
    '2026-03-15T13:00:00.000Z',
    '2026-03-15T13:30:00.000Z',
    '2026-03-22T13:00:00.000Z',
  ])
  expect(starts(HOURS).at(-1)).toBe('2026-04-12T13:30:00.000Z')
  expect(starts(HOURS, new Date('2026-03-15T11:30:00Z'))[0]).toBe('2026-03-15T13:30:00.000Z')
  expect(starts({ ...HOURS, days: [] })).toEqual([])
})

test('an evening before midnight is of its day in Riyadh', () => {
  const late: VisitingHours = { ...HOURS, days: [{ weekday: 'sunday', from: '23:00', to: '23:30' }] }
  expect(starts(late, new Date('2026-03-15T21:30:00Z'))[0]).toBe('2026-03-22T20:00:00.000Z')
})

const aTaken = fc.record({ slot: fc.integer({ min: 0, max: 9 }), place: fc.integer({ min: 1, max: 4 }) })

test('a free place overlaps none that is taken, and none is free of more than there are', () => {
  fc.assert(
    fc.property(fc.array(aTaken, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (drawn, places) => {
      const hours = { ...HOURS, places }
      const slots = appointmentSlots(hours, [], NOW)
      const taken = drawn.flatMap(({ slot, place }) => {
        const at = slots[slot]
        return at ? [{ startsAt: at.startsAt, endsAt: at.endsAt, place }] : []
      })
      return appointmentSlots(hours, taken, NOW).every((slot) => {
        const place = freePlace(hours, taken, slot)
        const here = taken.filter(({ startsAt }) => startsAt.getTime() === slot.startsAt.getTime())
        if (place === null) return !slot.isFree && here.length > 0
        return slot.isFree && place <= places && here.every((one) => one.place !== place)
      })
    }),
    { seed: 100 },
  )
})

test('hours in which none fits and a day that is named twice are refused', () => {
  const [day] = HOURS.days
  if (!day) throw new Error('no day')
  expect(visitingIssues({ minutes: 60, days: [{ ...day, to: '16:30' }] })).toMatchObject([
    { path: 'days[0].to', code: 'appointment_does_not_fit' },
  ])
  expect(visitingIssues({ minutes: 30, days: [day, day] })[0]?.code).toBe('duplicate_key')
})

test('halls, chalets, resorts, camps and farms are visited before a booking, flats and pitches are not', () => {
  const types = ['Wedding_Halls', 'Chalets', 'Resorts', 'Camps', 'Farms', 'Apartment', 'Stadium'] as const
  expect(types.map(isVisited)).toEqual([true, true, true, true, true, false, false])
  expect(APPOINTMENTS.daysAhead).toBe(30)
})
