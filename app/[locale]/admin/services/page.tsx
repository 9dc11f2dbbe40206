import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ListingQueue } from '@/components/admin/listings/listing-queue'
import { ListingReview } from '@/components/admin/listings/listing-review'
import { ListingFacts } from '@/components/vendor-listings/listing-facts'
import { ListingHistory } from '@/components/vendor-listings/listing-history'
import { loadReview, loadReviewList } from '@/lib/api/private'
import { LICENCE_FILTERS, REVIEW_TABS } from '@/lib/domain/listing/listing-review'
import { fromWire } from '@/lib/domain/listing/wire'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/services'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminServicesPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  return (
    <ClientMessages also={['admin', 'vocabulary', 'ownServices', 'wizard']}>
      {requested.id ? await review(requested.id) : await queue(requested)}
    </ClientMessages>
  )
}

async function queue({ state, page, q, licence: wanted }: PageQuery<'admin/services'>) {
  const tab = REVIEW_TABS.find((one) => one === state) ?? 'waiting'
  const licence = LICENCE_FILTERS.find((one) => one === wanted)
  const filter = { ...(q ? { q } : {}), ...(licence ? { licence } : {}) }
  const answer = await loadReviewList(tab, pageOf({ page }), filter)
  if (answer.state !== 'found') notFound()
  return <ListingQueue tab={tab} list={answer.data} filter={filter} />
}

async function review(id: string) {
  const answer = await loadReview(id)
  if (answer.state !== 'found') notFound()
  const { service: listing, history } = answer.data
  return (
    <ListingReview
      review={answer.data}
      facts={<ListingFacts listing={fromWire(listing)} />}
      history={<ListingHistory entries={history} />}
    />
  )
}
