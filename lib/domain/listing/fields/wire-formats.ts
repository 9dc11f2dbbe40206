import type { PriceRowName } from '@/lib/domain/listing/pricing/week'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import { WIRE } from '@/lib/domain/wire-names'

/** `MM-DD-YYYY`, the form of a day in the wizard's calls (wizard.md, section 9). */
export function toWireDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}-${date}-${year}`
}

export function fromWireDay(text: string): Day {
  const [month, date, year] = text.split('-')
  return `${year}-${month}-${date}`
}

/** `h:mm:AM`, 12-hour; 12 at noon is PM and 0 is 12 AM (wizard.md, section 3). */
export function toWireTime(time: TimeOfDay): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}:${half}`
}

export function fromWireTime(text: string): TimeOfDay {
  const [hours = '12', minutes = '00', half = 'AM'] = text.split(':')
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The names of the prices in the payload and in the details (wizard.md, section 3; Thursday is spelt so). */
export const PRICE_NAMES: Record<PriceRowName, string> = {
  allDays: 'dayPrice',
  sundayToWednesday: 'weekDaysPrice',
  sunday: 'sundayPrice',
  monday: 'mondayPrice',
  tuesday: 'tuesdayPrice',
  wednesday: 'wednesdayPrice',
  thursday: WIRE.thursdayPrice,
  friday: 'fridayPrice',
  saturday: 'saturdayPrice',
}
