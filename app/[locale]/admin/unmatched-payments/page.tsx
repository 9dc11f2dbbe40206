import { setRequestLocale } from 'next-intl/server'
import { UnmatchedPage } from '@/components/admin/unmatched/unmatched-page'
import { readTable } from '@/lib/api/read-table'
import { UNMATCHED_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQuery } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/unmatched-payments'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminUnmatchedPaymentsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const table = await readTable(UNMATCHED_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.reason', 'admin.table', 'admin.unmatched']}>
      <UnmatchedPage {...table} />
    </ClientMessages>
  )
}
