'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useReportFailure } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { hasPresenceCookie } from '@/lib/api/current-user'
import { ApiError, hasCode } from '@/lib/api/http'
import type { Favourite, Votes } from '@/lib/contract/schemas/favourites'
import { localName } from '@/lib/i18n/direction'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import styles from './favourites.module.css'
import { VotesOfPlace } from './votes-of-place'

interface VoteButtonProps {
  /** of the list's link */
  secret: string
  favourite: Favourite
}

/** Votes for a place of a shared list, or takes that back; a visitor signs in first. */
export function VoteButton({ secret, favourite }: VoteButtonProps) {
  const t = useTranslations('favourites.votes')
  const over = useTranslations('favourites.over')
  const locale = useLocale()
  const router = useRouter()
  const report = useReportFailure()
  const [isBusy, setBusy] = useState(false)
  const { card, isAvailable, votes: drawn } = favourite
  // What the page draws anew replaces the answer of a press.
  const [answer, setAnswer] = useState({ drawn, votes: drawn })
  const votes = answer.drawn === drawn ? answer.votes : drawn

  async function send(isGiven: boolean): Promise<void> {
    setBusy(true)
    const input = { params: { id: secret, listingId: card._id } }
    try {
      const sent: Votes = isGiven
        ? await call('PUT /favourites/shared/:id/votes/:listingId', input)
        : await call('DELETE /favourites/shared/:id/votes/:listingId', input)
      setAnswer({ drawn, votes: sent })
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) signIn()
      else if (hasCode(failure, 'not_found')) {
        showToast({ kind: 'error', text: over('title') })
        router.refresh()
      } else report(failure)
    }
    setBusy(false)
  }
  // The page shows whoever signed in their other votes too.
  const signIn = () => requestSignIn(() => void send(true).then(() => router.refresh()))

  return (
    <div className={styles.vote}>
      {isAvailable || votes.isMine ? (
        <Button
          $kind={votes.isMine ? 'soft' : 'outline'}
          $size="sm"
          aria-pressed={votes.isMine}
          aria-label={t('voteFor', { name: localName(locale, card) })}
          aria-busy={isBusy}
          onClick={() => (hasPresenceCookie() ? void send(!votes.isMine) : signIn())}
        >
          {votes.isMine ? <Icon name="check" size={18} /> : null} {t('vote')}
        </Button>
      ) : null}
      <VotesOfPlace votes={votes} />
    </div>
  )
}
