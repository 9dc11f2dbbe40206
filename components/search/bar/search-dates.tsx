'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './search-bar.module.css'
import type { DateField } from './search-calendar'
import type { SearchDraft } from './search-draft'

/** The calendar and its prices load when it is first opened. */
const SearchCalendar = dynamic(
  () => untilLoaded(() => import('./search-calendar').then((one) => one.SearchCalendar)),
  {
    ssr: false,
    loading: () => <div className={styles.waiting} />,
  },
)

interface SearchDatesProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  /** null until the browser has set today's date */
  today: Day | null
}

/** The two date buttons of the bar and their shared calendar. */
export function SearchDates({ draft, onChange, today }: SearchDatesProps) {
  const t = useTranslations('search.bar')
  const [field, setField] = useState<DateField | null>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  const [isEntered, setEntered] = useState(false)
  const close = useCallback(() => setField(null), [])
  useDismiss(frame, field !== null, close)
  /** The focus moves into the calendar when a button opens it, and stays outside after a choice. */
  function show(next: DateField | null, entered: boolean) {
    setField(next)
    setEntered(entered)
  }
  function onPick(next: SearchDraft, then: DateField | null) {
    onChange(next)
    show(then, false)
    focusButton(frame.current, then ?? 'checkOut')
  }
  return (
    <fieldset
      ref={frame}
      className={styles.dates}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !field) return
        focusButton(frame.current, field)
        close()
      }}
    >
      <legend className="sr-only">{t('when')}</legend>
      {(['checkIn', 'checkOut'] as const).map((one) => (
        <DateButton
          key={one}
          field={one}
          value={draft[one]}
          isOpen={field === one}
          onOpen={() => show(one, true)}
        />
      ))}
      {field && today ? (
        <div className={styles.calendar} role="dialog" aria-label={t(field)}>
          <SearchCalendar {...{ field, draft, today, onPick }} months={2} takesFocus={isEntered} />
        </div>
      ) : null}
    </fieldset>
  )
}

function focusButton(frame: HTMLElement | null, field: DateField): void {
  frame?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
}

interface DateButtonProps {
  field: DateField
  value: Day | null
  isOpen: boolean
  onOpen: () => void
}

function DateButton({ field, value, isOpen, onOpen }: DateButtonProps) {
  const t = useTranslations('search.bar')
  const locale = useLocale()
  return (
    <button
      type="button"
      className={styles.segment}
      data-field={field}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className={styles.label}>{t(field)}</span>
      <span className={value ? styles.value : `${styles.value} ${styles.empty}`}>
        {value ? formatDay(value, locale, 'weekdayDayMonth') : t('addDate')}
      </span>
    </button>
  )
}
