'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { Box, BoxIntro } from './box'

const Address = styled.code`
  display: block; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-xs);
  overflow-wrap: anywhere; direction: ltr; text-align: start; -webkit-user-select: all; user-select: all;
`

/** The calendar feed for other sites: its address is a secret, so it is shown on request. */
export function ExportCalendar({ listingId, exportUrl }: { listingId: string; exportUrl: string }) {
  const t = useTranslations('hosted.calendar.out')
  const { act, isBusy } = useAction()
  const [isShown, setIsShown] = useState(false)
  const [isRenewing, setIsRenewing] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(exportUrl)
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      // Without permission to use the clipboard, the address can still be selected by hand.
      setIsShown(true)
      showToast({ kind: 'info', text: t('copyByHand') })
    }
  }
  async function renew() {
    if (
      await act(
        () => call('POST /vendor/services/:id/calendar/secret', { params: { id: listingId } }),
        t('renewed'),
      )
    )
      setIsRenewing(false)
  }
  return (
    <Box aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <BoxIntro>{t('text')}</BoxIntro>
      {isShown ? <Address>{exportUrl}</Address> : null}
      <ButtonRow>
        <Button $kind="outline" $size="sm" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'hide' : 'show')}
        </Button>
        <Button $kind="outline" $size="sm" onClick={copy}>
          <Icon name="copy" size={16} /> {t('copy')}
        </Button>
        <Button $kind="quiet" $size="sm" onClick={() => setIsRenewing(true)}>
          {t('renew')}
        </Button>
      </ButtonRow>
      <Dialog
        open={isRenewing}
        onOpenChange={setIsRenewing}
        title={t('renewTitle')}
        closeLabel={t('close')}
        footer={
          <>
            <Button $kind="quiet" onClick={() => setIsRenewing(false)}>
              {t('keep')}
            </Button>
            <Button aria-busy={isBusy} onClick={renew}>
              {t('renewNow')}
            </Button>
          </>
        }
      >
        <p>{t('renewText')}</p>
      </Dialog>
    </Box>
  )
}
