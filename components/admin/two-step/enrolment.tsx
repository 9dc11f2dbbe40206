'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ButtonRow } from '@/components/shared/button-row'
import { Notice } from '@/components/shared/notice'
import { CodeForm } from '@/components/shared/second-step/code-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { EnrolmentWire } from '@/lib/contract/schemas/admin/two-step'
import { totpBody } from '@/lib/domain/admin/two-step'

/** Dark on light in both themes: cameras read no other. */
const Qr = styled.svg`
  display: block; inline-size: 220px; block-size: 220px; padding: var(--s-4); border-radius: var(--r-md); color-scheme: only light; background: Canvas; fill: CanvasText;
`

const Secret = styled.code`
  display: block; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-md); letter-spacing: .04em; overflow-wrap: anywhere; user-select: all;
`

const GROUP = /.{1,4}/g

/** Sets up the app: a QR code or a typed secret, a code that proves it, and the recovery codes. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.twoStep')
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [begun, setBegun] = useState<EnrolmentWire | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  async function begin() {
    setBusy(true)
    try {
      setBegun(await call('POST /admin/two-step/enrolment'))
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setBusy(false)
  }
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  if (!begun)
    return (
      <>
        <p>{t('lead')}</p>
        <Button aria-busy={isBusy} onClick={begin}>
          {t('begin')}
        </Button>
      </>
    )
  const { qr, secret } = begun
  return (
    <>
      <p>{t('scan')}</p>
      <Qr viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
        <path d={qr.path} />
      </Qr>
      <p>{t('type')}</p>
      <Secret dir="ltr">{secret.match(GROUP)?.join(' ')}</Secret>
      <CodeForm
        label={t('app.label')}
        action={t('confirm')}
        schema={totpBody}
        isNumeric
        onSend={async (code) =>
          setRecoveryCodes((await call('PUT /admin/two-step/enrolment', { body: { code } })).recoveryCodes)
        }
      />
    </>
  )
}

const Codes = styled.ol`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3); margin: 0; padding: var(--s-5); list-style: none; direction: ltr;
  border-radius: var(--r-lg); background: var(--c-sub); font-family: monospace; font-size: var(--fs-md); text-align: center;
`

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('admin.twoStep.recovery')
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      showToast({ kind: 'error', text: t('copyFailed') })
    }
  }
  return (
    <>
      <h2>{t('title')}</h2>
      <Notice tone="warn">{t('once')}</Notice>
      <Codes aria-label={t('title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        <Button onClick={onDone}>{t('stored')}</Button>
        <Button $kind="outline" onClick={copy}>
          <Icon name="copy" size={18} /> {t('copy')}
        </Button>
      </ButtonRow>
    </>
  )
}
