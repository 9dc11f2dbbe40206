import { setRequestLocale } from 'next-intl/server'
import { ContentPage } from '@/components/content-pages/content-page'
import { getContentPage } from '@/lib/api/server'
import { type ContentPageProps, contentPageMetadata } from '@/lib/seo'

export const generateMetadata = (props: ContentPageProps) => contentPageMetadata('privacy', props)

export default async function Page({ params }: ContentPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const { updatedAt, [locale]: page } = await getContentPage('privacy')
  return <ContentPage page={page} updatedAt={updatedAt} />
}
