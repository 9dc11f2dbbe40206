import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BookingQueue } from '@/components/admin/booking-queue'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { loadAllBookings, loadExceptions } from '@/lib/api/private'
import { ADMIN_LISTS } from '@/lib/domain/booking/admin-wire'
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
  const list = ADMIN_LISTS.find((one) => one === requested.state) ?? 'exceptions'
  const q = typeof requested.q === 'string' ? requested.q.slice(0, 30) : ''
  const page = pageOf(requested)
  const [exceptions, bookings] = await Promise.all([
    loadExceptions(list === 'exceptions' ? page : 1),
    loadAllBookings(list === 'exceptions' ? 'upcoming' : list, q, list === 'exceptions' ? 1 : page),
  ])
  if (exceptions.state !== 'found' || bookings.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin', 'invoices', 'vocabulary.policy']}>
      <RefreshOnLive />
      <BookingQueue list={list} q={q} exceptions={exceptions.data} bookings={bookings.data} />
    </ClientMessages>
  )
}
