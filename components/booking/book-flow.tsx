'use client'

import { useEffect, useRef, useState } from 'react'
import { useUser } from '@/lib/api/use-user'
import { askToSignIn } from '@/lib/session/sign-in-prompt'
import ConfirmDialog from './confirm-dialog'
import { useStay } from './stay-state'
import { useBook } from './use-book'

interface BookFlowProps {
  /** counts the clicks on the button: each one asks again */
  attempt: number
  /** the person is known and what is to be confirmed opens */
  onReady: () => void
}

/** From the button to the booking: who it is, then what is about to be booked. */
export default function BookFlow({ attempt, onReady }: BookFlowProps) {
  const { offer, request, answer, change } = useStay()
  const { status } = useUser()
  const { confirm, isSending, conflict, forgetConflict } = useBook(offer.id)
  const [isConfirming, setIsConfirming] = useState(false)
  const answered = useRef(0)
  useEffect(() => {
    if (status === 'unknown' || status === 'loading' || answered.current === attempt) return
    answered.current = attempt
    const open = () => {
      onReady()
      setIsConfirming(true)
    }
    if (status === 'user') open()
    else askToSignIn(open)
  }, [attempt, status, onReady])

  const { quote } = answer
  if (!isConfirming || !request || !quote) return null
  return (
    <ConfirmDialog
      listing={offer}
      request={request}
      quote={quote}
      isSending={isSending}
      conflict={conflict}
      onConfirm={() =>
        confirm(request, conflict?.kind === 'priceChanged' ? conflict.totalHalalas : quote.totalHalalas)
      }
      onClose={() => setIsConfirming(false)}
      onPickDays={(days) => {
        forgetConflict()
        change(days)
      }}
    />
  )
}
