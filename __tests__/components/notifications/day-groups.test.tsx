import { groupByDay } from '@/components/notifications/notification-list'
import type { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { formatInstant } from '@/lib/i18n/dates'
import { formatAgo } from '@/lib/i18n/relative-time'

/** 01:30 of the 15th in Riyadh. */
const NOW = new Date('2026-03-14T22:30:00Z')

const at = (createdAt: string): NotificationWire => ({
  _id: createdAt,
  type: 'Balance_added',
  title: '',
  description: '',
  read: false,
  createdAt,
  data: {},
})

test('bell-list: the days are those of Riyadh, whatever the clock of the browser', () => {
  const groups = groupByDay(
    [
      at('2026-03-14T21:00:00Z'),
      at('2026-03-14T20:59:00Z'),
      at('2026-03-13T21:00:00Z'),
      at('2026-03-13T20:59:00Z'),
    ],
    NOW,
  )
  expect(groups.map(({ group, notifications }) => [group, notifications.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['earlier', 1],
  ])
})

test.each([
  ['en', '2026-03-14T22:29:40Z', 'this minute'],
  ['en', '2026-03-14T22:25:00Z', '5 minutes ago'],
  ['en', '2026-03-14T19:00:00Z', '3 hours ago'],
  ['ar', '2026-03-14T22:25:00Z', 'قبل 5 دقائق'],
  ['en', '2026-03-13T22:00:00Z', formatInstant('2026-03-13T22:00:00Z', 'en')],
])('how long ago, in %s: %s is "%s"', (locale, instant, text) => {
  expect(formatAgo(instant, NOW, locale)).toBe(text)
})
