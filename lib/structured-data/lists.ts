import type { ListingCard } from '@/lib/domain/listing/card'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pageUrl } from '@/lib/pages/page-url'
import type { Thing } from './json'

/** A page on the way to another one. */
export interface Crumb {
  name: string
  /** without language */
  path: string
}

/** The breadcrumbs from the home page to this one, this one included. */
export function breadcrumbThing(crumbs: Crumb[], locale: Locale): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageUrl(locale, path),
    })),
  }
}

/** The listings of one page of results; `before` is the number of listings on earlier pages. */
export function resultsThing(cards: ListingCard[], total: number, before: number, locale: Locale): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map((card, i) => ({
      '@type': 'ListItem',
      position: before + i + 1,
      name: localName(locale, card),
      url: pageUrl(locale, `/${listingTypeOf(card.type).slug}/${card._id}`),
    })),
  }
}

interface Question {
  question: string
  answer: string
}

export function questionsThing(questions: Question[], locale: Locale): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
