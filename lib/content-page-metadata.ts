import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getContentPage } from '@/lib/api/server'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo'

export interface ContentPageProps {
  params: Promise<{ locale: Locale }>
}

/** The metadata of a content page: its title and its lead. */
export async function contentPageMetadata(
  name: ContentPageName,
  { params }: ContentPageProps,
): Promise<Metadata> {
  const { locale } = await params
  const { title, lead } = (await getContentPage(name))[locale]
  const site = await getTranslations({ locale, namespace: 'meta' })
  return pageMetadata({ locale, path: `/${name}`, title: site('page', { title }), description: lead })
}
