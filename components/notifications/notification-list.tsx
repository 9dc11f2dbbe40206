'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { readNotification } from '@/lib/api/notifications'
import { notificationRule } from '@/lib/domain/notification'
import type { NotificationWire } from '@/lib/domain/notification-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { readPageAddress } from '@/lib/i18n/page-address'

const LIST_BLOCK = '240px'

const List = styled.ul`
  display: grid; gap: var(--s-2); list-style: none; padding: 0; margin: 0;
  button { display: grid; gap: var(--s-1); inline-size: 100%; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); text-align: start; cursor: pointer; }
  button:hover { background: var(--c-sub); }
  [data-unread] { background: var(--c-primary-soft); }
  [data-unread] .title { font-weight: var(--fw-bold); }
  .text { font-size: var(--fs-sm); color: var(--c-ink-2); }
  time { font-size: var(--fs-xs); color: var(--c-ink-3); }
`

interface NotificationListProps {
  notifications: NotificationWire[] | undefined
  hasFailed: boolean
  onReload: () => void
  onClose: () => void
}

/** Newest first; a click marks one read, reloads the list and leads to the page of its type. */
export default function NotificationList({
  notifications,
  hasFailed,
  onReload,
  onClose,
}: NotificationListProps) {
  const t = useTranslations('bell')
  const locale = useLocale()
  const router = useRouter()

  const open = async ({ _id, type }: NotificationWire) => {
    // A notification that could not be marked stays unread; the way to its page is not held up by that.
    await readNotification(_id).catch(() => undefined)
    onReload()
    const { route } = notificationRule(type)
    if (readPageAddress(route).kind !== 'plain') return
    onClose()
    router.push(route)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('title')}
      closeLabel={t('close')}
    >
      {hasFailed ? (
        <EmptyState title={t('failed')} text="">
          <Button type="button" onClick={onReload}>
            {t('retry')}
          </Button>
        </EmptyState>
      ) : null}
      {!notifications && !hasFailed ? <Skeleton $block={LIST_BLOCK} /> : null}
      {notifications?.length === 0 ? <EmptyState title={t('title')} text={t('empty')} /> : null}
      <List>
        {notifications?.map((one) => (
          <li key={one._id}>
            <button type="button" data-unread={one.read ? undefined : true} onClick={() => open(one)}>
              <span className="title">
                {one.title}
                {one.read ? null : <span className="sr-only"> {t('unread')}</span>}
              </span>
              <span className="text" dir="auto">
                {one.description}
              </span>
              <time dateTime={one.createdAt}>{formatInstant(one.createdAt, locale)}</time>
            </button>
          </li>
        ))}
      </List>
    </Dialog>
  )
}
