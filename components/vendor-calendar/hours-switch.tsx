import { useTranslations } from 'next-intl'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import { calendarHref } from '@/lib/api/calendars'
import type { Day } from '@/lib/domain/time/days'
import { Link } from '@/lib/i18n/navigation'

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
