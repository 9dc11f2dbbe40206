import type { JsonSchema } from '@/lib/contract/json-schema'

/** A smallest valid value of a schema of an answer: required fields, first alternatives, empty lists. */
export function sampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): unknown {
  const name = String(schema['$ref'] ?? '')
    .split('/')
    .at(-1)
  if (name) return sampleOf(components[name] ?? {}, components)
  if (Array.isArray(schema['anyOf'])) return sampleOf(schema['anyOf'][0], components)
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if ('const' in schema) return schema['const']
  switch ([schema['type']].flat()[0]) {
    case 'object':
      return sampleOfObject(schema, components)
    case 'array':
      return []
    case 'string':
      return 'text'
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return 1
  }
}

function sampleOfObject(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): object {
  const fields: Record<string, JsonSchema> = Object(schema['properties'])
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.fromEntries(required.map((field) => [field, sampleOf(fields[field] ?? {}, components)]))
}
