import { getTranslations } from 'next-intl/server'
import { StructuredData } from '@/components/ui/structured-data'
import type { Locale } from '@/lib/i18n/routing'
import { jsonLd, type Thing } from '@/lib/structured-data/json'
import { breadcrumbThing } from '@/lib/structured-data/lists'

interface PageCrumbsProps {
  locale: Locale
  path: string
  title: string
  /** what else the page has as structured data */
  things?: Thing[]
}

/** The structured data of a content page: that it lies below the home page, and what it has beside. */
export async function PageCrumbs({ locale, path, title, things = [] }: PageCrumbsProps) {
  const t = await getTranslations({ locale, namespace: 'meta' })
  const crumbs = [
    { name: t('brand'), path: '/' },
    { name: title, path },
  ]
  return <StructuredData json={jsonLd([...things, breadcrumbThing(crumbs, locale)])} />
}
