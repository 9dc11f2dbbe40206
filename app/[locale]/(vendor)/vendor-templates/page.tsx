import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { TemplatesPage } from '@/components/vendor-templates/templates-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('templates')

export default async function VendorTemplatesPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const t = await getTranslations('templates')
  const [templates, answers] = await Promise.all([
    load('GET /vendor/message-templates'),
    load('GET /vendor/quick-answers'),
  ])
  return (
    <ClientMessages also={['hosted', 'templates']}>
      <VendorPageFrame page="/vendor-templates" title={t('pageTitle')} lead={t('lead')}>
        {templates.state === 'found' && answers.state === 'found' ? (
          <TemplatesPage templates={templates.data} answers={answers.data.data} />
        ) : (
          <VendorAccess isVisitor={templates.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
