'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { describedBy, Field, placeholderFor } from '@/components/ui/input/field'
import { call } from '@/lib/api/call'
import { useRouter } from '@/lib/i18n/navigation'

const MAX_REASON = 500

const Form = styled.form`
  display: grid; gap: var(--s-4);
  textarea {
    inline-size: 100%; min-block-size: 120px; padding: var(--s-3) var(--s-4); border: 0; border-radius: var(--r-md); background: var(--c-bg);
    font-size: var(--fs-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); resize: vertical;
  }
`

/** After the deadline: requests an exception with a reason, after the stay it is a complaint; an admin decides. */
export function RequestException({ bookingId, isOver }: { bookingId: string; isOver: boolean }) {
  const t = useTranslations('stay.exception')
  const label = t(isOver ? 'askAfter' : 'ask')
  const router = useRouter()
  const failureText = useFailureText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setError(t('reasonNeeded'))
    setIsSending(true)
    try {
      await call('POST /bookings/:id/exception', {
        params: { id: bookingId },
        body: { reason: reason.trim() },
      })
      setIsOpen(false)
      router.refresh()
    } catch (failure) {
      setError(failureText(failure))
    }
    setIsSending(false)
  }
  return (
    <>
      <Button $kind="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={label} closeLabel={t('close')}>
        <Form onSubmit={send}>
          <Notice>
            <p>{t(isOver ? 'explainedAfter' : 'explained')}</p>
          </Notice>
          <Field id={id} label={t('reason')} error={error}>
            <textarea
              id={id}
              dir="auto"
              {...placeholderFor('auto')}
              maxLength={MAX_REASON}
              value={reason}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, { error })}
              onChange={(event) => {
                setReason(event.target.value)
                setError('')
              }}
            />
          </Field>
          <Button type="submit" aria-busy={isSending}>
            {t('send')}
          </Button>
        </Form>
      </Dialog>
    </>
  )
}
