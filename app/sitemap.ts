import type { MetadataRoute } from 'next'
import { searchServices } from '@/lib/api/server'
import { KINDS, kindOf } from '@/lib/domain/listing/kinds'
import { MAX_PAGE_SIZE } from '@/lib/domain/search-address'
import { routing } from '@/lib/i18n/routing'
import { pageUrl } from '@/lib/seo'

export const dynamic = 'force-dynamic'

/** Up to a thousand services; larger catalogues will be split by kind. */
const MAX_PAGES = 20
const FIXED = ['/', '/search', '/about', '/contact', '/faqs', '/term-conditions', '/privacy']

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = [...FIXED, ...KINDS.map((kind) => `/${kind.slug}`), ...(await servicePaths())]
  return paths.flatMap(entriesOf)
}

/** One entry for each language, each naming the other. */
function entriesOf(path: string): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(routing.locales.map((locale) => [locale, pageUrl(locale, path)]))
  return routing.locales.map((locale) => ({ url: pageUrl(locale, path), alternates: { languages } }))
}

async function servicePaths(page = 1): Promise<string[]> {
  const { data, total } = await searchServices({ page, pageSize: MAX_PAGE_SIZE })
  const paths = data.map((card) => `/${kindOf(card.type).slug}/${card._id}`)
  const isLast = page >= MAX_PAGES || page * MAX_PAGE_SIZE >= total
  return isLast ? paths : [...paths, ...(await servicePaths(page + 1))]
}
