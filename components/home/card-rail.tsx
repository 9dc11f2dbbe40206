import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel/carousel'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import styles from './card-rail.module.css'

/** A row of the given cards; on phones the next card is partly visible at the edge. */
export function CardRail({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('home.cities')
  const locale = useLocale() as Locale
  return (
    <div className={styles.rail}>
      <Carousel
        label={label}
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        slide="var(--slide)"
      >
        {children}
      </Carousel>
    </div>
  )
}
