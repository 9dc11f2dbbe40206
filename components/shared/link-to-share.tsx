'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Wrapped } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { useSelectOnFocus } from '@/components/ui/hooks/use-select-on-focus'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'

const Address = styled.input`
  display: block; border: 0; inline-size: 100%; min-block-size: var(--tap); padding: var(--s-3) var(--s-4); border-radius: var(--r-md);
  background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-size: var(--fs-sm); direction: ltr; text-align: start; color: var(--c-ink);
`

interface LinkToShareProps {
  href: string
  /** the name of the field */
  label: string
  /** the words before the link in a message */
  invite: string
  disabled?: boolean
  /** further buttons */
  children?: ReactNode
}

/** A link to copy or to send by WhatsApp. Needs the messages `sharing`. */
export function LinkToShare({ href, label, invite, disabled = false, children }: LinkToShareProps) {
  const t = useTranslations('sharing')
  const selecting = useSelectOnFocus()
  async function copy() {
    try {
      await navigator.clipboard.writeText(href)
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      showToast({ kind: 'error', text: t('copyFailed') })
    }
  }
  return (
    <>
      <Address readOnly value={href} aria-label={label} {...selecting} />
      <Wrapped $gap={2}>
        <Button $kind="soft" $size="sm" disabled={disabled} onClick={copy}>
          <Icon name="copy" size={18} /> {t('copy')}
        </Button>
        <Button
          as="a"
          $kind="quiet"
          $size="sm"
          href={`https://wa.me/?text=${encodeURIComponent(`${invite}\n${href}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" size={18} /> {t('whatsapp')}
          <span className="sr-only">{t('newWindow')}</span>
        </Button>
        {children}
      </Wrapped>
    </>
  )
}
