import type { Day } from '@/lib/domain/days'
import type { Draft } from './draft'
import type { OfferedKind } from './variants'

/** The times of a listing as its vendor gave them, before usual times and a later first day filled them in. */
export interface GivenTimes {
  check: Draft['check']
  /** of the hourly variant; '' where hours are sold from the beginning of the open period */
  firstDay: Day | ''
  openFrom: Day | ''
}

export function givenTimesOf(
  { check, hour, openPeriod }: Pick<Draft, 'check' | 'hour' | 'openPeriod'>,
  { variant }: Pick<OfferedKind, 'variant'>,
): GivenTimes {
  return { check, firstDay: variant === 'hourly' ? hour.firstDay : '', openFrom: openPeriod.from }
}
