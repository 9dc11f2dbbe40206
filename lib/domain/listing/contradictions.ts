import { type Issue, issue } from '@/lib/domain/issues'
import type { AddOnName, HouseRule, Occasion, PricingMode } from './vocabulary'

/** Add-ons and occasions that are parties. */
const PARTY_ADD_ONS: readonly AddOnName[] = ['birthdayArrangements', 'weddingArrangements']
const PARTY_OCCASIONS: readonly Occasion[] = ['birthdays', 'weddings', 'graduations']
/** A stay that ends later has its night in it already. */
const MORNING = '06:00'

interface OfferedTogether {
  pricingMode: PricingMode
  rules: readonly string[]
  addOns: readonly string[]
  occasions: readonly string[]
  /** `12:00`; empty where it is not chosen yet */
  checkOutTime: string
}

/**
 * What a listing offers although it says the opposite elsewhere: parties against its rules, and a night that its day price
 * holds already. Paths are those of the draft.
 */
export function contradictionsOf(offer: OfferedTogether): Issue[] {
  const noParties: HouseRule = 'no_parties'
  const isQuiet = offer.rules.includes(noParties)
  const parties = [
    ...PARTY_ADD_ONS.filter((one) => offer.addOns.includes(one)).map((one) => `addOns.${one}.amount`),
    ...PARTY_OCCASIONS.filter((one) => offer.occasions.includes(one)).map(
      (one) => `suitableFor.${one}.amount`,
    ),
  ]
  return [
    ...(isQuiet ? parties.map((path) => issue(path, 'parties_forbidden')) : []),
    ...(hasNight(offer) && offer.addOns.includes('sleepover')
      ? [issue('addOns.sleepover.amount', 'night_included')]
      : []),
  ]
}

/** Sold by the day and not over before the morning. */
const hasNight = ({ pricingMode, checkOutTime }: OfferedTogether) =>
  pricingMode === 'daily' && checkOutTime !== '' && checkOutTime >= MORNING
