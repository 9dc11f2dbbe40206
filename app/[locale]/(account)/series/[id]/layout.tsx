import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ID } from '@/lib/domain/id'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ id: string }>
}

/** Whoever is not signed in gets the same answer for every id, but a malformed one is not found. */
export default async function SeriesLayout({ children, params }: LayoutProps) {
  if (!ID.test((await params).id)) notFound()
  return children
}
