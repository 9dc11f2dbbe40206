import { sitemapPaths } from '@/lib/sitemap/sitemap-files'
import { sitemapIndex, xmlAnswer } from '@/lib/sitemap/xml'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return xmlAnswer(sitemapIndex(await sitemapPaths()))
}
