'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ItemCard, Quiet } from '@/components/admin/item-card'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { PrivacyRequestWire } from '@/lib/contract/schemas/account/privacy-request'
import type { AccountBlockers } from '@/lib/contract/schemas/account/profile'
import { lastDayOf } from '@/lib/domain/account/privacy-request'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { DueBadge } from './due-badge'
import { PrivacyDecision } from './privacy-decision'

const Card = styled(ItemCard)`
  > header { justify-content: start; align-items: center; gap: var(--s-2) var(--s-3); }
  h2 { flex: 1 1 200px; }
  h2 a { text-decoration: underline; text-underline-offset: 4px; }
  ul { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); font-size: var(--fs-sm); }
  ul a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
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
      <Quiet>
        {t(`sources.${source}`, { day: day(askedAt) })}
        {' · '}
        {decidedAt
          ? t('decidedOn', { day: day(decidedAt) })
          : t('dueOn', { day: formatDay(lastDayOf(new Date(dueAt)), locale) })}
      </Quiet>
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
  if (bookings.length === 0 && balance === 0) return <Quiet>{t('unblocked')}</Quiet>
  return (
    <div>
      <Quiet>{t('blocked')}</Quiet>
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
