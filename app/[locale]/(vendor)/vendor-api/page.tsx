import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { ApiPage } from '@/components/vendor-api/api-page'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('vendorApi')

export default async function VendorApiPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const t = await getTranslations('vendorApi')
  const [keys, webhooks] = await Promise.all([load('GET /vendor/api-keys'), load('GET /vendor/webhooks')])
  return (
    <ClientMessages also={['hosted', 'vendorApi']}>
      <VendorPageFrame page="/vendor-api" title={t('pageTitle')} lead={t('lead')}>
        {keys.state === 'found' && webhooks.state === 'found' ? (
          <ApiPage keys={keys.data.data} webhooks={webhooks.data.data} />
        ) : (
          <VendorAccess isVisitor={keys.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
