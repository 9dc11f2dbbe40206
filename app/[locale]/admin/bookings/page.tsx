import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BookingsPage } from '@/components/admin/bookings/bookings-page'
import { ExceptionQueue } from '@/components/admin/bookings/exception-queue'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { loadExceptions } from '@/lib/api/private'
import { readTable } from '@/lib/api/read-table'
import { getCities } from '@/lib/api/server'
import { BOOKING_TABLE } from '@/lib/domain/admin/tables'
import type { AdminBookingList } from '@/lib/domain/booking/admin-wire'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/bookings'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminBookingsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  return (
    <ClientMessages also={['admin', 'invoices', 'vocabulary']}>
      <RefreshOnLive />
      {requested.state === 'exceptions' ? await exceptionQueue(pageOf(requested)) : await table(requested)}
    </ClientMessages>
  )
}

async function exceptionQueue(page: number) {
  const answer = await loadExceptions(page)
  if (answer.state !== 'found') notFound()
  return <ExceptionQueue list={answer.data} />
}

async function table(requested: PageQuery<'admin/bookings'>) {
  const [view, exceptions, cities] = await Promise.all([
    readTable<AdminBookingList>(BOOKING_TABLE, requested),
    loadExceptions(1),
    getCities(),
  ])
  if (exceptions.state !== 'found') notFound()
  return <BookingsPage {...view} cities={cities} exceptions={exceptions.data.total} />
}
