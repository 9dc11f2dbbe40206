import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { StatisticsPage } from '@/components/vendor-statistics/statistics-page'
import { load } from '@/lib/api/load'
import { STATISTICS_PERIODS } from '@/lib/domain/statistics/period'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('statistics')

export default async function VendorStatisticsPage({ params, searchParams }: QueryPageProps<'statistics'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const period = STATISTICS_PERIODS.find((one) => one === requested.period)
  const t = await getTranslations('statistics')
  const answer = await load('GET /vendor/statistics', { query: { period, listing: requested.listing } })
  return (
    <ClientMessages also={['account', 'hosted', 'statistics']}>
      <VendorPageFrame page="/statistics" title={t('pageTitle')} lead={t('lead')}>
        {answer.state === 'found' ? (
          <StatisticsPage statistics={answer.data} />
        ) : (
          <VendorAccess isVisitor={answer.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
