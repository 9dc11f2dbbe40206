'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './search-bar.module.css'
import type { DateField } from './search-calendar'
import type { SearchDraft } from './search-draft'

export const FlexibleText = dynamic(() => untilLoaded(() => import('./flexible-text')), { ssr: false })

/** The calendar and its prices load when it is first opened. */
const SearchWhen = dynamic(() => untilLoaded(() => import('./search-when').then((one) => one.SearchWhen)), {
  ssr: false,
  loading: () => <div className={styles.waiting} />,
})

interface SearchDatesProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  /** null until the browser has set today's date */
  today: Day | null
}

/** The date buttons of the bar and their shared calendar. */
export function SearchDates({ draft, onChange, today }: SearchDatesProps) {
  const t = useTranslations('search.bar')
  const locale = useLocale()
  const [field, setField] = useState<DateField | null>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  const [isEntered, setEntered] = useState(false)
  const picked = useRef<DateField | null>(null)
  // Once the buttons are those of the new dates: another kind of dates has others.
  useEffect(() => {
    if (picked.current) focusButton(frame.current, picked.current)
    picked.current = null
  })
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
    picked.current = then ?? 'checkOut'
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
      {draft.flexible ? (
        <DateButton
          field="checkIn"
          label={t('when')}
          isOpen={field !== null}
          onOpen={() => show('checkIn', true)}
        >
          <FlexibleText draft={draft} />
        </DateButton>
      ) : (
        (['checkIn', 'checkOut'] as const).map((one) => (
          <DateButton
            key={one}
            field={one}
            label={t(one)}
            isOpen={field === one}
            onOpen={() => show(one, true)}
          >
            {draft[one] ? formatDay(draft[one], locale, 'weekdayDayMonth') : null}
          </DateButton>
        ))
      )}
      {field && today ? (
        <div className={styles.calendar} role="dialog" aria-label={t(draft.flexible ? 'when' : field)}>
          <SearchWhen {...{ field, draft, today, onPick, onChange }} months={2} takesFocus={isEntered} />
        </div>
      ) : null}
    </fieldset>
  )
}

/** Flexible dates have one button for both fields. */
function focusButton(frame: HTMLElement | null, field: DateField): void {
  const button =
    frame?.querySelector<HTMLElement>(`[data-field="${field}"]`) ??
    frame?.querySelector<HTMLElement>('[data-field]')
  button?.focus()
}

interface DateButtonProps {
  field: DateField
  label: string
  isOpen: boolean
  onOpen: () => void
  /** what is chosen */
  children: ReactNode
}

function DateButton({ field, label, isOpen, onOpen, children }: DateButtonProps) {
  const t = useTranslations('search.bar')
  return (
    <button
      type="button"
      className={styles.segment}
      data-field={field}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className={styles.label}>{label}</span>
      <span className={children ? styles.value : `${styles.value} ${styles.empty}`}>
        {children ?? t('addDate')}
      </span>
    </button>
  )
}
