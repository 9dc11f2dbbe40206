import { setRequestLocale } from 'next-intl/server'
import { BalancesPage } from '@/components/admin/balances/balances-page'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { normalisePhone } from '@/lib/domain/account/phone'
import { parseTableRequest } from '@/lib/domain/admin/table'
import { ADJUSTMENT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

/** The newest movements are enough to decide about an adjustment. */
const SHOWN_MOVEMENTS = 5

export default async function AdminBalancesPage({ params, searchParams }: QueryPageProps<'admin/balances'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const { q } = parseTableRequest(ADJUSTMENT_TABLE, requested)
  const [table, owner] = await Promise.all([
    readTable(ADJUSTMENT_TABLE, requested),
    normalisePhone(q)
      ? load('GET /admin/balances', { query: { phone: q, pageSize: SHOWN_MOVEMENTS } })
      : null,
  ])
  return (
    <ClientMessages also={['admin.balances', 'admin.giveRefund', 'admin.reason', 'admin.table', 'balance']}>
      <BalancesPage
        {...table}
        isPhone={owner !== null}
        owner={owner?.state === 'found' ? owner.data : null}
      />
    </ClientMessages>
  )
}
