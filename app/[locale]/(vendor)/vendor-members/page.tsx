import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { MembersPage } from '@/components/vendor-members/members-page'
import { Trail } from '@/components/vendor-members/trail'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadMember, loadPage, loadProfile } from '@/lib/api/load'
import { ID } from '@/lib/domain/id'
import { can } from '@/lib/domain/policy/vendor-policy'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { pageOf, type QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('members')

export default async function VendorMembersPage({ params, searchParams }: QueryPageProps<'vendor-members'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const t = await getTranslations('members')
  const mayReadTrail = can({ vendor: await loadMember() }, 'readTrail')
  const [profile, members] = await Promise.all([loadProfile(), load('GET /vendor/members')])
  // The lines of all where the address names nobody.
  const member = requested.member && ID.test(requested.member) ? requested.member : undefined
  const trail = mayReadTrail
    ? await loadPage('GET /vendor/trail', { query: { member, page: pageOf(requested) } })
    : null
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
