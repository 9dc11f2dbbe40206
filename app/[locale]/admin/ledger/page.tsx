import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { LedgerPage } from '@/components/admin/ledger/ledger-page'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { LEDGER_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminLedgerPage({ params, searchParams }: QueryPageProps<'admin/ledger'>) {
  setRequestLocale((await params).locale)
  const [table, sums] = await Promise.all([
    readTable(LEDGER_TABLE, searchParams),
    load('GET /admin/ledger-accounts'),
  ])
  if (sums.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.ledger', 'admin.table']}>
      <LedgerPage {...table} sums={sums.data.data} />
    </ClientMessages>
  )
}
