'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import { ChannelSwitch } from './channel-switch'
import { type DevicePush, endDevicePush, readDevicePush, startDevicePush } from './device-push'

const PANEL_BLOCK = '196px'

const Frame = styled.div`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  label { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s-4); align-items: center; min-block-size: var(--tap); cursor: pointer; }
  input {
    grid-row: span 2; grid-column: 2; grid-row-start: 1; appearance: none; position: relative; inline-size: 52px; block-size: 30px; margin: 0;
    border-radius: var(--r-full); background: var(--c-line-strong); cursor: pointer; transition: background var(--t-1) var(--ease);
  }
  input::after {
    content: ''; position: absolute; inset-block-start: 3px; inset-inline-start: 3px; inline-size: 24px; block-size: 24px;
    border-radius: var(--r-full); background: var(--c-raised); transition: inset-inline-start var(--t-1) var(--ease);
  }
  input:checked { background: var(--c-primary); }
  input:checked::after { inset-inline-start: 25px; }
  input:disabled { opacity: .5; cursor: not-allowed; }
  input:focus-visible { outline: 3px solid var(--c-focus); outline-offset: 2px; }
`

/** The channels of notifications; each switch saves at once. The bell always shows all. */
export function ChannelChoice() {
  const t = useTranslations('channels')
  const { data, error, mutate } = useAnswer('GET /user/channels', {})
  if (error && !data) {
    return (
      <Frame>
        <p role="alert">{t('failed')}</p>
        <Button $kind="outline" onClick={() => mutate()}>
          {t('retry')}
        </Button>
      </Frame>
    )
  }
  if (!data) return <Skeleton $block={PANEL_BLOCK} />
  const { emailAddress, ...chosen } = data

  async function choose(change: Partial<typeof chosen>): Promise<void> {
    const wanted = { ...chosen, ...change }
    try {
      await mutate(call('PUT /user/channels', { body: wanted }), {
        optimisticData: { ...wanted, emailAddress },
        revalidate: false,
      })
      showToast({ kind: 'success', text: t('saved') })
    } catch {
      showToast({ kind: 'error', text: t('notSaved') })
    }
  }
  return (
    <Frame>
      <ChannelSwitch
        name={t('sms')}
        hint={t('smsHint')}
        isOn={chosen.sms}
        onChange={(sms) => choose({ sms })}
      />
      <ChannelSwitch
        name={t('email')}
        hint={emailAddress ? t('emailHint', { address: emailAddress }) : t('emailMissing')}
        isOn={chosen.email}
        onChange={(email) => choose({ email })}
      />
      <DevicePushChoice />
    </Frame>
  )
}

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
