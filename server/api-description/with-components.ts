import type { JsonSchema } from '@/lib/contract/json-schema'

/** The schema with references in place of the schemas in it that have a title, which become components. */
export function withComponents(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { title, note, ...rest } = schema
  if (typeof title !== 'string') return { ...inner(rest, components), ...(note ? { description: note } : {}) }
  if (!components[title]) {
    components[title] = {}
    components[title] = inner(rest, components)
  }
  return { $ref: `#/components/schemas/${title}`, ...(note ? { description: note } : {}) }
}

function inner(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const isClosed = schema['type'] === 'object' && schema['properties'] !== undefined
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'properties')
      return [keyword, mapped(Object.entries(Object(value)), (one) => withComponents(one, components))]
    return [keyword, visited(value, components)]
  })
  return { ...(isClosed ? { additionalProperties: false } : {}), ...Object.fromEntries(entries) }
}

const mapped = (entries: [string, JsonSchema][], visit: (one: JsonSchema) => JsonSchema) =>
  Object.fromEntries(entries.map(([name, one]) => [name, visit(one)]))

function visited(value: unknown, components: Record<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((one) => visited(one, components))
  return typeof value === 'object' && value !== null ? withComponents(value as JsonSchema, components) : value
}
