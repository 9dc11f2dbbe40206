import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { MembersPage } from '@/components/vendor-members/members-page'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadProfile } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('members')

export default async function VendorMembersPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const t = await getTranslations('members')
  const [profile, members] = await Promise.all([loadProfile(), load('GET /vendor/members')])
  return (
    <ClientMessages also={['hosted', 'members']}>
      <VendorPageFrame page="/vendor-members" title={t('pageTitle')} lead={t('lead')}>
        {profile.state === 'found' && members.state === 'found' ? (
          <MembersPage members={members.data} userId={profile.data._id} />
        ) : (
          <VendorAccess isVisitor={members.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
