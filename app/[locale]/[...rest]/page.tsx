import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { MissingPage } from '@/components/layout/pages/not-found-page'
import { lostMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return lostMetadata((await params).locale)
}

/** Every address without a page. The gateway asks for it, too, in the place of a page that calls `notFound()`. */
export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale)
  return <MissingPage />
}
