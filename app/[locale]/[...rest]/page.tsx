import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { lostMetadata } from '@/lib/seo'

interface UnknownPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: UnknownPageProps): Promise<Metadata> {
  return lostMetadata((await params).locale)
}

/** Every address that no page answers: 404 in the language of the address. */
export default function UnknownPage() {
  notFound()
}
