'use client'

import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Sadu } from '@/components/ui/sadu'
import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import { areaPath } from '@/lib/domain/geo/area'
import { Link } from '@/lib/i18n/navigation'
import styles from './footer.module.css'
import { Reach, type Reachable, Socials } from './footer-reach'
import { Logo } from './header/logo'

const PAGES = [
  { href: '/about', word: 'about' },
  { href: '/contact', word: 'contact' },
  { href: '/faqs', word: 'faqs' },
  { href: '/term-conditions', word: 'terms' },
  { href: '/privacy', word: 'privacy' },
] as const

interface FooterViewProps {
  cities: { slug: string; name: string }[]
  settings: Reachable & Pick<SiteSettings, 'websiteLogo'>
  year: string
}

/** A client component, so that page data has its texts instead of its elements. */
export function FooterView({ cities, settings, year }: FooterViewProps) {
  const t = useTranslations('layout.footer')
  const locale = useLocale()
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.wide}>
            <Logo image={settings.websiteLogo} />
            <p className={styles.about}>{t('aboutLine')}</p>
            <Socials settings={settings} />
          </div>
          <nav className={styles.links} aria-label={t('pages')}>
            <h2>{t('pages')}</h2>
            <ul className={styles.pages}>
              {PAGES.map((page) => (
                <li key={page.href}>
                  <Link href={page.href} prefetch={false}>
                    {t(page.word)}
                  </Link>
                </li>
              ))}
              <li>
                {/* A page of the gateway, not of Next. */}
                <a href={locale === 'ar' ? '/status' : `/${locale}/status`}>{t('status')}</a>
              </li>
            </ul>
          </nav>
          <nav className={classNames(styles.wide, styles.links)} aria-label={t('cities')}>
            <h2>{t('cities')}</h2>
            <ul className={styles.cities}>
              {cities.map((city) => (
                <li key={city.slug}>
                  <Link href={areaPath({ city: city.slug, district: null, type: null })} prefetch={false}>
                    {city.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Reach settings={settings} />
        </div>
        <div className={styles.end}>
          <Sadu id="sadu-footer" diamonds={11} />
          <p>{t('rights', { year })}</p>
        </div>
      </div>
    </footer>
  )
}
