'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { EmptyState } from '@/components/ui/empty-state'
import type { CleanerPageWire, CleanerTaskWire } from '@/lib/contract/schemas/cleaning/wire'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { CleanerTask } from './cleaner-task'

const Head = styled.header`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: start; justify-content: space-between;
  p { color: var(--c-ink-2); margin-block-start: var(--s-1); }
  a { display: inline-flex; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-medium); text-decoration: underline; }
`

const OfDay = styled.section`
  display: grid; gap: var(--s-3);
  h2 { font-size: var(--fs-lg); }
`

interface CleanerPageProps {
  page: CleanerPageWire
  token: string
  /** the name of the language in which the page is shown on a press */
  otherLanguage: string
}

/** What a cleaner has to do by day; the page is made for a phone. */
export function CleanerPage({ page, token, otherLanguage }: CleanerPageProps) {
  const t = useTranslations('cleaner')
  const locale = useLocale()
  const { data, today } = page
  const dayOf = ({ day }: CleanerTaskWire): Day | '' => (day < today ? '' : day)
  const titleOf = (day: Day | '') => {
    if (day === '') return t('late')
    const date = formatDay(day, locale, 'weekdayDayMonth')
    return day === today ? `${t('today')} · ${date}` : date
  }
  return (
    <>
      <Head>
        <div>
          <h1>{t('hello', { name: page.cleaner })}</h1>
          <p>{t('lead')}</p>
        </div>
        <Link
          href={`/cleaning/${token}`}
          locale={locale === 'ar' ? 'en' : 'ar'}
          lang={locale === 'ar' ? 'en' : 'ar'}
          prefetch={false}
        >
          {otherLanguage}
        </Link>
      </Head>
      {data.length === 0 ? <EmptyState title={t('empty')} text={t('emptyText')} /> : null}
      {[...new Set(data.map(dayOf))].map((day) => (
        <OfDay key={day} aria-labelledby={`day-${day || 'late'}`}>
          <h2 id={`day-${day || 'late'}`}>{titleOf(day)}</h2>
          {data
            .filter((task) => dayOf(task) === day)
            .map((task) => (
              <CleanerTask key={task._id} task={task} token={token} />
            ))}
        </OfDay>
      ))}
    </>
  )
}
