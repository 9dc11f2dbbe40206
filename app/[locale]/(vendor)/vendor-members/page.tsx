import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { MembersPage } from '@/components/vendor-members/members-page'
import { Trail } from '@/components/vendor-members/trail'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadMember, loadProfile } from '@/lib/api/load'
import { can } from '@/lib/domain/policy/vendor-policy'
import { type PageQuery, pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'vendor-members'>>
}

export const generateMetadata = privateMetadata('members')

export default async function VendorMembersPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const { member } = requested
  const t = await getTranslations('members')
  const mayReadTrail = can({ vendor: await loadMember() }, 'readTrail')
  const [profile, members, trail] = await Promise.all([
    loadProfile(),
    load('GET /vendor/members'),
    mayReadTrail ? load('GET /vendor/trail', { query: { member, page: pageOf(requested) } }) : null,
  ])
  return (
    <ClientMessages also={['hosted', 'members']}>
      <VendorPageFrame page="/vendor-members" title={t('pageTitle')} lead={t('lead')}>
        {profile.state === 'found' && members.state === 'found' ? (
          <>
            <MembersPage members={members.data} userId={profile.data._id} />
            {trail?.state === 'found' ? (
              <Trail trail={trail.data} members={members.data.data} member={member} />
            ) : null}
          </>
        ) : (
          <VendorAccess isVisitor={members.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
