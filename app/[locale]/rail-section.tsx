import { getLocale, getTranslations } from 'next-intl/server'
import { CardRail } from '@/components/home/card-rail'
import { Section } from '@/components/home/section'
import { ListingCard } from '@/components/search/card/listing-card'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import type { loadHome } from './load-home'

type Rail = Awaited<ReturnType<typeof loadHome>>['rails'][number]

/** A row of cards on the home page with a link to all results. */
export async function RailSection({ titleKey, href, cards, checkIn, checkOut }: Rail) {
  const t = await getTranslations('home.rails')
  const locale = await getLocale()
  const formatWeekday = (day: Day | undefined) => (day ? formatDay(day, locale, 'weekdayDayMonth') : '')
  return (
    <Section
      id={`home-${titleKey}`}
      title={t(titleKey)}
      text={t(`${titleKey}Text`, { from: formatWeekday(checkIn), to: formatWeekday(checkOut) })}
      more={
        <Link href={href} prefetch={false}>
          {t('all')}
        </Link>
      }
      isCarousel
      far={460}
    >
      <CardRail label={t(titleKey)}>
        {cards.map((card) => (
          <ListingCard key={card._id} card={card} />
        ))}
      </CardRail>
    </Section>
  )
}
