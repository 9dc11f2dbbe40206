import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { NotificationItem } from './notification-item'

const LIST_BLOCK = '240px'

const Frame = styled.div`
  display: grid; gap: var(--s-4);
  h3 { padding-inline: var(--s-3); margin-block-end: var(--s-1); font-size: var(--fs-xs); font-weight: var(--fw-medium); color: var(--c-ink-3); }
  ul { display: grid; gap: var(--s-1); list-style: none; padding: 0; margin: 0; }
`

const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2); justify-content: space-between;
`

interface NotificationListProps {
  /** undefined while loading */
  notifications: NotificationWire[] | undefined
  hasFailed: boolean
  onReload: () => void
  onOpen: (notification: NotificationWire) => void
  onReadAll: () => void
}

/** Newest first, grouped by day; all of them or the unread ones. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, hasFailed, onReload, onOpen, onReadAll } = props
  const t = useTranslations('bell')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  if (hasFailed && !notifications) {
    return (
      <EmptyState title={t('failed')} text="">
        <Button onClick={onReload}>{t('retry')}</Button>
      </EmptyState>
    )
  }
  if (!notifications) return <Skeleton $block={LIST_BLOCK} />
  if (notifications.length === 0) return <EmptyState title={t('emptyTitle')} text={t('empty')} />
  const now = new Date()
  const hasUnread = notifications.some((one) => !one.read)
  const shown = isUnreadOnly ? notifications.filter((one) => !one.read) : notifications
  return (
    <Frame>
      <Tools>
        <Button
          $kind={isUnreadOnly ? 'soft' : 'outline'}
          $size="sm"
          $pill
          aria-pressed={isUnreadOnly}
          onClick={() => setUnreadOnly(!isUnreadOnly)}
        >
          {t('unreadOnly')}
        </Button>
        <Button $kind="quiet" $size="sm" $pill disabled={!hasUnread} onClick={onReadAll}>
          {t('readAll')}
        </Button>
      </Tools>
      {shown.length === 0 ? <p>{t('noneUnread')}</p> : null}
      {groupByDay(shown, now).map(({ group, notifications: ofGroup }) => (
        <section key={group} aria-label={t(group)}>
          <h3>{t(group)}</h3>
          <ul>
            {ofGroup.map((one) => (
              <li key={one._id}>
                <NotificationItem notification={one} now={now} onOpen={() => onOpen(one)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  )
}

const DAY_GROUPS = ['today', 'yesterday', 'earlier'] as const

type DayGroup = (typeof DAY_GROUPS)[number]

/** The notifications grouped by Riyadh days, in order, without empty groups. */
export function groupByDay(
  notifications: NotificationWire[],
  now: Date,
): { group: DayGroup; notifications: NotificationWire[] }[] {
  const today = riyadhDay(now)
  const yesterday = addDays(today, -1)
  const groupOf = ({ createdAt }: NotificationWire): DayGroup => {
    const day = riyadhDay(new Date(createdAt))
    if (day >= today) return 'today'
    return day === yesterday ? 'yesterday' : 'earlier'
  }
  return DAY_GROUPS.map((group) => ({
    group,
    notifications: notifications.filter((one) => groupOf(one) === group),
  })).filter((one) => one.notifications.length > 0)
}
