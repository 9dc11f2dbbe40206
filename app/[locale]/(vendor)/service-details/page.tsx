import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { VendorGate } from '@/components/shared/page-frame/vendor-gate'
import { ListingOverview } from '@/components/vendor-listings/listing-overview'
import { NoListings, NotAVendor } from '@/components/vendor-listings/no-listings'
import { load, loadMember } from '@/lib/api/load'
import { hasRoomTypes } from '@/lib/domain/listing/room-types'
import { can } from '@/lib/domain/policy/vendor-policy'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

/** The page shows earnings and how the listing can be changed. */
const ACTION = 'editListings'

export const generateMetadata = privateMetadata('ownServices.overview')

export default async function ServiceDetailsPage({
  params,
  searchParams,
}: QueryPageProps<'service-details'>) {
  setRequestLocale((await params).locale)
  const { id } = await searchParams
  const newest = id === undefined ? await loadNewest() : null
  const answer = await load('GET /vendor/services/:id/overview', {
    params: { id: id ?? firstId(newest) ?? '' },
  })
  const roomTypes =
    answer.state === 'found' && hasRoomTypes(answer.data.card.type)
      ? await load('GET /vendor/services/:id/room-types', { params: { id: answer.data.card._id } })
      : null
  const member = await loadMember()
  const mayRead = !member || can({ vendor: member }, ACTION)
  if (id !== undefined && mayRead && answer.state === 'notFound') notFound()
  return (
    <ClientMessages
      also={[
        'ownServices',
        'hosted.units',
        'vocabulary',
        'profile.visitor',
        'discounts',
        'fees',
        'ownAddOns',
      ]}
    >
      <RefreshOnNotification family="service" />
      <PageFrame>
        <VendorGate action={ACTION} isPage>
          {answer.state === 'visitor' ? <SignInRequired area="profile" /> : null}
          {answer.state === 'found' ? (
            <ListingOverview
              overview={answer.data}
              roomTypes={roomTypes?.state === 'found' ? roomTypes.data : null}
            />
          ) : null}
          {answer.state === 'notFound' && newest?.state === 'found' ? (
            <NoListings isFiltered={false} isPage />
          ) : null}
          {newest?.state === 'notFound' ? <NotAVendor isPage /> : null}
        </VendorGate>
      </PageFrame>
    </ClientMessages>
  )
}

const loadNewest = () => load('GET /vendor/services', { query: { page: 1 } })

/** Without an id in the address: the newest listing. */
function firstId(list: Awaited<ReturnType<typeof loadNewest>> | null): string | undefined {
  return list?.state === 'found' ? list.data.data[0]?._id : undefined
}
