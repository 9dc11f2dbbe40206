import { useAnswer } from '@/lib/api/use-answer'
import { addDays, type Day } from '@/lib/domain/time/days'
import type { HourSlot } from './hour-choice'

/** The hours of a day and of the next one, whose first belong to the same evening; null while they load. */
export function useEveningHours(listingId: string, day: Day) {
  const here = useHours(listingId, day)
  const next = useHours(listingId, addDays(day, 1))
  return {
    slots: here.slots && next.slots ? [...here.slots, ...next.slots] : null,
    // A run over midnight is in both answers.
    ownBookings: [...new Map([...here.own, ...next.own].map((one) => [one._id, one])).values()],
    hasFailed: here.hasFailed || next.hasFailed,
    retry: () => {
      here.retry()
      next.retry()
    },
  }
}

function useHours(listingId: string, date: Day) {
  const { data, error, mutate } = useAnswer('GET /services/:id/availability', {
    params: { id: listingId },
    query: { from: date, to: addDays(date, 1) },
  })
  const slots: HourSlot[] | null =
    data?.slots.map(({ start, state, price }) => ({ date, start, state, price })) ?? null
  return { slots, own: data?.ownBookings ?? [], hasFailed: Boolean(error), retry: () => void mutate() }
}
