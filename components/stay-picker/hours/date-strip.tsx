'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { TurnButtons } from '@/components/ui/turn-buttons'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays, type Day, daysBetween } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import styles from './stay-hours.module.css'

const VISIBLE_DAYS = 7
/** Seven full names do not fit a row on a phone; the accessible name has them. */
const ARABIC_ARTICLE = /^ال/

interface DateStripProps {
  today: Day
  chosen: Day
  onPick: (day: Day) => void
}

/** Seven days in a row, the chosen one among them, and buttons for the next and previous seven. */
export function DateStrip({ today, chosen, onPick }: DateStripProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const name = useId()
  const [week, setWeek] = useState(() => Math.floor(daysBetween(today, chosen) / VISIBLE_DAYS))
  const first = addDays(today, week * VISIBLE_DAYS)
  const days = Array.from({ length: VISIBLE_DAYS }, (_, i) => addDays(first, i))
  return (
    <>
      <div className={styles.strip}>
        <TurnButtons
          words={{ previous: t('previousWeek'), next: t('nextWeek') }}
          $size={40}
          hasPrevious={week > 0}
          hasNext={(week + 1) * VISIBLE_DAYS < MAX_DAYS_AHEAD}
          onTurn={(by) => setWeek(week + by)}
        >
          <p className={styles.month} aria-hidden="true">
            {formatDay(first, locale, 'monthYear')}
          </p>
        </TurnButtons>
      </div>
      <fieldset className={styles.days}>
        <legend className="sr-only">{t('date')}</legend>
        {days.map((day) => (
          <label key={day}>
            <input
              type="radio"
              name={name}
              checked={day === chosen}
              aria-label={formatDay(day, locale, 'full')}
              onChange={() => onPick(day)}
            />
            <span className={styles.weekday}>
              {formatDay(day, locale, 'weekday').replace(ARABIC_ARTICLE, '')}
            </span>
            <span className={styles.date}>{Number(day.slice(8))}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
