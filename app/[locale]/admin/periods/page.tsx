import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PeriodsPage } from '@/components/admin/periods/periods-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQuery } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/periods'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminPeriodsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const list = await load('GET /admin/periods')
  if (list.state !== 'found') notFound()
  const asked = (await searchParams).month
  const months = list.data.data.map(({ month }) => month)
  const month = months.find((one) => one === asked) ?? months[0] ?? ''
  const period = await load('GET /admin/periods/:month', { params: { month } })
  if (period.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.periods', 'admin.ledger']}>
      <PeriodsPage list={list.data} period={period.data} />
    </ClientMessages>
  )
}
