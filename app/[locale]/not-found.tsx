import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/pages/not-found-page'
import { lostMetadata } from '@/lib/seo'

interface NotFoundProps {
  params: Promise<{ locale: string }>
}

/** Replaces the metadata of the requested page. */
export async function generateMetadata({ params }: NotFoundProps): Promise<Metadata> {
  return lostMetadata((await params).locale)
}

export default function NotFound() {
  return <NotFoundPage />
}
