import type { Locale } from '@/lib/i18n/routing'
import { pageUrl, wholeUrl } from '@/lib/pages/page-url'
import type { Thing } from './json'

interface SiteTexts {
  name: string
  description: string
  /** Diyar's profiles on other sites */
  profiles: string[]
  email: string
}

const organizationId = () => wholeUrl('/#organization')

export function organizationThing({ name, description, profiles, email }: SiteTexts): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name,
    description,
    url: wholeUrl('/'),
    logo: wholeUrl('/icon-512.png'),
    ...(email ? { email } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** The site in one language. Without a search address: robots.txt keeps crawlers from free text. */
export function websiteThing(name: string, locale: Locale): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${pageUrl(locale, '/')}#website`,
    name,
    url: pageUrl(locale, '/'),
    inLanguage: locale,
    publisher: { '@id': organizationId() },
  }
}
