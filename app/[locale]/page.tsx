import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { MainBanners, SmallBanners } from '@/components/home/banners/banners'
import { BecomeVendorSection } from '@/components/home/become-vendor-section'
import { CategoryRail } from '@/components/home/category-rail'
import { ExploreCities } from '@/components/home/explore-cities'
import { Guarantees } from '@/components/home/guarantees'
import { Hero } from '@/components/home/hero'
import { HomeTitle } from '@/components/home/home-title'
import { LazySections } from '@/components/home/lazy-sections'
import { Section } from '@/components/home/section'
import { SearchBar } from '@/components/search/bar/search-bar'
import { SEARCH_BAR_MESSAGES } from '@/components/search/bar/search-bar-messages'
import { categoryChoices, cityChoices } from '@/components/search/bar/search-draft'
import { SentenceForm } from '@/components/search/bar/sentence-form'
import { StructuredData } from '@/components/ui/structured-data'
import { getSettings } from '@/lib/api/server'
import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo'
import { jsonLd } from '@/lib/structured-data/json'
import { organizationThing, websiteThing } from '@/lib/structured-data/site'
import { loadHome } from './load-home'
import { RailSection } from './rail-section'

interface HomeProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'meta.home' })
  return pageMetadata({ locale, path: '/', title: t('title'), description: t('description') })
}

export default async function HomePage({ params }: HomeProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const t = await getTranslations('home')
  const meta = await getTranslations('meta.home')
  const { cities, categories, mainBanners, smallBanners, rails } = await loadHome()
  const settings = await getSettings()
  const choices = cityChoices(cities, locale)
  return (
    <ClientMessages
      also={[
        'home.banners.carousel',
        'home.banners.main',
        'home.banners.slide',
        'home.banners.place',
        'home.banners.pause',
        'home.banners.play',
        'home.banners.previous',
        'home.banners.next',
        ...SEARCH_BAR_MESSAGES,
        'search.rail.failed',
        'search.rail.retry',
      ]}
      light
    >
      <SiteData locale={locale} settings={settings} />
      <HomeTitle title={meta('title')} />
      <LazySections />
      <Hero>
        <SentenceForm cities={choices} />
        <SearchBar cities={choices} categories={categoryChoices(categories, locale)} initial={null} />
      </Hero>
      <Section id="home-categories" title={t('categories.title')}>
        <CategoryRail categories={categories} />
      </Section>
      {mainBanners.length > 0 ? (
        <Section id="home-banners" title={t('banners.title')}>
          <MainBanners banners={mainBanners} />
        </Section>
      ) : null}
      <Section id="home-cities" title={t('cities.title')} text={t('cities.text')} isCarousel far={380}>
        <ExploreCities cities={cities} categories={categories} />
      </Section>
      {rails.map(({ titleKey, href, query, cards }) => (
        <RailSection key={titleKey} {...{ titleKey, href, query, cards }} />
      ))}
      {smallBanners.length > 0 ? (
        <Section id="home-small" title={t('suggestions.title')} isCarousel far={300}>
          <SmallBanners banners={smallBanners} />
        </Section>
      ) : null}
      <Section id="home-promises" title={t('promises.title')}>
        <Guarantees />
      </Section>
      <BecomeVendorSection />
    </ClientMessages>
  )
}

async function SiteData({ locale, settings }: { locale: Locale; settings: SiteSettings }) {
  const t = await getTranslations('meta')
  const { email, facebookLink, instagramLink, twitterLink, youTubeLink } = settings
  const organization = organizationThing({
    name: t('brand'),
    description: t('home.description'),
    profiles: [facebookLink, instagramLink, twitterLink, youTubeLink].filter(Boolean),
    email,
  })
  return <StructuredData json={jsonLd([organization, websiteThing(t('brand'), locale)])} />
}
