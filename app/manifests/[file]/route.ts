import { getTranslations } from 'next-intl/server'
import { routing } from '@/lib/i18n/routing'
import { manifestAddress, webManifest } from '@/lib/web-manifest'

export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = (address: string) => address.split('/').at(-1) ?? ''

export const generateStaticParams = () =>
  routing.locales.map((locale) => ({ file: fileOf(manifestAddress(locale)) }))

/** The web app manifest in one language. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const locale = routing.locales.find((one) => fileOf(manifestAddress(one)) === file)
  if (!locale) return new Response(null, { status: 404 })
  const t = await getTranslations({ locale, namespace: 'install' })
  const manifest = webManifest(locale, {
    name: t('name'),
    shortName: t('shortName'),
    description: t('description'),
    search: t('search'),
    bookings: t('bookings'),
  })
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
