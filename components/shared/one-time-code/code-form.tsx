'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { CodeCountdown } from '@/components/shared/one-time-code/code-countdown'
import { CodeInput } from '@/components/shared/one-time-code/code-input'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { DemoHint, Stack, StackError, StackIntro } from '@/components/shared/one-time-code/stack'
import { Button } from '@/components/ui/button'
import { useCountdown } from '@/components/ui/hooks/use-countdown'
import { showToast } from '@/components/ui/toast/show-toast'
import { ApiError } from '@/lib/api/http'
import { CODE_LENGTH, RESEND_AFTER_SECONDS } from '@/lib/domain/account/one-time-code'
import { formatPhone, normalisePhone } from '@/lib/domain/account/phone'

interface CodeFormProps {
  code: PendingCode
  onCode: (code: PendingCode) => void
  /** verifies four digits with the server; rejects with `wrong_otp` if they are wrong */
  verify: (typed: string) => Promise<void>
  resend: () => Promise<{ otp?: string; resendIn?: number }>
}

/** The code form: an echoed demo code is compared here as specified, every other code by the server. */
export function CodeForm({ code, onCode, verify, resend }: CodeFormProps) {
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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.echoed && typed !== code.echoed) return refuse()
    setIsSending(true)
    try {
      await verify(typed)
    } catch (failure) {
      setIsSending(false)
      if (failure instanceof ApiError && failure.code === 'wrong_otp') return refuse()
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }

  const sendAgain = async () => {
    try {
      const answer = await resend()
      restart(answer.resendIn ?? RESEND_AFTER_SECONDS)
      setTyped('')
      setIsWrong(false)
      onCode({ ...code, echoed: answer.otp })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }

  return (
    <form onSubmit={submit} aria-label={t('codeTitle')} noValidate>
      <Stack>
        <StackIntro htmlFor={id} style={{ textAlign: 'center' }}>
          {t('codeSentTo')} <bdi dir="ltr">{formatPhone(normalisePhone(code.phone) ?? code.phone)}</bdi>
        </StackIntro>
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
        {isWrong ? <StackError id={`${id}-error`}>{t('invalidCode')}</StackError> : null}
        {code.echoed ? (
          <DemoHint>
            {t('demoCode')} <strong data-demo-code>{code.echoed}</strong>
          </DemoHint>
        ) : null}
        <CodeCountdown secondsLeft={left} onResend={sendAgain} />
        <Button type="submit" $wide disabled={typed.length < CODE_LENGTH || isSending} aria-busy={isSending}>
          {t('verify')}
        </Button>
      </Stack>
    </form>
  )
}
