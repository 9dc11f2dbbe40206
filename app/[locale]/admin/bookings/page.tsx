import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BookingsPage } from '@/components/admin/bookings/bookings-page'
import { ExceptionQueue } from '@/components/admin/bookings/exception-queue'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { loadAdminTable, loadExceptions } from '@/lib/api/private'
import { getCities } from '@/lib/api/server'
import { parseTableRequest } from '@/lib/domain/admin/table'
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
  const request = parseTableRequest(BOOKING_TABLE, requested)
  const [list, exceptions, cities] = await Promise.all([
    loadAdminTable<AdminBookingList>(BOOKING_TABLE, request),
    loadExceptions(1),
    getCities(),
  ])
  if (list.state !== 'found' || exceptions.state !== 'found') notFound()
  return (
    <BookingsPage request={request} list={list.data} cities={cities} exceptions={exceptions.data.total} />
  )
}
