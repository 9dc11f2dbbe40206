import { hasLocale } from 'next-intl'
import { LAZY_PARTS, type LazyPart } from '@/lib/i18n/lazy-parts'
import { messagesOf, pickMessages } from '@/lib/i18n/messages'
import { routing } from '@/lib/i18n/routing'

export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = (part: string) => `${part}.json`
const parts = Object.keys(LAZY_PARTS) as LazyPart[]

export const generateStaticParams = () =>
  routing.locales.flatMap((locale) => parts.map((part) => ({ locale, file: fileOf(part) })))

/** The messages of a part of the page that loads late, in one language. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; file: string }> }) {
  const { locale, file } = await params
  const part = parts.find((one) => fileOf(one) === file)
  if (!part || !hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return Response.json(pickMessages(messagesOf(locale), LAZY_PARTS[part]))
}
