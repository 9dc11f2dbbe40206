import { setRequestLocale } from 'next-intl/server'
import { BookingsPage } from '@/components/admin/bookings/bookings-page'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { readTable } from '@/lib/api/read-table'
import { getCities } from '@/lib/api/server'
import { BOOKING_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminBookingsPage({ params, searchParams }: QueryPageProps<'admin/bookings'>) {
  setRequestLocale((await params).locale)
  const [table, cities] = await Promise.all([readTable(BOOKING_TABLE, await searchParams), getCities()])
  return (
    <ClientMessages also={['admin', 'agreement', 'invoices', 'vocabulary']}>
      <RefreshOnLive />
      <BookingsPage {...table} cities={cities} />
    </ClientMessages>
  )
}
