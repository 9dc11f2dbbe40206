'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import type { Membership } from '@/lib/domain/account/membership'
import { useRouter } from '@/lib/i18n/navigation'

const OTHER_TABS = 'diyar-vendor'

/** Lets the session act for another vendor of the user, here and in the other tabs of this browser. */
export function useSwitchVendor() {
  const t = useTranslations('members.switch')
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  async function switchTo({ vendorId, name }: Membership): Promise<void> {
    setBusy(true)
    try {
      await call('PUT /user/vendor', { body: { vendorId } })
      tellOtherTabs()
      showToast({ kind: 'success', text: t('done', { name }) })
    } catch {
      showToast({ kind: 'error', text: t('failed', { name }) })
    }
    await refreshUser()
    router.refresh()
    setBusy(false)
  }
  return { switchTo, isBusy }
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.postMessage('switched')
  channel.close()
}

/** Subscribes to switches in other tabs; returns the function that unsubscribes. */
export function onSwitchedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.onmessage = listener
  return () => channel.close()
}
