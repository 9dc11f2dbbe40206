'use client'

import dynamic from 'next/dynamic'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

const BellButton = dynamic(() => untilLoaded(() => import('./bell-button')), { ssr: false })

/** The notifications button of a signed-in user; not loaded for visitors. */
export function Bell() {
  const { user } = useUser()
  return user ? (
    <LazyMessages part="person">
      <BellButton />
    </LazyMessages>
  ) : null
}
