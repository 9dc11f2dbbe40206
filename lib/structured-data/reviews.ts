import type { Review } from '@/lib/domain/catalogue'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import type { Thing } from './json'

/** The reviews as the listing page shows them. */
export function reviewThings(reviews: readonly Review[], locale: Locale): Thing[] {
  return reviews.map(({ rating, text, language, author, createdAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: localName(locale, author) },
    datePublished: createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(text ? { reviewBody: text, inLanguage: language } : {}),
  }))
}
