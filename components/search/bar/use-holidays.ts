import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { call } from '@/lib/api/call'
import { type Holiday, holidaysOf } from '@/lib/domain/search/holidays'
import { MAX_SPAN_NIGHTS } from '@/lib/domain/search/search-params'
import { addDays, type Day, daysBetween } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { type SearchDraft, withFlexible } from './search-draft'

const NONE: Holiday[] = []

let answer: Promise<Holiday[]> | null = null

/** The coming holidays by the table of occasions; none if the call fails. */
export function useHolidays(): Holiday[] {
  const [holidays, setHolidays] = useState<Holiday[]>(NONE)
  useEffect(() => {
    let isVisible = true
    loadHolidays().then((found) => isVisible && setHolidays(found))
    return () => {
      isVisible = false
    }
  }, [])
  return holidays
}

/** Requested once per page load; a failed call may be repeated. */
function loadHolidays(): Promise<Holiday[]> {
  answer ??= call('GET /services/occasions')
    .then(({ data }) => holidaysOf(data))
    .catch(() => {
      answer = null
      return NONE
    })
  return answer
}

/** A holiday as it is called: school holidays have names of their own. */
export function useHolidayName(): (holiday: Holiday) => string {
  const t = useTranslations('search.calendar')
  const names = useTranslations('vocabulary.holiday')
  const locale = useLocale()
  return useCallback(
    ({ occasion, names: own, isLongWeekend }) => {
      const name = own ? localName(locale, own) : names(occasion)
      return isLongWeekend ? t('longWeekend', { holiday: name }) : name
    },
    [t, names, locale],
  )
}

/** The longest stay that a holiday is; of a longer one some nights are searched. */
const WHOLE_NIGHTS = 7

/** The nights of a holiday from today on, or so many within it. */
export function withHoliday(draft: SearchDraft, { from, to }: Holiday, today: Day): SearchDraft {
  const checkIn = from < today ? today : from
  const nights = Math.min(MAX_SPAN_NIGHTS, daysBetween(checkIn, to) + 1)
  const dated = { ...draft, checkIn, checkOut: addDays(checkIn, nights) }
  return withFlexible(dated, nights > WHOLE_NIGHTS ? 'nights' : null, today)
}
