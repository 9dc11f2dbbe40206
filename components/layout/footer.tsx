import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Sadu } from '@/components/ui/sadu'
import type { City, SiteSettings } from '@/lib/domain/catalogue'
import { riyadhDay } from '@/lib/domain/days'
import { writeSearchParams } from '@/lib/domain/search-address'
import { placeName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Reach, Socials } from './footer-reach'
import { Logo } from './logo'

const PAGES = [
  { href: '/about', word: 'about' },
  { href: '/contact', word: 'contact' },
  { href: '/faqs', word: 'faqs' },
  { href: '/term-conditions', word: 'terms' },
  { href: '/privacy', word: 'privacy' },
] as const

const Foot = styled.footer`
  background: var(--c-sub); margin-block-start: var(--s-20); padding-block: var(--s-12) calc(var(--s-8) + var(--h-tabbar));
  @media (min-width: 960px) { padding-block-end: var(--s-8); }
  .inner { max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
  .columns { display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 959.98px) { .pages { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .wide { grid-column: 1 / -1; }
  @media (min-width: 960px) {
    .columns { grid-template-columns: 1.4fr 1fr 1.3fr 1.3fr; }
    .wide { grid-column: auto; }
    .cities { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  h2 { font-size: var(--fs-sm); margin-block-end: var(--s-3); }
  .about { color: var(--c-ink-2); font-size: var(--fs-sm); max-inline-size: 40ch; margin-block: var(--s-3) var(--s-4); }
  .links a, .reach a, .reach p { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: 36px; font-size: var(--fs-sm); color: var(--c-ink-2); }
  .links a:hover, .reach a:hover { color: var(--c-primary); text-decoration: underline; text-underline-offset: 4px; }
  .cities { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--s-4); }
  .socials { display: flex; gap: var(--s-2); }
  .socials a { inline-size: var(--tap); block-size: var(--tap); display: grid; place-items: center; border-radius: var(--r-full); background: var(--c-sunk); color: var(--c-ink-2); }
  .socials a:hover { background: var(--c-primary-soft); color: var(--c-primary); }
  .end { display: grid; justify-items: center; gap: var(--s-3); margin-block-start: var(--s-10); font-size: var(--fs-xs); color: var(--c-ink-3); text-align: center; }
`

export function Footer({ cities, settings }: { cities: City[]; settings: SiteSettings }) {
  const t = useTranslations('layout.footer')
  const locale = useLocale()
  const active = cities.filter((city) => city.status === 'active')
  return (
    <Foot>
      <div className="inner">
        <div className="columns">
          <div className="wide">
            <Logo image={settings.websiteLogo} />
            <p className="about">{t('aboutLine')}</p>
            <Socials settings={settings} />
          </div>
          <nav className="links" aria-label={t('pages')}>
            <h2>{t('pages')}</h2>
            <ul className="pages">
              {PAGES.map((page) => (
                <li key={page.href}>
                  <Link href={page.href} prefetch={false}>
                    {t(page.word)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="wide links" aria-label={t('cities')}>
            <h2>{t('cities')}</h2>
            <ul className="cities">
              {active.map((city) => (
                <li key={city._id}>
                  <Link href={`/search?${writeSearchParams({ city: city.name, page: 1 })}`} prefetch={false}>
                    {placeName(locale, city)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Reach settings={settings} />
        </div>
        <div className="end">
          <Sadu id="sadu-footer" diamonds={11} />
          <p>{t('rights', { year: riyadhDay(new Date()).slice(0, 4) })}</p>
        </div>
      </div>
    </Foot>
  )
}
