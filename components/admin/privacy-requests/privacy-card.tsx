'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import { lastDayOf, type PrivacyRequestWire } from '@/lib/domain/account/privacy-request'
import type { AccountBlockers } from '@/lib/domain/account/profile'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { DueBadge } from './due-badge'
import { PrivacyDecision } from './privacy-decision'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); }
  h2 { font-size: var(--fs-lg); flex: 1 1 200px; }
  h2 a { text-decoration: underline; text-underline-offset: 4px; }
  blockquote { margin: 0; padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); white-space: pre-line; }
  ul { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); font-size: var(--fs-sm); }
  ul a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

const Dates = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** A request about personal data with its deadline, and what still blocks it. */
export function PrivacyCard({ request }: { request: PrivacyRequestWire }) {
  const t = useTranslations('admin.privacyRequests')
  const locale = useLocale()
  const { _id, user, kind, source, state, note, reason, askedAt, dueAt, decidedAt } = request
  const day = (instant: string) => formatDay(riyadhDay(new Date(instant)), locale)
  return (
    <Card aria-labelledby={_id}>
      <header>
        <h2 id={_id}>
          <Link href={`/admin/users/${user._id}`} prefetch={false}>
            <bdi>{user.name || t('noName')}</bdi>
          </Link>
        </h2>
        <Badge $tone="primary">{t(`kinds.${kind}`)}</Badge>
        <DueBadge request={request} />
      </header>
      <Dates>
        {t(`sources.${source}`, { day: day(askedAt) })}
        {' · '}
        {decidedAt
          ? t('decidedOn', { day: day(decidedAt) })
          : t('dueOn', { day: formatDay(lastDayOf(new Date(dueAt)), locale) })}
      </Dates>
      {note ? <blockquote dir="auto">{note}</blockquote> : null}
      {reason ? <blockquote dir="auto">{reason}</blockquote> : null}
      {request.blockers ? <Blockers blockers={request.blockers} /> : null}
      {state === 'waiting' ? (
        <IfMayWrite area="users">
          <PrivacyDecision request={request} />
        </IfMayWrite>
      ) : null}
    </Card>
  )
}

function Blockers({ blockers: { bookings, balance } }: { blockers: AccountBlockers }) {
  const t = useTranslations('admin.privacyRequests')
  const money = useMoney()
  if (bookings.length === 0 && balance === 0) return <Dates>{t('unblocked')}</Dates>
  return (
    <div>
      <Dates>{t('blocked')}</Dates>
      <ul>
        {bookings.map((booking) => (
          <li key={booking._id}>
            <Link href={`/admin/bookings/${booking._id}`} prefetch={false}>
              <bdi className="num">{booking.code}</bdi>
            </Link>
          </li>
        ))}
        {balance > 0 ? (
          <li>
            {t('balance')} <Money {...money(balance)} />
          </li>
        ) : null}
      </ul>
    </div>
  )
}
