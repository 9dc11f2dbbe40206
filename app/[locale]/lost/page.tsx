import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { NotFoundPage } from '@/components/layout/pages/not-found-page'

export const metadata: Metadata = { robots: { index: false } }

/** What the middleware shows, with status 404, for every address that leads nowhere. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  return <NotFoundPage />
}
