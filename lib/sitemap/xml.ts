import { routing } from '@/lib/i18n/routing'
import { pageUrl, wholeUrl } from '@/lib/pages/page-url'

/** A page that exists in every language. */
export interface SitemapPage {
  /** without language */
  path: string
  images: string[]
  /** ISO instant of the last change, where it is known */
  changedAt?: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** The index of all sitemaps. */
export function sitemapIndex(paths: string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(wholeUrl(path))}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One entry for each page and language, each naming every language and its images. */
export function sitemapOf(pages: SitemapPage[]): string {
  const entries = pages.flatMap((page) => {
    const changed = page.changedAt ? `<lastmod>${page.changedAt}</lastmod>` : ''
    const inner = changed + alternatesOf(page) + imagesOf(page)
    return routing.locales.map(
      (locale) => `<url><loc>${escapeXml(pageUrl(locale, page.path))}</loc>${inner}</url>`,
    )
  })
  const names = `xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}"`
  return `${HEAD}<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`
}

function alternatesOf({ path }: SitemapPage): string {
  const link = (name: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(url)}"/>`
  const own = routing.locales.map((locale) => link(locale, pageUrl(locale, path)))
  return [...own, link('x-default', pageUrl(routing.defaultLocale, path))].join('')
}

function imagesOf({ images }: SitemapPage): string {
  return images
    .map((image) => `<image:image><image:loc>${escapeXml(wholeUrl(image))}</image:loc></image:image>`)
    .join('')
}

/** Short, so that a hidden listing soon leaves the sitemaps. */
const CACHE = 'public, max-age=300'

export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE },
  })
}
