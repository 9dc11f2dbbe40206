'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { useUser } from '@/lib/api/use-user'
import { carryPresses } from './carry-presses'
import { onHeartPressed } from './heart-presses'
import { watchHearts } from './kept-places'

/** Fills the hearts of what is kept and carries presses to the api. */
export default function HeartKeeper() {
  const t = useTranslations('favourites.hearts')
  const failureText = useFailureText()
  const { user, status } = useUser()
  const [hearts, setHearts] = useState<ReturnType<typeof watchHearts> | null>(null)
  const words = useRef({ removed: '', undo: '', failureText })
  words.current = { removed: t('removed'), undo: t('undo'), failureText }
  useEffect(() => {
    const watched = watchHearts()
    const stopHearing = onHeartPressed(carryPresses(watched, words))
    setHearts(watched)
    return () => {
      stopHearing()
      watched.stop()
    }
  }, [])
  const userId = user?._id
  useEffect(() => {
    // Hearts that could not be filled stay empty; the list itself says what is wrong.
    if (userId) void hearts?.load().catch(() => undefined)
    else if (status === 'visitor') hearts?.forget()
  }, [hearts, userId, status])
  return null
}
