import { sweep } from '@/server/jobs/sweeper'
import type { TestApp } from './test-app'
import type { Host } from './users'

/** A listing with its vendor. */
export interface Place {
  id: string
  host: Host
}

/** Events of whole days as a calendar file. */
export function feedOf(...events: [uid: string, first: string, last: string, summary?: string][]): string {
  const lines = events.flatMap(([uid, first, last, summary]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${first}`,
    `DTEND;VALUE=DATE:${last}`,
    ...(summary ? [`SUMMARY:${summary}`] : []),
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

export const addressOf = (name: string) => `https://${name}.example.com/calendar.ics`

/** Calls of a vendor on the feeds of a listing. */
export function feedsOf(test: TestApp, { id, host: as }: Place) {
  const add = (name: string, colour = 'blue') =>
    test.call('POST', `/vender/services/${id}/calendar-feeds`, {
      as,
      body: { name, colour, url: addressOf(name) },
    })
  return {
    add,
    list: async () => (await test.call('GET', `/vender/services/${id}/calendar-feeds`, { as })).body.data,
    change: (feedId: string, body: object) =>
      test.call('PUT', `/vender/calendar-feeds/${feedId}`, { as, body }),
    fetch: (feedId: string) => test.call('POST', `/vender/calendar-feeds/${feedId}/fetch`, { as }),
    remove: (feedId: string) => test.call('DELETE', `/vender/calendar-feeds/${feedId}`, { as }),
    /** Adds a feed that has this text, and reads it. */
    connect: async (name: string, text: string): Promise<string> => {
      test.calendars.set(addressOf(name), text)
      // Feeds are in the order of their making.
      test.clock.pass(1)
      const { body } = await add(name)
      await sweep(test)
      return body._id
    },
    calendar: async () => (await test.call('GET', `/vender/services/${id}/calendar`, { as })).body,
  }
}

/** The days that are not free, each with the ids of its feeds. */
export async function takenDays(feeds: ReturnType<typeof feedsOf>): Promise<Record<string, string[]>> {
  const { days } = await feeds.calendar()
  const taken: { day: string; state: string; feeds: string[] }[] = days
  return Object.fromEntries(
    taken.filter(({ state }) => state === 'taken').map((one) => [one.day, one.feeds] as const),
  )
}
