import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { MissingPage } from '@/components/layout/pages/not-found-page'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { lostMetadata } from '@/lib/seo'

export async function generateMetadata({ params }: LocalePageProps): Promise<Metadata> {
  return lostMetadata((await params).locale)
}

/** Every address without a page. The gateway asks for it, too, in the place of a page that calls `notFound()`. */
export default async function Page({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  return <MissingPage />
}
