import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BalancesPage } from '@/components/admin/balances/balances-page'
import { loadAdminTable, loadUserBalance } from '@/lib/api/private'
import { normalisePhone } from '@/lib/domain/account/phone'
import { parseTableRequest } from '@/lib/domain/admin/table'
import { ADJUSTMENT_TABLE } from '@/lib/domain/admin/tables'
import type { AdjustmentListWire } from '@/lib/domain/ledger/adjustments'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/balances'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminBalancesPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const request = parseTableRequest(ADJUSTMENT_TABLE, await searchParams)
  const [list, owner] = await Promise.all([
    loadAdminTable<AdjustmentListWire>(ADJUSTMENT_TABLE, request),
    normalisePhone(request.q) ? loadUserBalance(request.q) : null,
  ])
  if (list.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.balances', 'admin.reason', 'admin.table', 'balance']}>
      <BalancesPage
        request={request}
        list={list.data}
        isPhone={owner !== null}
        owner={owner?.state === 'found' ? owner.data : null}
      />
    </ClientMessages>
  )
}
