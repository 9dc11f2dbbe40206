import type { Day } from '@/lib/domain/days'
import type { Draft } from './draft'
import type { OfferedKind } from './variants'
import { toWireDay, toWireTime } from './wire-formats'

/** The times of a place as its owner gave them, before usual times and a later first day filled them in. */
export interface GivenTimes {
  check: Draft['check']
  /** of the hourly variant; '' where hours are sold from the beginning of the open period */
  firstDay: Day | ''
  openFrom: Day | ''
}

export function givenTimesOf(
  { check, hour, openPeriod }: Draft,
  { variant }: Pick<OfferedKind, 'variant'>,
): GivenTimes {
  return { check, firstDay: variant === 'hourly' ? hour.firstDay : '', openFrom: openPeriod.from }
}

/** In the spellings of the payload (wizard.md, section 3): an edit starts from what was sent, not from what holds. */
export interface GivenTimesWire {
  check?: { checkInTime: string; checkOutTime: string }
  setTime?: string
  setDate?: string
  openFrom?: string
}

export function givenTimesToWire(
  { check, firstDay, openFrom }: GivenTimes,
  isHourly: boolean,
): GivenTimesWire {
  return {
    ...(check.in && check.out
      ? { check: { checkInTime: toWireTime(check.in), checkOutTime: toWireTime(check.out) } }
      : {}),
    ...(isHourly && check.in ? { setTime: toWireTime(check.in) } : {}),
    ...(isHourly && firstDay ? { setDate: toWireDay(firstDay) } : {}),
    ...(openFrom ? { openFrom: toWireDay(openFrom) } : {}),
  }
}
