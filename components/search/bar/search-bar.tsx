'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './search-bar.module.css'
import { FlexibleText, SearchDates } from './search-dates'
import {
  type Choice,
  defaultDraft,
  type SearchDraft,
  searchAddress,
  WITHOUT_CHOSEN_DATES,
  withAll,
} from './search-draft'
import { SearchFields, type SearchFieldsProps } from './search-fields'
import { SearchHours } from './search-hours'

const SearchSheet = dynamic(() => untilLoaded(() => import('./search-sheet')), {
  ssr: false,
  loading: DialogPlaceholder,
})

interface SearchBarProps {
  cities: Choice[]
  categories: Choice[]
  /** the values of the query; null on pages without one, which use the defaults */
  initial: SearchDraft | null
}

/** One pill with four fields, and the hours of types that are sold by the hour; on phones a tall pill that opens a sheet. Without script it is a plain GET form. */
export function SearchBar({ cities, categories, initial }: SearchBarProps) {
  const t = useTranslations('search.bar')
  const locale = useLocale()
  const { today, draft, setDraft, submit } = useSearchBar(initial)
  const fields = { draft, onChange: setDraft, cities, categories }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search>
    <div role="search" aria-label={t('label')}>
      <form
        className={styles.bar}
        action={getPathname({ locale, href: '/search' })}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SearchFields {...fields} className={styles.segment ?? ''} />
        <SearchDates draft={draft} onChange={setDraft} today={today} />
        <SearchHours {...{ draft, categories }} onChange={setDraft} />
        <input type="hidden" name="page" value="1" />
        <IconButton type="submit" $kind="primary" $size={56} aria-label={t('submit')}>
          <Icon name="search" size={22} />
        </IconButton>
      </form>
      <SearchPill {...fields} today={today} onSubmit={submit} />
    </div>
  )
}

type SearchPillProps = SearchFieldsProps & { today: Day | null; onSubmit: () => void }

/** Apart, so that the press that opens the sheet does not draw the fields of the bar again, which phones do not show. */
function SearchPill({ today, onSubmit, ...fields }: SearchPillProps) {
  const t = useTranslations('search.bar')
  const locale = useLocale()
  const { draft, cities, categories } = fields
  const [isSheetOpen, setSheetOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        data-search-pill
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        <span className={styles.mark}>
          <Icon name="search" size={20} />
        </span>
        <span className="sr-only">{`${t('submit')}: `}</span>
        <span className={styles.lines}>
          <strong>{nameOf(cities, draft.city) ?? t('anyCity')}</strong>
          <span>
            {nameOf(withAll(categories, t('anyType')), draft.categoryId)}
            {' · '}
            {draft.flexible ? (
              <FlexibleText draft={draft} />
            ) : draft.checkIn ? (
              stayText(draft, locale)
            ) : (
              t('anyTime')
            )}
          </span>
        </span>
      </button>
      {isSheetOpen === null ? null : (
        <SearchSheet
          {...fields}
          today={today}
          open={isSheetOpen}
          onOpenChange={setSheetOpen}
          onSubmit={() => {
            setSheetOpen(false)
            onSubmit()
          }}
        />
      )}
    </>
  )
}

function nameOf(choices: { value: string; label: string }[], value: string): string | undefined {
  return choices.find((one) => one.value === value)?.label
}

function stayText({ checkIn, checkOut, start }: SearchDraft, locale: string): string {
  const days = [checkIn, start ? null : checkOut].flatMap((day) =>
    day ? [formatDay(day, locale, 'dayMonth')] : [],
  )
  return start ? [...days, formatTime(start, locale)].join(' · ') : days.join(' – ')
}

/**
 * The bar's state. The page is cached and may be hours old, so today's date, and the dates that
 * depend on it, are set in the browser only.
 */
function useSearchBar(initial: SearchDraft | null) {
  const router = useRouter()
  const [today, setToday] = useState<Day | null>(null)
  const [draft, setDraft] = useState<SearchDraft>(
    initial ?? { ...defaultDraft('2000-01-01'), ...WITHOUT_CHOSEN_DATES },
  )
  useEffect(() => {
    const day = riyadhDay(new Date())
    setToday(day)
    if (!initial) setDraft(defaultDraft(day))
  }, [initial])
  const submit = () => router.push(searchAddress(draft))
  return { today, draft, setDraft, submit }
}
