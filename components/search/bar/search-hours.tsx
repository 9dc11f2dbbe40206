'use client'

import { useLocale, useTranslations } from 'next-intl'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import { WHOLE_HOURS } from '@/lib/domain/time/days'
import { isAfterMidnight } from '@/lib/domain/time/evening'
import { formatTime } from '@/lib/i18n/dates'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import styles from './search-bar.module.css'
import { type Choice, type SearchDraft, withStart } from './search-draft'

const LENGTHS = Array.from({ length: MAX_HOURS }, (_, index) => index + 1)

interface SearchHoursProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  categories: readonly Choice[]
}

/** From which hour of the day, and for how long, where the type is sold by the hour; without script fields of the form. */
export function SearchHours({ categories, ...fields }: SearchHoursProps) {
  const { categoryId, flexible } = fields.draft
  if (flexible || !categories.find(({ value }) => value === categoryId)?.isHourly) return null
  return (
    <LazyMessages part="hours">
      <Hours {...fields} />
    </LazyMessages>
  )
}

function Hours({ draft, onChange }: Omit<SearchHoursProps, 'categories'>) {
  const t = useTranslations('search.bar')
  const locale = useLocale()
  const { categoryId, checkIn, start, hours } = draft
  const optionsOf = (times: readonly string[]) =>
    times.map((time) => (
      <option key={time} value={time}>
        {formatTime(time, locale)}
      </option>
    ))
  return (
    <fieldset className={styles.hours}>
      <legend className="sr-only">{t('hours')}</legend>
      <input type="hidden" name="categoryId" value={categoryId} />
      <noscript>
        <label className={styles.hour}>
          <span className={styles.label}>{t('day')}</span>
          <input type="date" name="checkIn" defaultValue={checkIn ?? undefined} />
        </label>
      </noscript>
      <label className={styles.hour}>
        <span className={styles.label}>{t('fromHour')}</span>
        <select
          name="start"
          value={start ?? ''}
          onChange={(event) => onChange(withStart(draft, event.target.value, new Date()))}
        >
          <option value="">{t('anyHour')}</option>
          {optionsOf(WHOLE_HOURS.filter((time) => !isAfterMidnight(time)))}
          <optgroup label={t('afterMidnight')}>{optionsOf(WHOLE_HOURS.filter(isAfterMidnight))}</optgroup>
        </select>
      </label>
      <label className={styles.hour}>
        <span className={styles.label}>{t('hours')}</span>
        <select
          name="hours"
          value={hours}
          onChange={(event) => onChange({ ...draft, hours: Number(event.target.value) })}
        >
          {LENGTHS.map((count) => (
            <option key={count} value={count}>
              {t('hourCount', { count })}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
