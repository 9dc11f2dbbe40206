import { typedAmount, typedCount } from '@/components/forms/typed-number'
import { type CalendarAction, type CalendarBody, MAX_PRICES } from '@/lib/domain/calendar/bodies'
import { type Issue, issue } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { addDays, type Day, isDay, nightsOf, type TimeOfDay } from '@/lib/domain/time/days'

/** Hourly listings have one price for all days, so their hours can only be closed and opened. */
export const HOUR_ACTIONS: readonly CalendarAction[] = ['close', 'open']

/** A change as it is typed; both days are included. */
export interface CalendarChange {
  from: Day
  to: Day
  /** empty means whole days, else only `hours` hours of each day */
  start: TimeOfDay | ''
  hours: number
  action: CalendarAction
  /** SAR as typed */
  price: string
  note: string
  /** how many units are closed, as typed; empty means all */
  units: string
}

/** The body of PUT vender/services/{id}/calendar for a typed change, or its issues by field. */
export function calendarChange(
  change: CalendarChange,
): { body: CalendarBody; issues: [] } | { body: null; issues: Issue[] } {
  const issues = [...validateDays(change), ...validatePrice(change), ...validateUnits(change)]
  return issues.length > 0 ? { body: null, issues } : { body: bodyOf(change), issues: [] }
}

function validateDays({ from, to }: CalendarChange): Issue[] {
  if (!isDay(from)) return [issue('from', from === '' ? 'required' : 'not_a_day')]
  if (!isDay(to)) return [issue('to', to === '' ? 'required' : 'not_a_day')]
  if (to < from) return [issue('to', 'range_end_before_start')]
  return nightsOf(from, addDays(to, 1)).length > MAX_PRICES
    ? [issue('to', 'too_many_nights', { max: MAX_PRICES })]
    : []
}

function validatePrice({ action, price }: CalendarChange): Issue[] {
  if (action !== 'price') return []
  const amount = typedAmount(price)
  if (amount === null) return [issue('price', 'required')]
  if (amount === undefined) return [issue('price', 'not_an_amount')]
  return toSar(amount) < 1 ? [issue('price', 'min', { min: 1 })] : []
}

function validateUnits({ action, units }: CalendarChange): Issue[] {
  if (action !== 'close') return []
  const count = typedCount(units)
  if (count === undefined) return [issue('units', 'integer')]
  return count === 0 ? [issue('units', 'min', { min: 1 })] : []
}

function bodyOf({ from, to, start, hours, action, price, note, units }: CalendarChange): CalendarBody {
  const range = { from, to: addDays(to, 1), ...(start ? { start, hours } : {}) }
  if (action === 'open') return { open: [range] }
  if (action === 'close') {
    const count = typedCount(units)
    return {
      close: [
        { ...range, ...(note.trim() ? { note: note.trim() } : {}), ...(count ? { units: count } : {}) },
      ],
    }
  }
  const sar = action === 'price' ? toSar(typedAmount(price) ?? 0) : null
  return { prices: nightsOf(from, range.to).map((day) => ({ day, price: sar })) }
}
