import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ID } from '@/lib/domain/id'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ token: string }>
}

/** Whoever is not signed in gets the same answer for every token, but a malformed one is not found. */
export default async function SplitLayout({ children, params }: LayoutProps) {
  if (!ID.test((await params).token)) notFound()
  return children
}
