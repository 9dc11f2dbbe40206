'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { formatInstant } from '@/lib/i18n/dates'
import styles from './offline-note.module.css'

/**
 * Rendered on the pages that the service worker may cache for a signed-in user, marked by the attribute. Shows that
 * the page is a copy, and its time, while there is no connection.
 */
export function OfflineNote({ renderedAt }: { renderedAt: string }) {
  const t = useTranslations('offline')
  const locale = useLocale()
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine)
    update()
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return (
    <div data-offline-copy role="status" className={styles.note}>
      {isOffline ? (
        <p>
          <Icon name="info" size={20} /> {t('note', { time: formatInstant(renderedAt, locale) })}
        </p>
      ) : null}
    </div>
  )
}
