import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsoleFrame } from '@/components/admin/console-frame'
import { ConsoleAccount } from '@/components/layout/header/console-account'
import { SkipLink } from '@/components/layout/page-top'
import { Bell } from '@/components/notifications/bell'
import { load, loadAdminSession } from '@/lib/api/load'
import { isConsoleOpen } from '@/lib/domain/admin/two-step'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** Of all its pages. */
export const generateMetadata = privateMetadata('admin')

/** The frame of every page of the console, which does not exist for everyone but admins. */
export default async function AdminLayout({ children, params }: LayoutProps) {
  setRequestLocale((await params).locale)
  const session = await loadAdminSession()
  if (session.state !== 'found') notFound()
  if (!isConsoleOpen(session.data.secondStep)) return children
  const columns = await load('GET /admin/columns')
  return (
    <ClientMessages also={['admin.rooms', 'admin.areas', 'admin.search', 'admin.roles.names', 'admin.table']}>
      <SkipLink to="console" />
      <ConsoleFrame
        role={session.data.role}
        columns={columns.state === 'found' ? columns.data.data : []}
        account={
          <>
            <Bell />
            <ConsoleAccount />
          </>
        }
      >
        {children}
      </ConsoleFrame>
    </ClientMessages>
  )
}
