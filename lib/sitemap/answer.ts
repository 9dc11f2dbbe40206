/** Short enough that a place which was hidden leaves the sitemaps soon. */
const CACHE = 'public, max-age=300'

export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE },
  })
}
