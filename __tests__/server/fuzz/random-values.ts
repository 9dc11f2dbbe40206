import type { JsonSchema } from '@/lib/contract/json-schema'

/** A repeatable source of numbers from 0 up to below 1 (mulberry32). */
export function randomSource(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const TEXTS = [
  ...['', ' ', 'a', 'سارة', '0500000001', '1234', '2026-03-20', '2026-03-20T10:00:00Z', '10:00', '2026-03'],
  ...['9999-12-31', '2026-02-30', '-1', '1e9', '0x10', 'NaN', 'null', '[]', "' OR 1=1 --", '<b>x</b>', '%00'],
  ...[
    '../../x',
    '\u202e',
    '\u200f',
    'a\u0000b',
    '\ud800',
    '🕌',
    'ـ'.repeat(40),
    'x'.repeat(300),
    '٣'.repeat(70_000),
  ],
  ...['https://www.example.sa/a.ics', 'sara@example.sa', '{{x}}', '$[x]', '__proto__', 'constructor'],
]
const NUMBERS = [0, 1, 2, -1, 0.5, 1.005, 1e9, 1e21, -1e308, 2 ** 53, 180, 24.7, 46.7]
const OTHERS = [null, true, false, [], {}, [null], { a: 1 }, [[[[]]]]]

export function oneOf<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

/** A value near a schema: mostly of its shape, now and then of another. */
export function valueNear(schema: JsonSchema, random: () => number, depth = 0): unknown {
  const chance = random()
  if (chance < 0.08) return oneOf<unknown>(random, [...TEXTS, ...NUMBERS, ...OTHERS])
  if (Array.isArray(schema['enum'])) return oneOf<unknown>(random, schema['enum'])
  const type = [schema['type']].flat()[0]
  if (type === 'object') return objectNear(schema, random, depth)
  if (type === 'array') {
    const size = depth > 4 ? 0 : Math.floor(random() * 4)
    return Array.from({ length: size }, () =>
      valueNear((schema['items'] ?? {}) as JsonSchema, random, depth + 1),
    )
  }
  if (type === 'boolean') return random() < 0.5
  if (type === 'number' || type === 'integer') return numberNear(schema, random)
  return textNear(schema, random)
}

function objectNear(schema: JsonSchema, random: () => number, depth: number): object {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const required = (schema['required'] ?? []) as string[]
  const kept = fields.filter(([name]) => random() < (required.includes(name) ? 0.95 : 0.5))
  const entries = kept.map(([name, field]) => [name, valueNear(field, random, depth + 1)])
  if (random() < 0.05) entries.push([oneOf(random, ['unknown', 'role', 'constructor', '']), 1])
  return Object.fromEntries(entries)
}

function numberNear(schema: JsonSchema, random: () => number): number {
  const least = Number(schema['minimum'] ?? 0)
  const most = Number(schema['maximum'] ?? 100)
  if (random() < 0.4) return oneOf(random, [...NUMBERS, least, most, least - 1, most + 1])
  const value = least + random() * (Math.min(most, least + 100) - least)
  return schema['type'] === 'integer' || random() < 0.7 ? Math.round(value) : value
}

function textNear(schema: JsonSchema, random: () => number): string {
  const most = Number(schema['maxLength'] ?? 50)
  if (random() < 0.1) return 'x'.repeat(oneOf(random, [most, most + 1]))
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : null
  const fitting = TEXTS.filter((text) => text.length <= most && (!pattern || pattern.test(text)))
  return fitting.length > 0 && random() < 0.7 ? oneOf(random, fitting) : oneOf(random, TEXTS)
}
