'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { useSelectOnFocus } from '@/components/ui/hooks/use-select-on-focus'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { shareFavourites, stopSharing } from '@/lib/api/favourites'
import styles from './favourites.module.css'

interface ShareListProps {
  /** the address of the favourites; the link appends the secret */
  url: string
  secret: string | null
}

/** A public link to the list, until it is revoked. */
export function ShareList({ url, secret: first }: ShareListProps) {
  const t = useTranslations('favourites.sharing')
  const selecting = useSelectOnFocus()
  const failureText = useFailureText()
  const [secret, setSecret] = useState(first)
  const [isBusy, setBusy] = useState(false)
  async function attempt(action: () => Promise<void>) {
    setBusy(true)
    try {
      await action()
    } catch (failure) {
      showToast({
        kind: 'error',
        text: failure instanceof DOMException ? t('copyFailed') : failureText(failure),
      })
    }
    setBusy(false)
  }
  if (!secret) {
    const open = async () => setSecret((await shareFavourites()).secret)
    return (
      <Button type="button" $kind="outline" $size="sm" $pill aria-busy={isBusy} onClick={() => attempt(open)}>
        <Icon name="share" size={18} /> {t('open')}
      </Button>
    )
  }
  const href = `${url}/${secret}`
  async function copy() {
    await navigator.clipboard.writeText(href)
    showToast({ kind: 'success', text: t('copied') })
  }
  async function close() {
    await stopSharing()
    setSecret(null)
    showToast({ kind: 'success', text: t('closed') })
  }
  return (
    <div className={styles.share}>
      <p>{t('isOpen')}</p>
      <input className={styles.link} readOnly value={href} aria-label={t('link')} {...selecting} />
      <div className={styles.actions}>
        <Button type="button" $kind="soft" $size="sm" disabled={isBusy} onClick={() => attempt(copy)}>
          <Icon name="copy" size={18} /> {t('copy')}
        </Button>
        <Button
          as="a"
          $kind="quiet"
          $size="sm"
          href={`https://wa.me/?text=${encodeURIComponent(`${t('invite')}\n${href}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('whatsapp')}
          <span className="sr-only">{t('newWindow')}</span>
        </Button>
        <Button type="button" $kind="quiet" $size="sm" disabled={isBusy} onClick={() => attempt(close)}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
