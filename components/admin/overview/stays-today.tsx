import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { Badge } from '@/components/ui/badge'
import { Num } from '@/components/ui/num'
import type { OverviewWire, StayWire } from '@/lib/contract/schemas/admin/overview'
import { riyadhTime } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Panel, Section } from './panel'

export const Halves = styled.div<{ $isOfSections?: boolean }>`
  display: grid; gap: ${({ $isOfSections }) => ($isOfSections ? 'var(--s-10) var(--s-3)' : 'var(--s-3)')}; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
`

const List = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  li { display: grid; grid-template-columns: 5.5em minmax(0, 1fr) auto; gap: var(--s-3); align-items: center; padding-block: var(--s-3); box-shadow: inset 0 1px 0 var(--c-line); }
  a { font-weight: var(--fw-medium); text-decoration: underline; text-underline-offset: 4px; text-decoration-color: var(--c-line-strong); }
  time { font-size: var(--fs-sm); color: var(--c-ink-2); white-space: nowrap; }
`

const AllLink = styled(Link)`
  display: inline-flex; align-items: center; min-block-size: var(--tap); font-size: var(--fs-sm); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px;
`

const WORDS = {
  arrivals: { count: 'arrived', none: 'noArrivals' },
  departures: { count: 'remaining', none: 'noDepartures' },
} as const

/** Who arrives and who leaves today. */
export function StaysToday({ stays, today }: { stays: NonNullable<OverviewWire['stays']>; today: string }) {
  const t = useTranslations('admin.overview.stays')
  const all = (
    <AllLink href={`/admin/bookings?from=${today}&until=${today}`} prefetch={false}>
      {t('all')}
    </AllLink>
  )
  return (
    <Section title={t('title')} act={all}>
      <Halves>
        {(['arrivals', 'departures'] as const).map((end) => (
          <Panel key={end}>
            <div>
              <h3>{t(end)}</h3>
              <Quiet>
                {stays[end].total === 0 ? t(WORDS[end].none) : t(WORDS[end].count, { ...counts(stays[end]) })}
              </Quiet>
            </div>
            {stays[end].data.length > 0 ? (
              <List>
                {stays[end].data.map((stay) => (
                  <Stay key={stay._id} stay={stay} />
                ))}
              </List>
            ) : null}
          </Panel>
        ))}
      </Halves>
    </Section>
  )
}

const counts = ({ done, total }: { done: number; total: number }) => ({
  done: String(done),
  remaining: String(total - done),
  total: String(total),
})

function Stay({ stay: { _id, service, guest, at, isDone } }: { stay: StayWire }) {
  const t = useTranslations('admin.overview.stays')
  const locale = useLocale()
  return (
    <li>
      <time dateTime={at}>
        <Num>{formatTime(riyadhTime(new Date(at)), locale)}</Num>
      </time>
      <div>
        <Link href={`/admin/bookings/${_id}`} prefetch={false}>
          <bdi>{locale === 'ar' ? service.ar : service.en}</bdi>
        </Link>
        <Quiet>
          <bdi>{localName(locale, guest)}</bdi>
        </Quiet>
      </div>
      {isDone ? <Badge $tone="ok">{t('isDone')}</Badge> : null}
    </li>
  )
}
