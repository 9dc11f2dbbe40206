import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Sadu } from '@/components/ui/sadu'
import type { City, SiteSettings } from '@/lib/domain/catalogue'
import { areaPath } from '@/lib/domain/geo/area'
import { riyadhDay } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import styles from './footer.module.css'
import { Reach, Socials } from './footer-reach'
import { Logo } from './header/logo'

const PAGES = [
  { href: '/about', word: 'about' },
  { href: '/contact', word: 'contact' },
  { href: '/faqs', word: 'faqs' },
  { href: '/term-conditions', word: 'terms' },
  { href: '/privacy', word: 'privacy' },
] as const

export function Footer({ cities, settings }: { cities: City[]; settings: SiteSettings }) {
  const t = useTranslations('layout.footer')
  const locale = useLocale()
  const active = cities.filter((city) => city.status === 'active')
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
            </ul>
          </nav>
          <nav className={classNames(styles.wide, styles.links)} aria-label={t('cities')}>
            <h2>{t('cities')}</h2>
            <ul className={styles.cities}>
              {active.map((city) => (
                <li key={city._id}>
                  <Link href={areaPath({ city: city.slug, district: null, type: null })} prefetch={false}>
                    {localName(locale, city)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Reach settings={settings} />
        </div>
        <div className={styles.end}>
          <Sadu id="sadu-footer" diamonds={11} />
          <p>{t('rights', { year: riyadhDay(new Date()).slice(0, 4) })}</p>
        </div>
      </div>
    </footer>
  )
}
