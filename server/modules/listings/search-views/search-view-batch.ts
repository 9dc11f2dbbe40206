import { type SearchViewBody, searchedNights } from '@/lib/domain/statistics/search-view'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { findCity } from '@/server/modules/listings/search/find-city'
import { addSearches, type SearchCount } from './store'

/** Above so many different searches per round further ones are dropped, as a flood. */
const MOST_WAITING = 5000

interface Waiting {
  city: string
  type: SearchCount['type']
  day: Day
  nights: Day[]
  searches: number
  found: number
}

/** Collects searches in memory and writes their counts in batches; a crash loses the last seconds. */
export function searchViewBatch({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let waiting = new Map<string, Waiting>()
  const add = (key: string, one: Waiting) => {
    const known = waiting.get(key)
    if (!known && waiting.size >= MOST_WAITING) return
    const { searches = 0, found = 0 } = known ?? {}
    waiting.set(key, { ...one, searches: one.searches + searches, found: one.found + found })
  }
  return {
    add(view: SearchViewBody): void {
      const { city = '', type = 'any', hasFound } = view
      const day = riyadhDay(clock.now())
      const nights = searchedNights(view, day)
      const key = JSON.stringify([day, city, type, nights[0], nights.length])
      add(key, { city, type, day, nights, searches: 1, found: hasFound ? 1 : 0 })
    },
    /** Writes the counts; on a failure they stay for the next round. */
    async flush(): Promise<void> {
      if (waiting.size === 0) return
      const rows = waiting
      waiting = new Map()
      try {
        const names = [...new Set([...rows.values()].map(({ city }) => city))]
        const found = new Map<string, string | undefined>([['', '']])
        for (const name of names) if (name !== '') found.set(name, (await findCity(db, name))?.id)
        // A city that nobody knows is no place that was searched.
        const counts = [...rows.values()].flatMap(({ city, ...row }) => {
          const cityId = found.get(city)
          return cityId === undefined ? [] : [{ ...row, cityId }]
        })
        await addSearches(db, counts)
      } catch (error) {
        for (const [key, one] of rows) add(key, one)
        throw error
      }
    },
  }
}
