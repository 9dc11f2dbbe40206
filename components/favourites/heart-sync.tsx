'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'
import { hasPresenceCookie, useUser } from '@/lib/api/current-user'
import { ApiError } from '@/lib/api/http'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { createFavouriteHearts } from './favourite-hearts'
import { onHeartPressed } from './heart-presses'

/** Fills the hearts of saved listings and sends presses to the api. */
export default function HeartSync() {
  const t = useTranslations('favourites.hearts')
  const failureText = useFailureText()
  const { user, status } = useUser()
  const [hearts, setHearts] = useState<ReturnType<typeof createFavouriteHearts> | null>(null)
  const texts = useRef({ removed: '', undo: '', failureText })
  texts.current = { removed: t('removed'), undo: t('undo'), failureText }
  useEffect(() => {
    const watched = createFavouriteHearts()
    const unsubscribe = onHeartPressed(sendHeartPresses(watched, texts))
    setHearts(watched)
    return () => {
      unsubscribe()
      watched.stop()
    }
  }, [])
  const userId = user?._id
  useEffect(() => {
    // If the list cannot be loaded, the hearts stay empty; the list's own page shows the error.
    if (userId) void hearts?.load().catch(() => undefined)
    else if (status === 'visitor') hearts?.forget()
  }, [hearts, userId, status])
  return null
}

interface HeartTexts {
  removed: string
  undo: string
  failureText: (failure: unknown) => string
}

/** A press saves or removes with undo; a visitor signs in first, then the listing is saved. */
function sendHeartPresses(hearts: ReturnType<typeof createFavouriteHearts>, texts: RefObject<HeartTexts>) {
  async function toggle(id: string, wanted: boolean) {
    try {
      await hearts.wish(id, wanted)
      if (wanted) return
      const { removed, undo } = texts.current
      showToast({ kind: 'info', text: removed, action: undo, onOpen: () => void toggle(id, true) })
    } catch (failure) {
      const isForgotten = failure instanceof ApiError && failure.status === 401
      if (isForgotten) requestSignIn(() => void toggle(id, wanted))
      else showToast({ kind: 'error', text: texts.current.failureText(failure) })
    }
  }
  return ({ id, wanted }: { id: string; wanted: boolean }) => {
    if (hasPresenceCookie()) void toggle(id, wanted)
    else requestSignIn(() => void toggle(id, true))
  }
}
