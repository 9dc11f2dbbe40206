import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'
import { mayHold, SCHEMA_ORG } from './vocabulary.mjs'

const WebAutoExtractor = Extractor.default ?? Extractor

/**
 * What is wrong with the structured data of an HTML document: types and properties that schema.org does not know, values of a
 * type that it does not expect, and what Google requires or recommends for rich results. None where nothing is embedded.
 */
export async function structuredDataFaults(html) {
  const found = new WebAutoExtractor({ addLocation: false }).parse(html)
  const issues = await new Validator(SCHEMA_ORG).validate(found)
  const things = Object.values(found.jsonld).flat()
  return [
    ...new Set([
      ...issues.filter((issue) => !isOfAnotherType(issue, issues, found.jsonld)).map(describe),
      ...things.flatMap(unexpectedValues),
    ]),
  ]
}

const nameOf = ({ path }) =>
  path.map(({ property, type }) => [property, type].filter(Boolean).join(' ')).join(' > ')
const describe = (issue) => `${nameOf(issue)}: ${issue.issueMessage}`

/** The validator holds a thing of two types against each of them; a property that one of them has is valid. */
function isOfAnotherType(issue, issues, things) {
  const types = [things[issue.rootType]?.[issue.path[0]?.index]?.['@type']].flat()
  if (issue.errorType !== 'schemaOrg' || issue.path.length > 1 || types.length < 2) return false
  const keyOf = ({ rootType, path, fieldNames }) => JSON.stringify([rootType, path, fieldNames])
  return issues.filter((one) => keyOf(one) === keyOf(issue)).length < types.length
}

/** The validator knows which properties a type has, and not yet what they hold. */
function unexpectedValues(thing) {
  return Object.entries(thing)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([property, value]) =>
      [value].flat().flatMap((one) => {
        if (typeof one !== 'object' || one === null) return []
        const types = [one['@type'] ?? []].flat()
        const fits = types.length === 0 || types.some((type) => mayHold(property, type))
        return [...(fits ? [] : [`${thing['@type']}.${property} holds ${types}`]), ...unexpectedValues(one)]
      }),
    )
}
