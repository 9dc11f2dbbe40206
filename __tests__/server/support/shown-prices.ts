import type { ListingCard } from '@/lib/domain/listing/card'
import { addDays } from '@/lib/domain/time/days'
import type { aListing } from './listings'
import { type TestApp, TODAY } from './test-app'

export type Place = Awaited<ReturnType<typeof aListing>>

/** One adult, who pays at the door. */
export const PARTY = {
  ...{ adults: 1, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' },
}

/** A stay of so many nights, so many days from today. */
export const days = (ahead: number, nights: number) => ({
  checkIn: addDays(TODAY, ahead),
  checkOut: addDays(TODAY, ahead + nights),
})

/** The three places that show the price of a stay: the quote, the vendor's preview and the search. */
export const shownPrices = (test: TestApp) => ({
  quote: async ({ id }: Place, stay: object) =>
    (await test.call('POST', `/services/${id}/quote`, { body: { ...PARTY, ...stay } })).body,
  preview: async ({ id, host }: Place, stay: Record<string, string>) => {
    const path = `/vender/services/${id}/price-plans/preview?${new URLSearchParams(stay)}`
    return (await test.call('GET', path, { as: host })).body
  },
  search: async (query: Record<string, string>) =>
    (await test.call('GET', `/services/search?${new URLSearchParams({ city: 'Jeddah', ...query })}`)).body
      .data as ListingCard[],
})
