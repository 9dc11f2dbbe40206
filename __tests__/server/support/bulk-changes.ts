import type { CalendarDayWire } from '@/lib/contract/schemas/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import type { ListingOptions } from './listings'
import type { Answer, TestApp } from './test-app'
import type { TestUser } from './users'

/** Sold by the hour, from the afternoon until three in the night. */
export const A_PITCH: ListingOptions = {
  type: 'Stadium',
  pricingMode: 'hourly',
  checkInTime: '16:00',
  checkOutTime: '03:00',
  prices: { allDays: null, hour: 10_000 },
}

/** The acts of a vendor on several listings, and what their calendars say after them. */
export function bulkChanges(api: TestApp) {
  const undo = (as: TestUser, id: string): Promise<Answer> =>
    api.call('POST', `/vender/bulk-changes/${id}/undo`, { as })
  const undoable = async (as: TestUser) => (await api.call('GET', '/vender/bulk-changes', { as })).body.data
  return {
    undo,
    undoable,
    change: (as: TestUser, body: object): Promise<Answer> =>
      api.call('POST', '/vender/bulk-changes/days', { as, body: { weekdays: [], ...body } }),
    copy: (as: TestUser, { id }: { id: string }, body: object): Promise<Answer> =>
      api.call('POST', `/vender/services/${id}/copy-terms`, { as, body }),
    /** Undoes the newest act. */
    undoLast: async (as: TestUser): Promise<Answer> => undo(as, (await undoable(as))[0]._id),
    days: async (as: TestUser, { id }: { id: string }, from: Day, to: Day): Promise<CalendarDayWire[]> =>
      (await api.call('GET', `/vender/services/${id}/calendar?from=${from}&to=${to}`, { as })).body.days,
  }
}
