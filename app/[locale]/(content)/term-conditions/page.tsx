import { setRequestLocale } from 'next-intl/server'
import { ContentPage } from '@/components/content-pages/content-page'
import { PageCrumbs } from '@/components/content-pages/page-crumbs'
import { getContentPage } from '@/lib/api/server'
import { type ContentPageProps, contentPageMetadata } from '@/lib/seo'

export const generateMetadata = (props: ContentPageProps) => contentPageMetadata('term-conditions', props)

export default async function Page({ params }: ContentPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const { updatedAt, [locale]: page } = await getContentPage('term-conditions')
  return (
    <>
      <PageCrumbs locale={locale} path="/term-conditions" title={page.title} />
      <ContentPage page={page} updatedAt={updatedAt} />
    </>
  )
}
