'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { LinkToShare } from '@/components/shared/link-to-share'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { SharedLink } from '@/lib/contract/schemas/favourites'
import styles from './favourites.module.css'

interface ShareListProps {
  /** the address of the favourites; the link appends the secret */
  url: string
  link: SharedLink
}

/** A public link to the list, until it is revoked, and the votes of those who have it. */
export function ShareList({ url, link }: ShareListProps) {
  const t = useTranslations('favourites.sharing')
  const { act, isBusy } = useAction()
  const [isClosing, setClosing] = useState(false)
  const { secret, isVotingOpen } = link
  if (!secret) {
    return (
      <Button
        $kind="outline"
        $size="sm"
        $pill
        aria-busy={isBusy}
        onClick={() => act(() => call('POST /favourites/share'), t('opened'))}
      >
        <Icon name="share" size={18} /> {t('open')}
      </Button>
    )
  }
  const setVoting = () => call('PUT /favourites/share/voting', { body: { isOpen: !isVotingOpen } })
  return (
    <div className={styles.share}>
      <p>{t('isOpen')}</p>
      <LinkToShare href={`${url}/${secret}`} label={t('link')} invite={t('invite')} disabled={isBusy}>
        <Button
          $kind="quiet"
          $size="sm"
          disabled={isBusy}
          onClick={() => act(setVoting, t(isVotingOpen ? 'votingClosed' : 'votingOpened'))}
        >
          {t(isVotingOpen ? 'closeVoting' : 'openVoting')}
        </Button>
        <Button $kind="quiet" $size="sm" disabled={isBusy} onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      </LinkToShare>
      {isClosing ? (
        <ActDialog
          title={t('closeTitle')}
          keep={t('keep')}
          confirm={t('close')}
          done={t('closed')}
          send={() => call('DELETE /favourites/share')}
          onClose={() => setClosing(false)}
        >
          <p>{t('closeText')}</p>
        </ActDialog>
      ) : null}
    </div>
  )
}
