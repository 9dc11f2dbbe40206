import type { Schema, SchemaDescription } from 'yup'

export type JsonSchema = { readonly [keyword: string]: unknown }

type Description = SchemaDescription & {
  fields?: Record<string, Description>
  innerType?: Description
}

/** The limits that a yup test sets, by the name of the test. */
const LIMITS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

/** Converts a yup schema to JSON Schema for the api description; validation uses yup. */
export function jsonSchemaOf(schema: Schema<unknown>): JsonSchema {
  return described(schema.describe() as Description)
}

function described(one: Description): JsonSchema {
  const schema = { ...typeOf(one), ...limitsOf(one), ...patternOf(one), ...choicesOf(one) }
  return one.nullable && schema['type'] ? { ...schema, type: [schema['type'], 'null'] } : schema
}

function patternOf(one: Description): JsonSchema {
  const [first] = one.tests.flatMap(({ name, params }) => (name === 'matches' ? [params?.['regex']] : []))
  return first instanceof RegExp && !first.flags.includes('i') ? { pattern: first.source } : {}
}

function typeOf(one: Description): JsonSchema {
  if (one.type === 'object') return objectOf(one)
  if (one.type === 'array') return { type: 'array', items: one.innerType ? described(one.innerType) : {} }
  const isInteger = one.type === 'number' && one.tests.some((test) => test.name === 'integer')
  return one.type === 'mixed' ? {} : { type: isInteger ? 'integer' : one.type }
}

function objectOf({ fields = {}, tests }: Description): JsonSchema {
  const isClosed = tests.some(({ name }) => name === 'noUnknown' || name === 'exact')
  const required = Object.keys(fields).filter((name) => fields[name]?.optional === false)
  return {
    type: 'object',
    ...(isClosed ? { additionalProperties: false } : {}),
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, described(field)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

function limitsOf(one: Description): JsonSchema {
  const names = LIMITS[one.type] ?? {}
  const isRequiredText = one.type === 'string' && one.tests.some(({ name }) => name === 'required')
  const limits = Object.fromEntries(
    one.tests.flatMap(({ name, params }) => {
      const limit = names[name ?? '']
      return limit && typeof params?.[name ?? ''] === 'number' ? [[limit, params[name ?? '']]] : []
    }),
  )
  return isRequiredText ? { minLength: 1, ...limits } : limits
}

function choicesOf(one: Description): JsonSchema {
  return one.oneOf.length > 0 ? { enum: one.oneOf } : {}
}
