import type { RefObject } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/api/http'
import { hasPresenceCookie } from '@/lib/api/person'
import { askToSignIn } from '@/lib/session/sign-in-prompt'
import type { watchHearts } from './kept-places'

interface Words {
  removed: string
  undo: string
  failureText: (failure: unknown) => string
}

/** What a press does: keep or let go, with the way back; a visitor signs in first, and then the place is kept. */
export function carryPresses(hearts: ReturnType<typeof watchHearts>, words: RefObject<Words>) {
  async function wish(id: string, wanted: boolean) {
    try {
      await hearts.wish(id, wanted)
      if (wanted) return
      const { removed, undo } = words.current
      showToast({ kind: 'info', text: removed, action: undo, onOpen: () => void wish(id, true) })
    } catch (failure) {
      const isForgotten = failure instanceof ApiError && failure.status === 401
      if (isForgotten) askToSignIn(() => void wish(id, wanted))
      else showToast({ kind: 'error', text: words.current.failureText(failure) })
    }
  }
  return (id: string) => {
    if (hasPresenceCookie()) void wish(id, !hearts.isKept(id))
    else askToSignIn(() => void wish(id, true))
  }
}
