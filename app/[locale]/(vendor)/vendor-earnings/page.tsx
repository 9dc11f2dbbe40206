import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { EarningsPage } from '@/components/vendor-earnings/earnings-page'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadPage } from '@/lib/api/load'
import { isMonth } from '@/lib/domain/payouts/earnings'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('earnings')

export default async function VendorEarningsPage({
  params,
  searchParams,
}: QueryPageProps<'vendor-earnings'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const month = requested.month && isMonth(requested.month) ? requested.month : undefined
  const t = await getTranslations('earnings')
  const [earnings, payouts] = await Promise.all([
    loadPage('GET /vendor/earnings', { query: { month, page: pageOf(requested) } }),
    load('GET /vendor/payouts'),
  ])
  return (
    <ClientMessages also={['account', 'hosted', 'earnings']}>
      <RefreshOnNotification family="money" />
      <VendorPageFrame page="/vendor-earnings" title={t('pageTitle')} lead={t('lead')}>
        {earnings.state === 'found' ? (
          <EarningsPage
            earnings={earnings.data}
            payouts={payouts.state === 'found' ? payouts.data.data : null}
          />
        ) : (
          <VendorAccess isVisitor={earnings.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
