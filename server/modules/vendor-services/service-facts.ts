import type { Fact, RoomType } from '@/lib/domain/listing/vocabulary'
import type { services } from '@/server/db/schema/listings'
import type { Finished } from './finished-draft'

type Facts = NonNullable<(typeof services.$inferInsert)['facts']>

/** The facts that a kind asks for, as far as they were answered. */
export function factsOf({ content, kind }: Finished): Facts {
  const asked = Object.keys(kind.facts) as Fact[]
  return Object.fromEntries(
    asked.flatMap((fact) => {
      const value = content.facts[fact]
      return value === null || value === undefined || value === '' ? [] : [[fact, value]]
    }),
  )
}

/** Hotels and apartments name a type of room instead of a number; a villa counts as four. */
const BEDROOMS: Partial<Record<string, number>> = {
  single: 1,
  double: 1,
  twin: 1,
  suite: 1,
  family: 1,
  studio: 1,
  oneBedroom: 1,
  twoBedrooms: 2,
  threeBedrooms: 3,
  villa: 4,
} satisfies Record<RoomType, number>

export function bedroomsOf(facts: Facts): number | null {
  return countOf(facts, 'bedrooms') ?? BEDROOMS[String(facts.roomType)] ?? null
}

/** A fact that is a number. */
export function countOf(facts: Facts, fact: Fact): number | null {
  const value = facts[fact]
  return typeof value === 'number' ? value : null
}
