'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { LinkToShare } from '@/components/shared/link-to-share'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import styles from './favourites.module.css'

interface ShareListProps {
  /** the address of the favourites; the link appends the secret */
  url: string
  secret: string | null
}

/** A public link to the list, until it is revoked. */
export function ShareList({ url, secret: first }: ShareListProps) {
  const t = useTranslations('favourites.sharing')
  const failureText = useFailureText()
  const [secret, setSecret] = useState(first)
  const [isBusy, setBusy] = useState(false)
  async function attempt(action: () => Promise<void>) {
    setBusy(true)
    try {
      await action()
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setBusy(false)
  }
  if (!secret) {
    const open = async () => setSecret((await call('POST /favourites/share')).secret)
    return (
      <Button type="button" $kind="outline" $size="sm" $pill aria-busy={isBusy} onClick={() => attempt(open)}>
        <Icon name="share" size={18} /> {t('open')}
      </Button>
    )
  }
  async function close() {
    await call('DELETE /favourites/share')
    setSecret(null)
    showToast({ kind: 'success', text: t('closed') })
  }
  return (
    <div className={styles.share}>
      <p>{t('isOpen')}</p>
      <LinkToShare href={`${url}/${secret}`} label={t('link')} invite={t('invite')} disabled={isBusy}>
        <Button type="button" $kind="quiet" $size="sm" disabled={isBusy} onClick={() => attempt(close)}>
          {t('close')}
        </Button>
      </LinkToShare>
    </div>
  )
}
