import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { RatesPage } from '@/components/admin/rates/rates-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'

export default async function AdminRatesPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const [rates, rules, noShow] = await Promise.all([
    load('GET /admin/rates'),
    load('GET /admin/stay-vat-rules'),
    load('GET /admin/no-show-rules'),
  ])
  if (rates.state !== 'found' || rules.state !== 'found' || noShow.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.rates', 'admin.reason', 'vocabulary.type']}>
      <RatesPage list={rates.data} stayVat={rules.data} noShow={noShow.data} />
    </ClientMessages>
  )
}
