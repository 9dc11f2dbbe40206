'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import { wasAnswered } from '@/lib/api/http'
import type { Membership } from '@/lib/domain/account/membership'
import { VENDOR_PARAM } from '@/lib/domain/policy/vendor-pages'
import { usePathname, useRouter } from '@/lib/i18n/navigation'

const OTHER_TABS = 'diyar-vendor'

/**
 * Lets the session act for another vendor of the user, here and in the other tabs of this browser. The vendor that the
 * address names has been answered by then: it leaves the address, so that no later switch meets it again.
 */
export function useSwitchVendor() {
  const t = useTranslations('members.switch')
  const router = useRouter()
  const pathname = usePathname()
  const readAnew = useReadAnew()
  const [isBusy, setBusy] = useState(false)
  async function switchTo({ vendorId, name }: Membership): Promise<void> {
    setBusy(true)
    try {
      await call('PUT /user/vendor', { body: { vendorId } })
      notifyOtherTabs()
      showToast({ kind: 'success', text: t('done', { name }) })
      const query = new URLSearchParams(window.location.search)
      if (query.has(VENDOR_PARAM)) {
        query.delete(VENDOR_PARAM)
        router.replace(`${pathname}?${query}`, { scroll: false })
      }
    } catch (failure) {
      showToast({ kind: 'error', text: t('failed', { name }) })
      if (!wasAnswered(failure)) return setBusy(false)
    }
    await readAnew()
    router.refresh()
    setBusy(false)
  }
  return { switchTo, isBusy }
}

function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.postMessage('switched')
  channel.close()
}

/** Follows a switch in another tab, so that no tab acts for another vendor than it shows. */
export function useFollowSwitches(): void {
  const readAnew = useReadAnew()
  useEffect(() => {
    const channel = new BroadcastChannel(OTHER_TABS)
    channel.onmessage = () => void readAnew()
    return () => channel.close()
  }, [readAnew])
}

/** Reads the profile again, and all lists of the tab, which may be the other vendor's. */
function useReadAnew(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await refreshUser()
    void mutate(() => true, undefined, { revalidate: true })
  }, [mutate])
}
