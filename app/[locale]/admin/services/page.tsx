import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ListingReview } from '@/components/admin/listings/listing-review'
import { ListingsPage } from '@/components/admin/listings/listings-page'
import { ListingHistory } from '@/components/vendor-listings/listing-history'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { getCities } from '@/lib/api/server'
import { LISTING_TABLE } from '@/lib/domain/admin/tables'
import { mapSettings } from '@/lib/env'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQuery, QueryPageProps } from '@/lib/pages/page-query'

const MESSAGES = [
  'admin',
  'vocabulary',
  'ownServices',
  'wizard',
  'discounts',
  'fees',
  'ownAddOns',
  'map',
  'hosted.calendar.plan',
  'hosted.calendar.discounts',
  'hosted.calendar.partPayment',
  'hosted.calendar.stayRules',
]

export default async function AdminServicesPage({ params, searchParams }: QueryPageProps<'admin/services'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  return (
    <ClientMessages also={MESSAGES}>
      {requested.id ? await review(requested.id) : await table(requested)}
    </ClientMessages>
  )
}

async function table(requested: PageQuery<'admin/services'>) {
  const [view, cities] = await Promise.all([readTable(LISTING_TABLE, requested), getCities()])
  return <ListingsPage {...view} cities={cities} />
}

async function review(id: string) {
  const answer = await load('GET /admin/services/:id', { params: { id } })
  if (answer.state !== 'found') notFound()
  return (
    <ListingReview
      review={answer.data}
      map={mapSettings()}
      history={<ListingHistory entries={answer.data.history} />}
    />
  )
}
