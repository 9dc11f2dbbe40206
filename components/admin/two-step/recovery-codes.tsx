'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'

const Codes = styled.ol`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3); margin: 0; padding: var(--s-5); list-style: none; direction: ltr;
  border-radius: var(--r-lg); background: var(--c-sub); font-family: monospace; font-size: var(--fs-md); text-align: center;
`

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('admin.twoStep.recovery')
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      showToast({ kind: 'error', text: t('copyFailed') })
    }
  }
  return (
    <>
      <h2>{t('title')}</h2>
      <Notice tone="warn">{t('once')}</Notice>
      <Codes aria-label={t('title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        <Button type="button" onClick={onDone}>
          {t('stored')}
        </Button>
        <Button type="button" $kind="outline" onClick={copy}>
          <Icon name="copy" size={18} /> {t('copy')}
        </Button>
      </ButtonRow>
    </>
  )
}
