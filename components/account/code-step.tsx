'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { resendCode } from '@/lib/api/account'
import { ApiError } from '@/lib/api/http'
import { startSession } from '@/lib/api/session'
import { CODE_LENGTH, RESEND_AFTER_SECONDS } from '@/lib/domain/code'
import { formatPhone, normalisePhone } from '@/lib/domain/phone'
import { CodeCountdown } from './code-countdown'
import { CodeInput } from './code-input'
import type { PendingCode } from './pending-code'
import { rememberedPhone } from './remembered-phone'
import { Stack } from './stack'
import { useCountdown } from './use-countdown'

interface CodeStepProps {
  code: PendingCode
  onCode: (code: PendingCode) => void
  onVerified: () => Promise<void>
}

/** The four boxes: the demo's echoed code is compared here as specified, every other code by the server. */
export function CodeStep({ code, onCode, onVerified }: CodeStepProps) {
  const t = useTranslations('account')
  const errors = useTranslations('errors')
  const failureText = useFailureText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { left, restart } = useCountdown(code.resendInSeconds)
  useEffect(() => input.current?.focus(), [])

  const refuse = () => {
    setIsWrong(true)
    showToast({ kind: 'error', text: errors('wrong_otp') })
    input.current?.focus()
  }

  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (code.echoed && typed !== code.echoed) return refuse()
    setIsSending(true)
    try {
      await startSession(code.phone, typed)
      await onVerified()
    } catch (failure) {
      setIsSending(false)
      if (failure instanceof ApiError && failure.code === 'wrong_otp') return refuse()
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }

  const resend = async () => {
    try {
      const answer = await resendCode(rememberedPhone() || code.phone)
      restart(answer?.resendIn ?? RESEND_AFTER_SECONDS)
      setTyped('')
      setIsWrong(false)
      onCode({ ...code, echoed: answer?.otp })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }

  return (
    <form onSubmit={verify} aria-label={t('codeTitle')} noValidate>
      <Stack>
        <label className="lead" htmlFor={id} style={{ textAlign: 'center' }}>
          {t('codeSentTo')} <bdi dir="ltr">{formatPhone(normalisePhone(code.phone) ?? code.phone)}</bdi>
        </label>
        <CodeInput
          id={id}
          inputRef={input}
          value={typed}
          isWrong={isWrong}
          describedBy={isWrong ? `${id}-error` : undefined}
          onChange={(next) => {
            setTyped(next)
            setIsWrong(false)
          }}
        />
        {isWrong ? (
          <p className="error" id={`${id}-error`}>
            {t('invalidCode')}
          </p>
        ) : null}
        {code.echoed ? (
          <p className="demo">
            {t('demoCode')} <strong>{code.echoed}</strong>
          </p>
        ) : null}
        <CodeCountdown secondsLeft={left} onResend={resend} />
        <Button type="submit" $wide disabled={typed.length < CODE_LENGTH || isSending} aria-busy={isSending}>
          {t('verify')}
        </Button>
      </Stack>
    </form>
  )
}
