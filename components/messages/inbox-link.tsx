'use client'

import dynamic from 'next/dynamic'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

const InboxButton = dynamic(() => untilLoaded(() => import('./inbox-button')), { ssr: false })

/** The link to the messages of a signed-in user; not loaded for visitors. */
export function InboxLink() {
  const { user } = useUser()
  return user ? (
    <LazyMessages part="person">
      <InboxButton />
    </LazyMessages>
  ) : null
}
