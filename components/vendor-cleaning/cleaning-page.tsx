'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Card, Rows } from '@/components/shared/card-rows'
import { EmptyState } from '@/components/ui/empty-state'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { CleaningPageWire } from '@/lib/contract/schemas/cleaning/wire'
import { CLEANING_PAGE_DAYS, type CleaningState, MARKED_STATES } from '@/lib/domain/cleaning/cleaning'
import { addDays, type Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Cleaners } from './cleaners'
import { HourlyPlaces } from './hourly-places'
import { TaskRow } from './task-row'

interface Filter {
  from?: string | undefined
  listing?: string | undefined
  state?: CleaningState | undefined
}

interface CleaningPageProps {
  cleaning: CleaningPageWire
  filter: Filter
  today: Day
  /** the address of a cleaner’s page without the secret */
  linkTo: string
}

const Filters = styled.div`
  display: grid; gap: var(--s-2); min-inline-size: 0;
`

const Days = styled.nav`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-3); font-size: var(--fs-sm);
  a { display: inline-flex; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-medium); text-decoration: underline; }
`

function hrefOf(filter: Filter): string {
  const entries = Object.entries(filter).filter((one): one is [string, string] => one[1] !== undefined)
  const query = new URLSearchParams(entries)
  return `/vendor-cleaning${query.size > 0 ? `?${query}` : ''}`
}

/** The tasks of some days by day, who does them, and which listings sell hours that are cleaned after. */
export function CleaningPage({ cleaning, filter, today, linkTo }: CleaningPageProps) {
  const t = useTranslations('cleaning')
  const { data, cleaners, listings } = cleaning
  const days = [...new Set(data.map(({ day }) => (day < cleaning.from ? '' : day)))]
  return (
    <>
      <TaskFilters cleaning={cleaning} filter={filter} />
      {days.map((day) => (
        <DayOfTasks
          key={day}
          day={day}
          today={today}
          cleaning={{
            ...cleaning,
            data: data.filter((one) => (one.day < cleaning.from ? '' : one.day) === day),
          }}
        />
      ))}
      {data.length === 0 ? <EmptyState title={t('empty')} text={t('emptyText')} /> : null}
      <DayLinks cleaning={cleaning} filter={filter} today={today} />
      <Cleaners cleaners={cleaners} listings={listings} linkTo={linkTo} />
      <HourlyPlaces listings={listings} />
    </>
  )
}

function TaskFilters({ cleaning: { listings }, filter }: Pick<CleaningPageProps, 'cleaning' | 'filter'>) {
  const t = useTranslations('cleaning')
  const locale = useLocale()
  const places = [
    { id: undefined, name: t('allListings') },
    ...listings.map((one) => ({ id: one._id, name: localName(locale, one) })),
  ]
  return (
    <Filters>
      <ScrollingLinkTabs aria-label={t('filters')}>
        {[undefined, ...MARKED_STATES].map((state) => (
          <Link
            key={state ?? 'all'}
            href={hrefOf({ ...filter, state })}
            aria-current={filter.state === state ? 'page' : undefined}
            prefetch={false}
          >
            {state ? t(`states.${state}`) : t('allStates')}
          </Link>
        ))}
      </ScrollingLinkTabs>
      {listings.length > 1 ? (
        <ScrollingLinkTabs aria-label={t('allListings')}>
          {places.map(({ id, name }) => (
            <Link
              key={id ?? 'all'}
              href={hrefOf({ ...filter, listing: id })}
              aria-current={filter.listing === id ? 'page' : undefined}
              prefetch={false}
            >
              <bdi>{name}</bdi>
            </Link>
          ))}
        </ScrollingLinkTabs>
      ) : null}
    </Filters>
  )
}

/** The tasks of one day; the unfinished ones of earlier days together. */
function DayOfTasks({ day, today, cleaning }: { day: Day | ''; today: Day; cleaning: CleaningPageWire }) {
  const t = useTranslations('cleaning')
  const locale = useLocale()
  const id = `tasks-${day || 'late'}`
  const date = day === '' ? t('late') : formatDay(day, locale, 'full')
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{day === today ? `${t('today')} · ${date}` : date}</h2>
      <Rows>
        {cleaning.data.map((task) => (
          <TaskRow key={task._id} task={task} cleaners={cleaning.cleaners} />
        ))}
      </Rows>
    </Card>
  )
}

function DayLinks({
  cleaning: { from },
  filter,
  today,
}: Pick<CleaningPageProps, 'cleaning' | 'filter' | 'today'>) {
  const t = useTranslations('cleaning')
  const hrefFrom = (day: Day) => hrefOf({ ...filter, from: day === today ? undefined : day })
  return (
    <Days aria-label={t('pageTitle')}>
      <Link href={hrefFrom(addDays(from, -CLEANING_PAGE_DAYS))} prefetch={false}>
        {t('earlier')}
      </Link>
      {from === today ? null : (
        <Link href={hrefFrom(today)} prefetch={false}>
          {t('today')}
        </Link>
      )}
      <Link href={hrefFrom(addDays(from, CLEANING_PAGE_DAYS))} prefetch={false}>
        {t('later')}
      </Link>
    </Days>
  )
}
