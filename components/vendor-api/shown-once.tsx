'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { Notice } from '@/components/shared/notice'
import { Stack } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'

const Secret = styled.code`
  display: block; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm);
  overflow-wrap: anywhere; direction: ltr; text-align: start; -webkit-user-select: all; user-select: all;
`

/** A secret that no later page shows, to copy. */
export function ShownOnce({ secret, text, onDone }: { secret: string; text: string; onDone: () => void }) {
  const t = useTranslations('vendorApi.once')
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      showToast({ kind: 'info', text: t('copyByHand') })
    }
  }
  return (
    <Stack $gap={5}>
      <Notice tone="warn">{text}</Notice>
      <Secret>{secret}</Secret>
      <ButtonRow>
        <Button onClick={copy}>
          <Icon name="copy" size={16} /> {t('copy')}
        </Button>
        <Button $kind="quiet" onClick={onDone}>
          {t('done')}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
