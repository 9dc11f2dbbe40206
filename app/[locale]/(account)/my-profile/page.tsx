import { setRequestLocale } from 'next-intl/server'
import { ProfilePage } from '@/components/account/profile-page'
import { ReceivedInvitations } from '@/components/account/received-invitations'
import { ChannelChoice } from '@/components/notifications/channel-choice'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { ApplicationSection } from '@/components/vendor-onboarding/application-section'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('profile')

export default async function MyProfilePage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const [profile, balance, own, invitations] = await Promise.all([
    load('GET /user/profile'),
    load('GET /user/balance'),
    load('GET /user/vendor-application'),
    load('GET /user/invitations'),
  ])
  const isHere = profile.state === 'found' && balance.state === 'found' && own.state === 'found'
  return (
    <ClientMessages also={['account', 'profile', 'balance', 'vendor', 'channels', 'members']}>
      <RefreshOnNotification family="host" />
      {isHere ? (
        <ProfilePage
          profile={profile.data}
          balance={balance.data}
          invitations={
            invitations.state === 'found' ? <ReceivedInvitations invitations={invitations.data.data} /> : null
          }
          hosting={
            <ApplicationSection
              application={own.data.application}
              mayPrepare={profile.data.waitingVendorId !== null}
            />
          }
          channels={<ChannelChoice />}
        />
      ) : (
        <SignInRequired area="profile" />
      )}
    </ClientMessages>
  )
}
