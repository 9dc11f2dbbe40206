import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsoleNav } from '@/components/admin/console-nav'
import { ClientMessages } from '@/lib/i18n/client-messages'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The frame of every page of the console; the middleware answers 404 to everyone but admins. */
export default async function AdminLayout({ children, params }: LayoutProps) {
  setRequestLocale((await params).locale)
  return (
    <>
      <ClientMessages also={['admin.rooms']}>
        <ConsoleNav />
      </ClientMessages>
      {children}
    </>
  )
}
