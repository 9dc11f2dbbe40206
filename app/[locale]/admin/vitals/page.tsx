import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { VitalsPage } from '@/components/admin/vitals/vitals-page'
import { readVitalsView } from '@/components/admin/vitals/vitals-view'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminVitalsPage({ params, searchParams }: QueryPageProps<'admin/vitals'>) {
  setRequestLocale((await params).locale)
  const view = readVitalsView(await searchParams)
  const { days, device, language } = view
  const answer = await load('GET /admin/vitals', {
    query: { days, device: device ?? undefined, language: language ?? undefined },
  })
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.vitals']}>
      <VitalsPage vitals={answer.data} view={view} />
    </ClientMessages>
  )
}
