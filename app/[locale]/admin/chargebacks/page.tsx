import { setRequestLocale } from 'next-intl/server'
import { ChargebacksPage } from '@/components/admin/chargebacks/chargebacks-page'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { CHARGEBACK_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminChargebacksPage({
  params,
  searchParams,
}: QueryPageProps<'admin/chargebacks'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(CHARGEBACK_TABLE, await searchParams)
  const q = request.q.slice(0, LONGEST)
  const found = q ? await load('GET /admin/chargebacks/payments', { query: { q } }) : null
  return (
    <ClientMessages also={['admin.chargebacks', 'admin.table', 'admin.vendors']}>
      <ChargebacksPage
        request={request}
        list={list}
        payments={found?.state === 'found' ? found.data.data : []}
      />
    </ClientMessages>
  )
}

/** Of an id or a code. */
const LONGEST = 80
