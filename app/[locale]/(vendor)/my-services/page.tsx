import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { PasskeyNotice } from '@/components/shared/passkey-notice'
import { AddListing } from '@/components/vendor-listings/add-listing'
import { ApplicantDrafts } from '@/components/vendor-listings/applicant-drafts'
import { VendorListings } from '@/components/vendor-listings/listings'
import { NotAVendor } from '@/components/vendor-listings/no-listings'
import { NoVendorProfile } from '@/components/vendor-onboarding/no-vendor-profile'
import { WizardOpener } from '@/components/wizard/wizard-opener'
import { load, loadMember, loadPage } from '@/lib/api/load'
import { LISTING_STATES } from '@/lib/domain/listing/vocabulary'
import { can } from '@/lib/domain/policy/vendor-policy'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('ownServices')

export default async function MyServicesPage({ params, searchParams }: QueryPageProps<'my-services'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = LISTING_STATES.find((one) => one === requested.status) ?? null
  const page = pageOf(requested)
  const [list, drafts, figures] = await Promise.all([
    loadPage('GET /vendor/services', { query: { page, status: state ?? undefined } }),
    load('GET /vendor/drafts'),
    load('GET /vendor/figures'),
  ])
  const t = await getTranslations('ownServices')
  const mayAdd = can({ vendor: await loadMember() }, 'editListings')
  return (
    <ClientMessages also={['ownServices', 'hosted.rooms', 'vocabulary', 'profile.visitor', 'passkeyNotice']}>
      <RefreshOnNotification family="service" />
      <VendorPageFrame page="/my-services" title={t('pageTitle')} button={mayAdd ? <AddListing /> : null}>
        {list.state === 'visitor' ? <SignInRequired area="profile" isPart /> : null}
        {list.state === 'notFound' ? (
          <NoVendorProfile>
            <NotAVendor />
          </NoVendorProfile>
        ) : null}
        {list.state === 'notFound' && drafts.state === 'found' ? (
          <ApplicantDrafts drafts={drafts.data} />
        ) : null}
        {list.state === 'found' ? <PasskeyNotice /> : null}
        {list.state === 'found' ? (
          <VendorListings
            list={list.data}
            drafts={drafts.state === 'found' ? drafts.data : []}
            figures={figures.state === 'found' ? figures.data : null}
            state={state}
          />
        ) : null}
        {/* Keeps its position in the tree when the session ends, so that typed text is not lost. */}
        <WizardOpener />
      </VendorPageFrame>
    </ClientMessages>
  )
}
