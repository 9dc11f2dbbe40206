import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsoleNav } from '@/components/admin/console-nav'
import { ADMIN_PAGES } from '@/lib/i18n/page-address'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** Every room of the console, with the way to the others. */
export default async function AdminLayout({ children, params }: LayoutProps) {
  setRequestLocale((await params).locale)
  return (
    <>
      <ConsoleNav rooms={ADMIN_PAGES} />
      {children}
    </>
  )
}
