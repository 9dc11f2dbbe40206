import { sitemapPages } from '@/lib/sitemap/sitemap-files'
import { sitemapOf, xmlAnswer } from '@/lib/sitemap/xml'

export const dynamic = 'force-dynamic'

interface SitemapContext {
  params: Promise<{ file: string }>
}

export async function GET(_request: Request, { params }: SitemapContext): Promise<Response> {
  const pages = await sitemapPages((await params).file)
  return pages ? xmlAnswer(sitemapOf(pages)) : new Response(null, { status: 404 })
}
