import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/pages/not-found-page'
import { lostMetadata } from '@/lib/seo'

interface NotFoundProps {
  params: Promise<{ locale: string }>
}

/** Whatever page was asked for, its own head gives way to this one. */
export async function generateMetadata({ params }: NotFoundProps): Promise<Metadata> {
  return lostMetadata((await params).locale)
}

export default function NotFound() {
  return <NotFoundPage />
}
