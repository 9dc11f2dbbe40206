import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/home/section'
import { FarRail } from '@/components/search/rail/far-rail'
import { FirstRail } from '@/components/search/rail/first-rail'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import type { loadHome } from './load-home'

type Rail = Omit<Awaited<ReturnType<typeof loadHome>>['rails'][number], 'isEmpty'>

/** A row of cards on the home page with a link to all results; the cards that are not in the page are fetched when it comes near. */
export async function RailSection({ titleKey, href, query, cards }: Rail) {
  const t = await getTranslations('home.rails')
  const locale = await getLocale()
  const formatWeekday = (day: Day | undefined) => (day ? formatDay(day, locale, 'weekdayDayMonth') : '')
  return (
    <Section
      id={`home-${titleKey}`}
      title={t(titleKey)}
      text={t(`${titleKey}Text`, { from: formatWeekday(query.checkIn), to: formatWeekday(query.checkOut) })}
      more={
        <Link href={href} prefetch={false}>
          {t('all')}
        </Link>
      }
      isCarousel
      far={460}
    >
      {cards ? (
        <FirstRail label={t(titleKey)} cards={cards} />
      ) : (
        <FarRail label={t(titleKey)} query={query} />
      )}
    </Section>
  )
}
