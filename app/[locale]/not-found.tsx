import type { Metadata } from 'next'
import { LazyNotFoundPage } from '@/components/layout/pages/lazy-not-found-page'
import { lostMetadata } from '@/lib/seo'

interface NotFoundProps {
  params: Promise<{ locale: string }>
}

/** Replaces the metadata of the requested page. */
export async function generateMetadata({ params }: NotFoundProps): Promise<Metadata> {
  return lostMetadata((await params).locale)
}

/** In the data of every page, and drawn only where a page that is opened by script calls `notFound()`. */
export default function NotFound() {
  return <LazyNotFoundPage />
}
