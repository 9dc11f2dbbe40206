import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '@/lib/contract/json-schema'

type Pick = (value: unknown) => unknown

/** Answers leave as their schema says: a field that it does not name is left out. Each schema is prepared at its first answer. */
export function stripAnswers(app: FastifyInstance): void {
  app.setSerializerCompiler<JsonSchema>(({ schema }) => {
    let pick: Pick | undefined
    return (answer: unknown) => {
      pick ??= picker(schema)
      return JSON.stringify(pick(answer))
    }
  })
}

const asIs: Pick = (value) => value
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Copies what the schema names. Values keep their types: it neither checks nor converts. */
export function picker(schema: JsonSchema): Pick {
  const alternatives = schema['anyOf'] as JsonSchema[] | undefined
  if (alternatives)
    return pickerOfOne(alternatives.flatMap((one) => (one['anyOf'] as JsonSchema[] | undefined) ?? [one]))
  if (schema['type'] === 'array') return pickerOfList(schema)
  const isOpen = !schema['properties'] && !isObject(schema['additionalProperties'])
  return schema['type'] === 'object' && !isOpen ? pickerOfObject(schema) : asIs
}

function pickerOfList({ items }: JsonSchema): Pick {
  if (!isObject(items)) return asIs
  const pick = picker(items)
  return pick === asIs ? asIs : (value) => (Array.isArray(value) ? value.map(pick) : value)
}

function pickerOfObject({ properties = {}, additionalProperties }: JsonSchema): Pick {
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, field]) => [name, picker(field)] as const,
  )
  const names = new Set(fields.map(([name]) => name))
  const pickOther = isObject(additionalProperties) ? picker(additionalProperties) : null
  return (value) => {
    if (!isObject(value)) return value
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of fields) if (value[name] !== undefined) picked[name] = pick(value[name])
    if (pickOther)
      for (const name of Object.keys(value)) if (!names.has(name)) picked[name] = pickOther(value[name])
    return picked
  }
}

/** Of alternatives the first whose words and required fields the value has; nothing of a value that is none of them. */
function pickerOfOne(alternatives: readonly JsonSchema[]): Pick {
  const objects = alternatives
    .filter(({ type }) => type === 'object')
    .map((schema) => ({ fits: fitting(schema), pick: picker(schema) }))
  const lists = alternatives.filter(({ type }) => type === 'array').map(picker)
  if (objects.length === 0 && lists.every((one) => one === asIs)) return asIs
  return (value) => {
    if (Array.isArray(value)) return (lists[0] ?? asIs)(value)
    if (!isObject(value)) return value
    return objects.find(({ fits }) => fits(value))?.pick(value)
  }
}

function fitting({
  properties = {},
  required = [],
}: JsonSchema): (value: Record<string, unknown>) => boolean {
  const words = Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const known = 'const' in field ? [field['const']] : field['enum']
    return Array.isArray(known) ? [[name, known] as const] : []
  })
  return (value) =>
    (required as string[]).every((name) => value[name] !== undefined) &&
    words.every(([name, known]) => value[name] === undefined || known.includes(value[name]))
}
