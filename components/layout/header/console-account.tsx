'use client'

import dynamic from 'next/dynamic'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

const AccountDropdown = dynamic(
  () => untilLoaded(() => import('./user-actions')).then((loaded) => loaded.AccountDropdown),
  { ssr: false },
)

/** The account menu of an admin in the header of the console, at every width. */
export function ConsoleAccount() {
  const { user } = useUser()
  return user ? (
    <LazyMessages part="person">
      <AccountDropdown user={user} />
    </LazyMessages>
  ) : null
}

/** What the header of the console has itself and would do twice, as a bell that shows each notification. */
export function OutsideConsole({ children }: { children: ReactNode }) {
  return useSelectedLayoutSegments()[0] === 'admin' ? null : children
}
