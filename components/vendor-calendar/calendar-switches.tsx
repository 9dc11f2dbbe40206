import { useLocale, useTranslations } from 'next-intl'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import type { Day } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { calendarHref } from './calendar-href'

/** All listings together, or one of them. */
export function ListingSwitch({
  services: listings,
  current,
}: {
  services: readonly VendorListingCard[]
  current?: string
}) {
  const t = useTranslations('hosted.calendar')
  const locale = useLocale()
  return (
    <ScrollingLinkTabs aria-label={t('places')}>
      <Link
        href="/service-calendar"
        aria-current={current === undefined ? 'page' : undefined}
        prefetch={false}
      >
        {t('allPlaces')}
      </Link>
      {listings.map((one) => (
        <Link
          key={one._id}
          href={calendarHref(one._id)}
          aria-current={one._id === current ? 'page' : undefined}
          prefetch={false}
        >
          {localName(locale, one)}
        </Link>
      ))}
    </ScrollingLinkTabs>
  )
}

interface HoursSwitchProps {
  listingId: string
  isHours: boolean
  today: Day
}

/** Switches the calendar of an hourly listing between months and hours. */
export function HoursSwitch({ listingId, isHours, today }: HoursSwitchProps) {
  const t = useTranslations('hosted.calendar')
  return (
    <LinkTabs aria-label={t('views')}>
      <Link
        href={calendarHref(listingId, { week: today })}
        aria-current={isHours ? 'page' : undefined}
        prefetch={false}
      >
        {t('byHours')}
      </Link>
      <Link
        href={calendarHref(listingId, { month: today.slice(0, 7) })}
        aria-current={isHours ? undefined : 'page'}
        prefetch={false}
      >
        {t('byMonth')}
      </Link>
    </LinkTabs>
  )
}
