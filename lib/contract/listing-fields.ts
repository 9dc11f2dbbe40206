import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { payloadSchemaOfAny } from '@/lib/domain/listing/payload'
import { type JsonSchema, jsonSchemaOf } from './json-schema'

/** Keywords of the shape of a value; an answer may hold values that the rules for new ones refuse. */
const SHAPE = ['type', 'properties', 'items', 'additionalProperties']

/** A listing in an answer: its own fields, and those of the payloads of all types, which have the same names. */
export function withPayloadFields(answer: JsonSchema): JsonSchema {
  const payloads = LISTING_TYPES.map((one) =>
    shapeOf(jsonSchemaOf(payloadSchemaOfAny(one, { isEdit: true }))),
  )
  return payloads.reduce(merged, { ...answer, additionalProperties: false })
}

function shapeOf(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => SHAPE.includes(keyword))
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (keyword === 'items') return [keyword, shapeOf(value as JsonSchema)]
      if (keyword !== 'properties') return [keyword, value]
      const fields = Object.entries(value as Record<string, JsonSchema>)
      return [keyword, Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)]))]
    }),
  )
}

/** The fields of both; a field of both is as the first one says. */
function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const fields = one['properties'] as Record<string, JsonSchema> | undefined
  const others = other['properties'] as Record<string, JsonSchema> | undefined
  if (!fields || !others) return one
  const both = Object.entries(others).map(([name, field]) => {
    const known = fields[name]
    return [name, known ? merged(known, field) : field]
  })
  return { ...one, properties: { ...fields, ...Object.fromEntries(both) } }
}
