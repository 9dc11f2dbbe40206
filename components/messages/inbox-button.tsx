'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useUnreadMessages } from '@/components/shared/use-unread-messages'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { onLive } from '@/lib/api/live'
import { localName } from '@/lib/i18n/direction'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { countInTitle } from '@/lib/unread-title'
import styles from './inbox.module.css'

const PREVIEW_LENGTH = 90

/** The number of unread messages, and a toast for a new one while its conversation is not open. */
export default function InboxButton() {
  const t = useTranslations('inbox')
  const unread = useUnreadMessages()
  useEffect(() => countInTitle('messages', unread), [unread])
  useMessageToast()
  return (
    <Link
      className={styles.link}
      href="/messages"
      prefetch={false}
      aria-label={t('label', { count: unread })}
    >
      <Icon name="chat" size={22} />
      {unread > 0 ? (
        <span className={`num ${styles.count}`} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  )
}

function useMessageToast(): void {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const router = useRouter()
  useEffect(
    () =>
      onLive('message', async ({ conversationId, message }) => {
        if (message.isOwn || document.visibilityState !== 'visible' || isVisible(conversationId)) return
        const from = await call('GET /conversations/:id', { params: { id: conversationId } }).catch(
          () => null,
        )
        showToast({
          kind: 'news',
          text: t('from', { name: from ? localName(locale, from.other) : '' }),
          detail: message.body.slice(0, PREVIEW_LENGTH) || t('photo'),
          onOpen: () => router.push(`/messages?c=${conversationId}`),
        })
      }),
    [t, locale, router],
  )
}

const isVisible = (id: string) => new URLSearchParams(location.search).get('c') === id
