import { hasLocale } from 'next-intl'
import { apiOrigin } from '@/lib/env'
import { routing } from '@/lib/i18n/routing'
import { localePath } from '@/lib/pages/page-url'
import { isForeignChange } from '@/lib/session/foreign-origin'

const API_TIMEOUT_MS = 20_000

/** The contact form without script: forwards the fields as JSON and answers with a message on the page. */
export async function POST(request: Request): Promise<Response> {
  if (isForeignChange(request)) return new Response(null, { status: 403 })
  const requested = new URL(request.url).searchParams.get('locale')
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  const isSent = await passOn(request, locale)
  const location = `${localePath(locale, '/contact')}#${isSent ? 'sent' : 'not-sent'}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function passOn(request: Request, locale: string): Promise<boolean> {
  const address = request.headers.get('x-forwarded-for')
  try {
    const typed = Object.fromEntries(await request.formData())
    const answer = await fetch(`${apiOrigin()}/api/v1/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        ...(address ? { 'x-forwarded-for': address } : {}),
      },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}
