import { sitemapPages } from '@/lib/sitemap/parts'
import { sitemapOf, xmlAnswer } from '@/lib/sitemap/xml'

export const dynamic = 'force-dynamic'

interface SitemapAsked {
  params: Promise<{ file: string }>
}

export async function GET(_request: Request, { params }: SitemapAsked): Promise<Response> {
  const pages = await sitemapPages((await params).file)
  return pages ? xmlAnswer(sitemapOf(pages)) : new Response(null, { status: 404 })
}
