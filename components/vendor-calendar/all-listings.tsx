'use client'

import { useLocale } from 'next-intl'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import type { Day } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { Timeline } from './board/timeline'
import { BulkDays } from './bulk/bulk-days'
import { ChangePanel } from './change/change-panel'

interface AllListingsProps {
  dir: 'rtl' | 'ltr'
  places: readonly { service: VendorListingCard; calendar: CalendarWire }[]
  /** of all pages */
  listings: readonly VendorListingCard[]
  days: readonly Day[]
  today: Day
  max: Day
}

/** The next days of all listings, with the panel to change them. */
export function AllListings({ dir, places, listings, days, today, max }: AllListingsProps) {
  const locale = useLocale()
  return (
    <>
      <BulkDays listings={listings} today={today} />
      <ChangePanel
        dir={dir}
        today={today}
        max={max}
        listings={places.map(({ service: listing, calendar }) => ({
          id: listing._id,
          name: localName(locale, listing),
          units: calendar.units,
          hours: calendar.hours,
        }))}
        visible={{ first: days[0] ?? today, last: days.at(-1) ?? max, hours: [] }}
        grid={(choice) => <Timeline places={places} days={days} today={today} choice={choice} />}
      />
    </>
  )
}
