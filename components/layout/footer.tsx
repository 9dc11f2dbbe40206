import { useLocale } from 'next-intl'
import type { City, SiteSettings } from '@/lib/contract/schemas/catalogue'
import { isActive } from '@/lib/domain/catalogue'
import { riyadhDay } from '@/lib/domain/time/days'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { FooterView } from './footer-view'

/** The foot of every page: its pages and cities, and how to reach us. */
export function Footer({ cities, settings }: { cities: City[]; settings: SiteSettings }) {
  const locale = useLocale()
  const { websiteLogo, address, address_ar, phoneNo, email, ...others } = settings
  const { facebookLink, instagramLink, twitterLink, youTubeLink } = others
  return (
    <FooterView
      cities={cities.filter(isActive).map((city) => ({ slug: city.slug, name: localName(locale, city) }))}
      settings={{
        websiteLogo,
        address: inLanguage(locale, { en: address, ar: address_ar }),
        phoneNo,
        email,
        facebookLink,
        instagramLink,
        twitterLink,
        youTubeLink,
      }}
      year={riyadhDay(new Date()).slice(0, 4)}
    />
  )
}
