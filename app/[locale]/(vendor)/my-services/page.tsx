import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnNotice } from '@/components/notifications/refresh-on-notification'
import { SignInRequired } from '@/components/shared/sign-in-required'
import { HostingPage } from '@/components/shared/vendor-page-frame'
import { AddService } from '@/components/vendor-listings/add-listing'
import { OwnServices } from '@/components/vendor-listings/listings'
import { NotAHost } from '@/components/vendor-listings/no-listings'
import { NoVendor } from '@/components/vendor-onboarding/no-vendor-profile'
import { WizardDoor } from '@/components/wizard/wizard-opener'
import { readDrafts, readOwnFigures, readOwnServices } from '@/lib/api/private'
import { SERVICE_STATES } from '@/lib/domain/listing/vocabulary'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { pageOf } from '@/lib/page-number'
import { privateMetadata } from '@/lib/private-metadata'

/** Private: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'my-services'>>
}

export const generateMetadata = privateMetadata('ownServices')

export default async function MyServicesPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const asked = await searchParams
  const state = SERVICE_STATES.find((one) => one === asked.status) ?? null
  const page = pageOf(asked)
  const [list, drafts, figures] = await Promise.all([
    readOwnServices(page, state),
    readDrafts(),
    readOwnFigures(),
  ])
  const t = await getTranslations('ownServices')
  const isHere = list.state === 'found' && drafts.state === 'found' && figures.state === 'found'
  return (
    <ClientMessages also={['ownServices', 'hosted.rooms', 'vocabulary', 'profile.visitor']}>
      <RefreshOnNotice family="service" />
      <HostingPage room="/my-services" title={t('pageTitle')} action={isHere ? <AddService /> : null}>
        {list.state === 'visitor' ? <SignInRequired area="profile" /> : null}
        {list.state === 'notFound' ? (
          <NoVendor>
            <NotAHost />
          </NoVendor>
        ) : null}
        {isHere ? (
          <OwnServices list={list.data} drafts={drafts.data} figures={figures.data} state={state} />
        ) : null}
        {/* Stays where it is when the session ends, so that nothing typed is lost. */}
        <WizardDoor />
      </HostingPage>
    </ClientMessages>
  )
}
