'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import { ChannelSwitch } from './channel-switch'
import { type DevicePush, endDevicePush, readDevicePush, startDevicePush } from './device-push'

const HINTS: Partial<Record<DevicePush, string>> = { blocked: 'pushBlocked', unsupported: 'pushUnsupported' }

/** Push notifications on this device. The browser asks for permission only after this click. */
export function DevicePushChoice() {
  const t = useTranslations('channels')
  const [state, setState] = useState<DevicePush>('off')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    readDevicePush().then(setState, () => undefined)
  }, [])
  async function choose(isWanted: boolean) {
    setBusy(true)
    try {
      const now = await (isWanted ? startDevicePush() : endDevicePush())
      setState(now)
      if ((now === 'on') === isWanted) showToast({ kind: 'success', text: t('saved') })
    } catch {
      showToast({ kind: 'error', text: t('pushFailed') })
    }
    setBusy(false)
  }
  return (
    <ChannelSwitch
      name={t('push')}
      hint={t(HINTS[state] ?? 'pushHint')}
      isOn={state === 'on'}
      isDisabled={isBusy || state === 'unsupported'}
      onChange={choose}
    />
  )
}
