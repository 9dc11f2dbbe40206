'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import {
  getPendingCode,
  type PendingCode,
  storePendingCode,
} from '@/components/shared/one-time-code/pending-code'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'

/** Sends a code to the number on file and takes it. */
export function ProofByCode({ onProven }: { onProven: () => void }) {
  const t = useTranslations('proof')
  const failureText = useFailureText()
  const phone = useUser().user?.phone
  const [code, setCode] = useState<PendingCode | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const keep = useCallback((next: PendingCode) => {
    storePendingCode(next)
    setCode(next)
  }, [])
  const send = useCallback(async () => {
    setFailure(null)
    try {
      const sent = await call('POST /user/proof')
      keep({ phone: sent.phone, purpose: 'proof', echoed: sent.otp, resendInSeconds: sent.resendIn })
    } catch (problem) {
      const sent = getPendingCode(problem, phone ?? '', 'proof')
      if (sent) setCode(sent)
      else setFailure(problem)
    }
  }, [keep, phone])
  useEffect(() => {
    if (phone !== undefined) void send()
  }, [send, phone])

  if (failure)
    return (
      <>
        <Notice tone="err" role="alert">
          {failureText(failure)}
        </Notice>
        <Button $kind="outline" onClick={send}>
          {t('retry')}
        </Button>
      </>
    )
  if (!code) return <Skeleton $block="12em" />
  return (
    <CodeForm
      code={code}
      onCode={keep}
      verify={async (typed) => {
        await call('PUT /user/proof', { body: { otp: typed } })
        storePendingCode(null)
        onProven()
      }}
      resend={() => call('POST /user/proof')}
    />
  )
}
