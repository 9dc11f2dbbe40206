import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { VatReturnPage } from '@/components/admin/vat-returns/vat-return-page'
import { load } from '@/lib/api/load'
import { VAT_BOXES } from '@/lib/domain/vat-returns/figures'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQuery } from '@/lib/pages/page-query'

interface PageProps {
  params: Promise<{ locale: string; period: string }>
  searchParams: Promise<PageQuery<'admin/vat-returns/*'>>
}

export default async function AdminVatReturnPage({ params, searchParams }: PageProps) {
  const { locale, period } = await params
  setRequestLocale(locale)
  const { box: asked, page } = await searchParams
  const box = VAT_BOXES.find((one) => one === asked)
  const answer = await load('GET /admin/vat-returns/:period', { params: { period }, query: { box, page } })
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.vatReturns', 'admin.table']}>
      <VatReturnPage vatReturn={answer.data} box={box ?? null} />
    </ClientMessages>
  )
}
