'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useUser } from '@/lib/api/current-user'
import type { Profile } from '@/lib/domain/account/account'
import type { BalanceWire } from '@/lib/domain/ledger/balance'
import { BalanceCard } from './balance/balance-card'
import { PersonalData } from './personal-data'
import { PersonalRows } from './personal-rows'
import { PhoneRow } from './phone-row'
import { Preferences } from './preferences'
import { PartCard, ProfileFrame, ProfilePart } from './profile-frame'
import { ProfileHead } from './profile-head'
import { SessionRows } from './session-rows'
import { Teams } from './teams'

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
