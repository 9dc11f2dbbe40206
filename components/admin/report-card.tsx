'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { Badge } from '@/components/ui/badge'
import type { ReportSubject, ReportWire } from '@/lib/domain/reviews/report'
import { REPORT_STATES, type ReportListWire, type ReportState } from '@/lib/domain/reviews/report'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { QueuePage } from './queue-page'
import { ReportDecision } from './report-decision'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); }
  h2 { font-size: var(--fs-lg); flex: 1 1 100%; }
  blockquote { margin: 0; padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); white-space: pre-line; }
`

const TimeText = styled.span`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const ReportText = styled.p`
  white-space: pre-line;
`

const About = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
  a { color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

const Note = styled.p`
  padding: var(--s-4); border-radius: var(--r-md); background: var(--c-ok-soft);
`

/** One report: its subject, its text, and the actions of an admin. */
export function ReportCard({ report }: { report: ReportWire }) {
  const t = useTranslations('admin.reports')
  const reasons = useTranslations('report.reasons')
  const locale = useLocale()
  const day = (instant: string) => formatDay(riyadhDay(new Date(instant)), locale)
  const by = report.reporter ? localName(locale, report.reporter) : t('visitor')
  return (
    <Card aria-labelledby={report._id}>
      <header>
        <h2 id={report._id}>{reasons(report.reason)}</h2>
        <Badge $tone="primary">{t(`kinds.${report.kind}`)}</Badge>
        {report.subject?.isHidden ? <Badge $tone="warn">{t('isHidden')}</Badge> : null}
        <TimeText>
          {t('sentOn', { day: day(report.createdAt) })} · <bdi>{by}</bdi>
        </TimeText>
      </header>
      {report.text ? <ReportText dir="auto">{report.text}</ReportText> : null}
      {report.subject ? <Subject subject={report.subject} /> : <About>{t('gone')}</About>}
      {report.note ? (
        <Note>
          {t('closedOn', { day: day(report.closedAt ?? report.createdAt) })} <bdi>{report.note}</bdi>
        </Note>
      ) : null}
      {report.state === 'open' ? (
        <IfMayWrite area="inbox">
          <ReportDecision report={report} />
        </IfMayWrite>
      ) : null}
    </Card>
  )
}

function Subject({ subject }: { subject: ReportSubject }) {
  const t = useTranslations('admin.reports')
  const locale = useLocale()
  const { listing: place, href, text, rating, person } = subject
  return (
    <>
      {text ? <blockquote dir="auto">{text}</blockquote> : null}
      <About>
        {rating === null ? null : <>{t('marks', { rating })} · </>}
        {t('by')} <bdi>{localName(locale, person) || t('nobody')}</bdi>
        {place && href ? (
          <>
            {' · '}
            <Link href={href} prefetch={false}>
              <bdi>{localName(locale, place)}</bdi>
            </Link>
          </>
        ) : null}
      </About>
    </>
  )
}

/** The reports, oldest open one first. */
export function ReportQueue({ state, list }: { state: ReportState; list: ReportListWire }) {
  const t = useTranslations('admin.reports')
  return (
    <QueuePage
      path="/admin/reports"
      title={t('title')}
      emptyText={t('emptyText')}
      state={state}
      states={REPORT_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      {list.data.map((report) => (
        <ReportCard key={report._id} report={report} />
      ))}
    </QueuePage>
  )
}
