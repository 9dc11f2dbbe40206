import type { ListingCard } from '@/lib/domain/listing/card'
import { type Day, daysBetween, formatQueryDay } from '@/lib/domain/time/days'

type Search = (query: Record<string, string>) => Promise<ListingCard[]>

/** Searches of dates sort and filter listings by the totals that their quotes have, by id. */
export async function expectSortedByPrice(
  search: Search,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
  totals: ReadonlyMap<string, number>,
): Promise<void> {
  const nights = daysBetween(checkIn, checkOut)
  const stay = { checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut), pageSize: '20' }
  for (const [sort, sign] of [
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const) {
    const cards = await search({ ...stay, sort })
    expect(cards.map(({ _id, price }) => [_id, price.stay?.total])).toEqual(
      [...totals].toSorted((a, b) => sign * (a[1] - b[1]) || (a[0] < b[0] ? -1 : 1)),
    )
  }
  const middle = [...totals.values()].toSorted((a, b) => a - b)[Math.floor(totals.size / 2)] ?? 0
  const most = Math.ceil(middle / nights)
  const cheap = await search({ ...stay, priceMax: String(most) })
  expect(new Set(cheap.map(({ _id }) => _id))).toEqual(
    new Set([...totals].filter(([, total]) => total / nights <= most).map(([id]) => id)),
  )
}
