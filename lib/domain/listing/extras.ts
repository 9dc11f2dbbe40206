import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import type { GivenTimes } from './given-times'
import {
  KITCHEN_ITEMS,
  type KitchenItem,
  MEALS,
  type Meal,
  OCCASIONS,
  type Occasion,
  OUTDOOR_ITEMS,
  type OutdoorItem,
  SAFETY_ITEMS,
  type SafetyItem,
} from './vocabulary'

/** What the wizard asks beyond facilities and facts (wizard.md, section 3, description payload). */
export interface ListingExtras {
  /** what the place takes for an occasion */
  suitableFor: Partial<Record<Occasion, Halalas>>
  safety: SafetyItem[]
  kitchen: KitchenItem[]
  outdoors: OutdoorItem[]
  /** both null unless the place is offered with rooms and free meals */
  rooms: { beds: number; bathrooms: number }[] | null
  meals: Meal[] | null
  /** absent where it was stored before they were kept */
  givenTimes?: GivenTimes
}

export const NO_EXTRAS: ListingExtras = {
  suitableFor: {},
  safety: [],
  kitchen: [],
  outdoors: [],
  rooms: null,
  meals: null,
}

type Flags<Name extends string> = Partial<Record<Name, boolean>>

/** How a service spells them; the occasions stand among the rules. */
interface ExtrasWire {
  description: { rules: Partial<Record<string, true | number>>; safty?: Flags<SafetyItem> }
  kitchen?: Flags<KitchenItem>
  outdoors?: Flags<OutdoorItem>
  roomsbath?: { beds: number; bathrooms: number }[]
  freeMeal?: Record<Meal, boolean>
}

export function extrasToWire(extras: ListingExtras) {
  const occasions = Object.entries(extras.suitableFor).map(([name, price]) => [name, toSar(price)])
  return {
    occasions: Object.fromEntries(occasions) as Partial<Record<Occasion, number>>,
    safty: flagsOf(extras.safety),
    rest: {
      kitchen: flagsOf(extras.kitchen),
      outdoors: flagsOf(extras.outdoors),
      ...(extras.rooms ? { roomsbath: extras.rooms } : {}),
      ...(extras.meals ? { freeMeal: mealsToWire(extras.meals) } : {}),
    },
  }
}

export function extrasFromWire(wire: ExtrasWire): ListingExtras {
  const { rules, safty } = wire.description
  const prices = OCCASIONS.flatMap((name) => {
    const price = rules[name]
    return typeof price === 'number' ? [[name, fromSar(price)]] : []
  })
  const { freeMeal } = wire
  return {
    suitableFor: Object.fromEntries(prices),
    safety: namesOf(SAFETY_ITEMS, safty),
    kitchen: namesOf(KITCHEN_ITEMS, wire.kitchen),
    outdoors: namesOf(OUTDOOR_ITEMS, wire.outdoors),
    rooms: wire.roomsbath ?? null,
    meals: freeMeal ? namesOf(MEALS, freeMeal) : null,
  }
}

function mealsToWire(meals: readonly Meal[]): Record<Meal, boolean> {
  return Object.fromEntries(MEALS.map((meal) => [meal, meals.includes(meal)])) as Record<Meal, boolean>
}

function flagsOf<Name extends string>(names: readonly Name[]): Flags<Name> {
  return Object.fromEntries(names.map((name) => [name, true])) as Flags<Name>
}

function namesOf<Name extends string>(all: readonly Name[], flags: Flags<Name> = {}): Name[] {
  return all.filter((name) => flags[name] === true)
}
