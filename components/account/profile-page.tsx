'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSum } from '@/components/account/balance/balance-sum'
import { BalanceMovements } from '@/components/shared/balance-movements'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/current-user'
import { useAnswer } from '@/lib/api/use-answer'
import type { BalanceWire } from '@/lib/contract/schemas/ledger/balance'
import { fullName, type Profile } from '@/lib/domain/account/account'
import { formatPhone } from '@/lib/domain/account/phone'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { PasskeyRows } from './passkeys/passkey-rows'
import { PersonalData } from './personal-data'
import { PersonalRows } from './personal-rows'
import { PhoneRow } from './phone-row'
import { PortraitPicker } from './portrait-picker'
import { Preferences } from './preferences'
import { PartCard, ProfileFrame, ProfilePart } from './profile-frame'
import { Teams } from './received-invitations'
import { SessionRows } from './session-rows'

interface ProfilePageProps {
  /** as loaded on the server */
  profile: Profile
  balance: BalanceWire
  /** the invitations to teams that wait */
  invitations: ReactNode
  /** the state of the vendor application */
  hosting: ReactNode
  /** the channels of notifications */
  channels: ReactNode
}

/** The account page; each row is edited in place. */
export function ProfilePage({ profile, balance, invitations, hosting, channels }: ProfilePageProps) {
  const t = useTranslations('profile')
  const user = useUser().user ?? profile
  return (
    <ProfileFrame head={<ProfileHead user={user} />}>
      {invitations}
      <ProfilePart name="personal" lead={t('personalLead')}>
        <PersonalRows user={user} />
      </ProfilePart>
      <ProfilePart name="balance">
        <BalanceCard first={balance} />
      </ProfilePart>
      <ProfilePart name="hosting">
        <Teams user={user} />
        {hosting}
      </ProfilePart>
      <ProfilePart name="security" lead={t('securityLead')}>
        <PartCard>
          <PhoneRow phone={user.phone} />
          <PasskeyRows />
          <SessionRows />
        </PartCard>
      </ProfilePart>
      <ProfilePart name="notices" lead={t('noticesLead')}>
        {channels}
      </ProfilePart>
      <ProfilePart name="preferences">
        <Preferences />
      </ProfilePart>
      <ProfilePart name="data">
        <PersonalData />
      </ProfilePart>
    </ProfileFrame>
  )
}

const Card = styled.div`
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
`

const Foot = styled.p`
  padding: var(--s-4) var(--s-5); color: var(--c-ink-2); font-size: var(--fs-sm); border-block-start: 1px solid var(--c-line);
`

const SHOWN = 3

/** The balance with its newest movements; all of them have a page of their own. */
function BalanceCard({ first }: { first: BalanceWire }) {
  const t = useTranslations('balance')
  const { data = first, error } = useAnswer('GET /user/balance', {}, { fallbackData: first })
  return (
    <Card>
      <BalanceSum balance={data.balance} />
      <BalanceMovements entries={data.data.slice(0, SHOWN)} />
      {error ? <Foot role="status">{t('failed')}</Foot> : null}
      <Foot>
        {data.total === 0 ? (
          t('emptyText')
        ) : (
          <Button as={Link} href="/my-balance" $kind="outline" $size="sm">
            {t('seeAll')}
          </Button>
        )}
      </Foot>
    </Card>
  )
}

const Head = styled.header`
  display: flex; align-items: center; gap: var(--s-5);
  h1 { font-size: var(--fs-3xl); overflow-wrap: anywhere; }
`

const Facts = styled.p`
  display: flex; flex-wrap: wrap; gap: 0 var(--s-4); color: var(--c-ink-2); font-size: var(--fs-sm); margin-block-start: var(--s-1);
`

/** The user's picture, name and number. */
export function ProfileHead({ user }: { user: Profile }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const since = formatDay(riyadhDay(new Date(user.createdAt)), locale, 'monthYear')
  return (
    <Head>
      <PortraitPicker file={user.file} />
      <div>
        <h1>
          <bdi>{fullName(user) || t('nameless')}</bdi>
        </h1>
        <Facts>
          {user.companyName ? <bdi>{user.companyName}</bdi> : null}
          <bdi className="num">{formatPhone(user.phone)}</bdi>
          <span>{t('since', { month: since })}</span>
        </Facts>
      </div>
    </Head>
  )
}
