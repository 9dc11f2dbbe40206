'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FLEXIBLE_KINDS } from '@/lib/domain/search/search-params'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { FlexibleFields } from './flexible-fields'
import { type DateField, SearchCalendar, type SearchCalendarProps } from './search-calendar'
import { type SearchDraft, withFlexible } from './search-draft'
import styles from './search-when.module.css'

interface SearchWhenProps extends SearchCalendarProps {
  /** a change that picks no day */
  onChange: (draft: SearchDraft) => void
}

/** When to stay: exact dates in a calendar, or flexible ones. */
export function SearchWhen(props: SearchWhenProps) {
  return (
    <LazyMessages part="calendar">
      <When {...props} />
    </LazyMessages>
  )
}

function When({ onChange, ...calendar }: SearchWhenProps) {
  const t = useTranslations('search.flexible')
  const { draft, today } = calendar
  const { flexible } = draft
  return (
    <div className={styles.frame}>
      <fieldset className={styles.tabs}>
        <legend className="sr-only">{t('tabs')}</legend>
        {([null, 'weekend'] as const).map((kind) => {
          const isOn = (flexible === null) === (kind === null)
          return (
            <Button
              key={kind}
              $size="sm"
              $pill
              $kind={isOn ? 'soft' : 'quiet'}
              aria-pressed={isOn}
              onClick={() => (isOn ? null : onChange(withFlexible(draft, kind, today)))}
            >
              {t(kind === null ? 'exact' : 'flexible')}
            </Button>
          )
        })}
      </fieldset>
      {flexible ? <FlexibleFields {...{ draft, today, onChange }} takesFocus={calendar.takesFocus} /> : null}
      {hasCalendar(draft) ? (
        <>
          <CalendarTask field={calendar.field} />
          <SearchCalendar {...calendar} takesFocus={calendar.takesFocus && !flexible} />
        </>
      ) : null}
    </div>
  )
}

/** Whether the dates of the draft have days to pick. */
function hasCalendar({ flexible }: SearchDraft): boolean {
  const names: readonly string[] = flexible ? FLEXIBLE_KINDS[flexible] : ['checkIn']
  return names.includes('checkIn')
}

function CalendarTask({ field }: { field: DateField }) {
  const t = useTranslations('search.bar')
  return (
    <p className={styles.task} role="status">
      {t(field === 'checkIn' ? 'askCheckIn' : 'askCheckOut')}
    </p>
  )
}
