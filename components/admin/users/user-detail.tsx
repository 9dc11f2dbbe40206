'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { BackLink } from '@/components/admin/back-link'
import { CardFacts, Fact, ItemCard } from '@/components/admin/item-card'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { AdminUserDetail, RevealedUser } from '@/lib/contract/schemas/admin/user-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { UserActions } from './user-actions'
import { USER_TONES } from './user-tones'

const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-4);
  > a { flex-basis: 100%; }
`

const Card = styled(ItemCard).attrs({ as: 'section' })`
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-1) var(--s-4); padding-block: var(--s-3); font-size: var(--fs-sm); }
  li + li { border-block-start: 1px solid var(--c-line); }
  li a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

/** A user: facts, sessions, open bookings, and accounts that may be the same user, which are shown only. */
export function UserDetail({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('admin.users')
  const locale = useLocale()
  const money = useMoney()
  const [revealed, setRevealed] = useState<RevealedUser | null>(null)
  const { phone, email, idNumber } = revealed ?? user
  return (
    <>
      <Head>
        <BackLink href="/admin/users">{t('back')}</BackLink>
        <h1>
          <bdi>{user.name || t('noName')}</bdi>
        </h1>
        <Badge $tone={USER_TONES[user.state]}>{t(`states.${user.state}`)}</Badge>
      </Head>
      <Card aria-label={t('facts')}>
        <CardFacts>
          <Fact label={t('columns.phone')}>{phone && <bdi dir="ltr">{phone}</bdi>}</Fact>
          <Fact label={t('columns.email')}>{email && <bdi dir="ltr">{email}</bdi>}</Fact>
          <Fact label={t('idNumber')}>{idNumber && <bdi dir="ltr">{idNumber}</bdi>}</Fact>
          <Fact label={t('dateOfBirth')}>{revealed?.dateOfBirth && <bdi>{revealed.dateOfBirth}</bdi>}</Fact>
          <Fact label={t('columns.role')}>{t(`roles.${user.role}`)}</Fact>
          <Fact label={t('balance')}>
            <Money {...money(user.balance)} />
          </Fact>
          <Fact label={t('columns.createdAt')}>{formatInstant(user.createdAt, locale)}</Fact>
          <Fact label={t('blockedReason')}>{user.blockedReason && <bdi>{user.blockedReason}</bdi>}</Fact>
        </CardFacts>
        <UserActions user={user} onReveal={setRevealed} />
      </Card>
      <Card aria-labelledby="open-bookings">
        <h2 id="open-bookings">{t('openBookings')}</h2>
        <Rows empty={t('noOpenBookings')}>
          {user.openBookings.map((booking) => (
            <li key={booking._id}>
              <Link href={`/admin/bookings/${booking._id}`} prefetch={false}>
                <bdi className="num">{booking.code}</bdi>
              </Link>
              <small>{t(`sides.${booking.side}`)}</small>
            </li>
          ))}
        </Rows>
      </Card>
      <Card aria-labelledby="sessions">
        <h2 id="sessions">{t('sessions')}</h2>
        <Rows empty={t('noSessions')}>
          {user.sessions.map((session) => (
            <li key={session.createdAt}>
              <bdi>{session.device ?? t('unknownDevice')}</bdi>
              <small>{formatInstant(session.createdAt, locale)}</small>
            </li>
          ))}
        </Rows>
      </Card>
      <Card aria-labelledby="duplicates">
        <h2 id="duplicates">{t('duplicates')}</h2>
        <Rows empty={t('noDuplicates')}>
          {user.duplicates.map((other) => (
            <li key={other._id}>
              <Link href={`/admin/users/${other._id}`} prefetch={false}>
                <bdi>{other.name || t('noName')}</bdi>
              </Link>
              <span>{other.reasons.map((reason) => t(`same.${reason}`)).join(' · ')}</span>
            </li>
          ))}
        </Rows>
      </Card>
    </>
  )
}

function Rows({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length > 0 ? <ul>{children}</ul> : <p>{empty}</p>
}
