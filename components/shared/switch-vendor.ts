'use client'

import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import type { Membership } from '@/lib/domain/account/membership'

const OTHER_TABS = 'diyar-vendor'

/** Lets the session act for another vendor of the user, here and in the other tabs of this browser. */
export function useSwitchVendor() {
  const t = useTranslations('members.switch')
  const { act, isBusy } = useAction()
  async function switchTo({ vendorId, name }: Membership): Promise<void> {
    await act(
      async () => {
        await call('PUT /user/vendor', { body: { vendorId } })
        tellOtherTabs()
        await refreshUser()
      },
      t('done', { name }),
    )
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
