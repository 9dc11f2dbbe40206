import { ts } from '@ts-morph/common'

/** Types of the language that serialize as something else, by name. */
const SERIALIZED = {
  Date: { type: 'string', format: 'date-time' },
}

/**
 * Makes JSON Schemas (2020-12) of what types look like after JSON.stringify. Named types become components, so that
 * a recursive type ends; unknown properties are refused because an answer that has one is a defect.
 */
export function schemasOf(checker) {
  const components = new Map()
  const typesByName = new Map()

  function schemaOf(type) {
    const name = nameOf(type)
    if (!name) return inline(type)
    const known = typesByName.get(name)
    if (known === undefined) {
      typesByName.set(name, type)
      components.set(name, {})
      components.set(name, described(inline(type), type.aliasSymbol ?? type.symbol))
    } else if (known !== type && JSON.stringify(components.get(name)) !== '{}' && !isSame(known, type)) {
      return inline(type)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  const isSame = (one, other) =>
    (one.aliasSymbol ?? one.symbol) === (other.aliasSymbol ?? other.symbol) &&
    checker.typeToString(one) === checker.typeToString(other)

  function inline(type) {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' }
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isUnion()) return union(type)
    if (type.flags & ts.TypeFlags.Never) return { not: {} }
    return object(type)
  }

  function union(type) {
    const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    const values = members.filter((one) => one.isStringLiteral() || one.isNumberLiteral())
    const plain = members.filter((one) => !values.includes(one))
    const isBoolean = plain.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2
    const rest = plain.filter(({ flags }) => !(isBoolean && flags & ts.TypeFlags.BooleanLiteral))
    const parts = [
      ...(values.length > 0 ? [enumOf(values)] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...rest.map(schemaOf),
    ]
    return joined(parts)
  }

  function object(type) {
    const serialized = SERIALIZED[type.symbol?.name]
    if (serialized) return serialized
    if (checker.isTupleType(type)) return tuple(type)
    if (checker.isArrayType(type))
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) }
    const fields = checker
      .getPropertiesOfType(type)
      .map((field) => [field, checker.getTypeOfSymbol(field)])
      .filter(
        ([, value]) => value.getCallSignatures().length === 0 && !(value.flags & ts.TypeFlags.Undefined),
      )
    const required = fields.filter(([field, value]) => !isOptional(field, value)).map(([{ name }]) => name)
    const index = checker.getIndexInfosOfType(type)[0]
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([field, value]) => [field.name, described(schemaOf(value), field)]),
      ),
      ...(required.length > 0 ? { required: required.toSorted() } : {}),
      additionalProperties: index ? schemaOf(index.type) : false,
    }
  }

  function tuple(type) {
    const items = checker.getTypeArguments(type).map(schemaOf)
    return {
      ...{ type: 'array', prefixItems: items, items: items[0] },
      ...{ minItems: type.target.minLength, maxItems: items.length },
    }
  }

  function described(schema, symbol) {
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []).trim()
    return text ? { ...schema, description: text } : schema
  }

  /** The name of an interface or an alias; generic ones get the names of their arguments. */
  function nameOf(type) {
    const symbol =
      type.aliasSymbol ?? (type.isClassOrInterface() || isReference(type) ? type.symbol : undefined)
    if (!symbol || symbol.name in SERIALIZED || symbol.name.startsWith('__') || isForeign(symbol)) return null
    const args = type.aliasSymbol ? (type.aliasTypeArguments ?? []) : argumentsOf(type)
    const names = args.map(nameOf)
    if (names.includes(null)) return null
    return [symbol.name, ...names].join('Of')
  }

  const isReference = (type) => Boolean(type.objectFlags & ts.ObjectFlags.Reference) && Boolean(type.target)
  const argumentsOf = (type) =>
    isReference(type) && !checker.isArrayType(type) && !checker.isTupleType(type)
      ? checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0)
      : []

  return { schemaOf, components }
}

const isForeign = (symbol) =>
  symbol.declarations?.some((one) => one.getSourceFile().fileName.includes('/node_modules/')) ?? false

const isOptional = (field, type) =>
  Boolean(field.flags & ts.SymbolFlags.Optional) ||
  (type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined))

function enumOf(members) {
  const values = members.map(({ value }) => value)
  return { type: typeof values[0], enum: values.toSorted() }
}

/** One schema of alternatives: `type: [x, 'null']` where that says it, `anyOf` otherwise. */
function joined(parts) {
  const [first] = parts
  if (parts.length === 1) return first
  const others = parts.filter(({ type }) => type !== 'null')
  const [only] = others
  if (others.length === 1 && typeof only.type === 'string' && only.type !== 'object') {
    return { ...only, type: [only.type, 'null'], ...(only.enum ? { enum: [...only.enum, null] } : {}) }
  }
  return { anyOf: parts }
}
