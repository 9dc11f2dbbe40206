/** A deterministic generator of random numbers, seeded by a name. */
export interface Random {
  /** from 0 up to 1, 1 not included */
  next(): number
  /** a whole number from `min` to `max`, both included */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** `count` different items in random order */
  some<T>(items: readonly T[], count: number): T[]
  /** a key by its weight */
  weighted<T extends string>(weights: Partial<Record<T, number>>): T
}

export function randomOf(name: string): Random {
  const next = mulberry32(hash(name))
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, between(0, items.length - 1)),
    some: (items, count) => shuffled(items, next).slice(0, count),
    weighted: (weights) => weighted(weights, next()),
  }
}

function weighted<T extends string>(weights: Partial<Record<T, number>>, point: number): T {
  const rows = Object.entries(weights) as [T, number][]
  let left = point * rows.reduce((sum, [, weight]) => sum + weight, 0)
  const hit = rows.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return hit ? hit[0] : at(rows, rows.length - 1)[0]
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

/** The item at an index, modulo the length; the list must not be empty. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('an empty list has no item')
  return item
}

function hash(name: string): number {
  let value = 2166136261
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** Tommy Ettinger's mulberry32: 32 bits of state suffice for demo data. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
