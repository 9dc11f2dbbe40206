import { setRequestLocale } from 'next-intl/server'
import { ProfilePage } from '@/components/account/profile-page'
import { ChannelChoice } from '@/components/notifications/channel-choice'
import { RefreshOnNotice } from '@/components/notifications/refresh-on-notification'
import { SignInRequired } from '@/components/shared/sign-in-required'
import { HostingPart } from '@/components/vendor-onboarding/application-section'
import { readBalance, readOwnApplication, readProfile } from '@/lib/api/private'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/private-metadata'

/** Private: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = privateMetadata('profile')

export default async function MyProfilePage({ params }: PageProps) {
  setRequestLocale((await params).locale)
  const [profile, balance, own] = await Promise.all([readProfile(), readBalance(), readOwnApplication()])
  const isHere = profile.state === 'found' && balance.state === 'found' && own.state === 'found'
  return (
    <ClientMessages also={['account', 'profile', 'vendor', 'channels']}>
      <RefreshOnNotice family="host" />
      {isHere ? (
        <ProfilePage
          profile={profile.data}
          balance={balance.data}
          hosting={<HostingPart application={own.data.application} />}
          channels={<ChannelChoice />}
        />
      ) : (
        <SignInRequired area="profile" />
      )}
    </ClientMessages>
  )
}
