import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { CalendarConflictWire, CalendarFeedWire, CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { calendarBody } from '@/lib/domain/calendar/bodies'
import { feedBody } from '@/lib/domain/calendar/feeds'
import { exactObject } from '@/lib/domain/exact-object'

/** Days and their prices are one calendar; `calendarFor` and `assertKeyMayChange` tell its parts apart. */
const KEY_SCOPES = ['availability', 'prices'] as const

const rangeQuery = exactObject({ from: string().max(10), to: string().max(10) })

export const calendarRoutes = {
  'GET /vendor/services/:id/calendar': {
    access: 'vendor',
    action: 'readCalendar',
    keyScopes: KEY_SCOPES,
    params: idParam,
    query: rangeQuery,
    answer: CalendarWire,
  },
  'PUT /vendor/services/:id/calendar': {
    access: 'vendor',
    action: 'editCalendar',
    keyScopes: KEY_SCOPES,
    params: idParam,
    body: calendarBody,
    answer: CalendarWire,
    errors: ['invalid', 'unusual_change', 'dates_unavailable'],
  },
  'POST /vendor/services/:id/calendar/import': {
    access: 'vendor',
    action: 'editCalendar',
    use: 'calendarImport',
    params: idParam,
    answer: CalendarWire,
  },
  'POST /vendor/services/:id/calendar/secret': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    answer: Type.Object({ exportUrl: Type.String() }),
  },
  'GET /vendor/services/:id/calendar-feeds': {
    access: 'vendor',
    action: 'readCalendar',
    params: idParam,
    answer: listOf(CalendarFeedWire),
  },
  'POST /vendor/services/:id/calendar-feeds': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: feedBody,
    status: 201,
    answer: CalendarFeedWire,
    errors: ['too_many_feeds', 'feed_exists'],
  },
  'PUT /vendor/calendar-feeds/:id': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: feedBody,
    answer: CalendarFeedWire,
    errors: ['feed_exists'],
  },
  'POST /vendor/calendar-feeds/:id/fetch': {
    access: 'vendor',
    action: 'editCalendar',
    use: 'calendarImport',
    params: idParam,
    answer: CalendarFeedWire,
  },
  'DELETE /vendor/calendar-feeds/:id': { access: 'vendor', action: 'editCalendar', params: idParam },
  'GET /vendor/calendar-conflicts': {
    access: 'vendor',
    action: 'readCalendar',
    answer: listOf(CalendarConflictWire),
  },
  'POST /vendor/calendar-conflicts/:id/resolve': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    answer: listOf(CalendarConflictWire),
  },
  'GET /calendars/:id/busy.ics': { access: 'public', params: idParam, answer: file('text/calendar') },
} as const satisfies Routes
