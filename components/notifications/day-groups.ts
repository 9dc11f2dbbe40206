import { addDays, riyadhDay } from '@/lib/domain/days'
import type { NotificationWire } from '@/lib/domain/notification-wire'

const DAY_GROUPS = ['today', 'yesterday', 'earlier'] as const
type DayGroup = (typeof DAY_GROUPS)[number]

/** The notifications parted by the days of Riyadh, in their order; empty groups are left out. */
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
