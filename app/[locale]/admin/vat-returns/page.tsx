import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { VatReturnsPage } from '@/components/admin/vat-returns/vat-returns-page'
import { loadPage } from '@/lib/api/load'
import { VAT_PERIOD_KINDS } from '@/lib/domain/vat-returns/period'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminVatReturnsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/vat-returns'>) {
  setRequestLocale((await params).locale)
  const { kind: asked, page } = await searchParams
  const kind = VAT_PERIOD_KINDS.find((one) => one === asked) ?? 'quarter'
  const answer = await loadPage('GET /admin/vat-returns', { query: { kind, page } })
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.vatReturns', 'admin.table']}>
      <VatReturnsPage list={answer.data} kind={kind} />
    </ClientMessages>
  )
}
