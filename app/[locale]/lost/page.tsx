import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { NotFoundPage } from '@/components/layout/pages/not-found-page'

export const metadata: Metadata = { robots: { index: false } }

/** The 404 page, shown by the middleware for every unknown address. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  return <NotFoundPage />
}
