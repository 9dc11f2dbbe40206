'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import { pressHeart } from './heart-presses'

const HeartSync = dynamic(() => untilLoaded(() => import('./heart-sync')), { ssr: false })

/** Listens to the hearts of all cards. The sync loads for a signed-in user, or with the first press. */
export function Hearts() {
  const { user } = useUser()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const onEvent = (event: MouseEvent) => {
      const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-heart]') : null
      const id = heart?.dataset['heart']
      if (!id) return
      pressHeart({ id, wanted: heart.getAttribute('aria-pressed') !== 'true' })
      setPressed(true)
    }
    document.addEventListener('click', onEvent)
    return () => document.removeEventListener('click', onEvent)
  }, [])
  return user || isPressed ? (
    <LazyMessages part="hearts">
      <HeartSync />
    </LazyMessages>
  ) : null
}
