import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { VendorDetail } from '@/components/admin/vendors/vendor-detail'
import { VendorsPage } from '@/components/admin/vendors/vendors-page'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { VENDOR_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQuery, QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminVendorsPage({ params, searchParams }: QueryPageProps<'admin/vendors'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  return (
    <ClientMessages also={['admin', 'vocabulary']}>
      {requested.id ? await detail(requested.id) : await table(requested)}
    </ClientMessages>
  )
}

async function table(requested: PageQuery<'admin/vendors'>) {
  return <VendorsPage {...(await readTable(VENDOR_TABLE, requested))} />
}

async function detail(id: string) {
  const answer = await load('GET /admin/vendors/:id', { params: { id } })
  if (answer.state !== 'found') notFound()
  return <VendorDetail detail={answer.data} />
}
