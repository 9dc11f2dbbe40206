import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PeriodsPage } from '@/components/admin/periods/periods-page'
import { load } from '@/lib/api/load'
import { isDay } from '@/lib/domain/time/days'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminPeriodsPage({ params, searchParams }: QueryPageProps<'admin/periods'>) {
  setRequestLocale((await params).locale)
  const list = await load('GET /admin/periods')
  if (list.state !== 'found') notFound()
  const { month: asked, at } = await searchParams
  const months = list.data.data.map(({ month }) => month)
  const month = months.find((one) => one === asked) ?? months[0] ?? ''
  const period = await load('GET /admin/periods/:month', { params: { month } })
  if (period.state !== 'found') notFound()
  const day = at && isDay(at) ? at : null
  const trial = day ? await load('GET /admin/trial-balance', { query: { at: day } }) : null
  return (
    <ClientMessages also={['admin.periods', 'admin.ledger']}>
      <PeriodsPage
        list={list.data}
        period={period.data}
        day={day}
        trial={trial?.state === 'found' ? trial.data : null}
      />
    </ClientMessages>
  )
}
