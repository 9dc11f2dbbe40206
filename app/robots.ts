import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/env'

export const dynamic = 'force-dynamic'

const PRIVATE = ['/api/', '/my-bookings', '/booking/', '/success']

export default function robots(): MetadataRoute.Robots {
  const disallow = PRIVATE.flatMap((path) => (path === '/api/' ? [path] : [path, `/en${path}`]))
  return {
    rules: { userAgent: '*', allow: ['/', '/api/v1/media/'], disallow },
    sitemap: `${publicOrigin()}/sitemap.xml`,
  }
}
