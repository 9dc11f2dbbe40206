import type { WeekPrices } from '@/lib/domain/booking/bookable'
import type { Halalas } from '@/lib/domain/money'
import type { Draft, TickedAmount } from './draft'
import { pricesOfWeek, weekOfPrices } from './pricing/week'
import type { AddOnName, Occasion } from './vocabulary'

/** Chosen names with a price each in halalas; null while it is missing. */
export type PricedNames<Name extends string> = Partial<Record<Name, Halalas | null>>

/** The vendor's part of a listing, as codecs read it from the wire: a draft without its check boxes. */
export interface ListingContent extends Omit<Draft, 'week' | 'suitableFor' | 'addOns'> {
  week: WeekPrices
  suitableFor: PricedNames<Occasion>
  addOns: PricedNames<AddOnName>
}

export function contentOfDraft(draft: Draft): ListingContent {
  return {
    ...draft,
    week: pricesOfWeek(draft.week),
    suitableFor: pricedNames(draft.suitableFor),
    addOns: pricedNames(draft.addOns),
  }
}

export function draftOfContent(content: ListingContent): Draft {
  return {
    ...content,
    week: weekOfPrices(content.week),
    suitableFor: tickedNames(content.suitableFor),
    addOns: tickedNames(content.addOns),
  }
}

function pricedNames<Name extends string>(ticked: Partial<Record<Name, TickedAmount>>): PricedNames<Name> {
  const chosen = Object.entries<TickedAmount | undefined>(ticked).filter(([, one]) => one?.isTicked)
  return Object.fromEntries(chosen.map(([name, one]) => [name, one?.amount ?? null])) as PricedNames<Name>
}

function tickedNames<Name extends string>(priced: PricedNames<Name>): Partial<Record<Name, TickedAmount>> {
  const entries = Object.entries<Halalas | null | undefined>(priced)
  const ticked = entries.map(([name, amount = null]) => [name, { isTicked: true, amount }])
  return Object.fromEntries(ticked)
}
