import { readFileSync } from 'node:fs'

/** Licences under which we may ship a package, with what they ask of us. */
const ALLOWED = {
  MIT: 'the notice stays',
  'MIT-0': 'nothing',
  '0BSD': 'nothing',
  ISC: 'the notice stays',
  'BSD-2-Clause': 'the notice stays',
  'BSD-3-Clause': 'the notice stays',
  'BlueOak-1.0.0': 'the notice stays',
  'Apache-2.0': 'the notice stays',
  'CC0-1.0': 'nothing',
  'CC-BY-4.0': 'data of browsers, named here',
  'MPL-2.0': 'used as published; a changed file would have to be published',
  'LGPL-3.0-or-later': 'libvips, loaded by sharp as a library of its own that anybody may replace',
}
/** Packages that name their licence only in the file LICENSE. */
const FROM_THEIR_FILE = { 'png-js': 'MIT', 'xmlhttprequest-ssl': 'MIT' }
const REGISTRY = 'https://registry.npmjs.org/'

export const readLock = (file = 'package-lock.json') => JSON.parse(readFileSync(file, 'utf8'))

const packagesOf = (lock) => Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path) => path.split('node_modules/').at(-1)

/** What is wrong with where packages come from: each is of the public registry, and its content is known by a hash. */
export function findForeignSources(lock) {
  return packagesOf(lock).flatMap(([path, { resolved, integrity = '', link, inBundle }]) => [
    ...(link || (resolved && !resolved.startsWith(REGISTRY)) ? [`${path}: not from ${REGISTRY}`] : []),
    ...(inBundle || integrity.startsWith('sha512-') ? [] : [`${path}: no hash of its content`]),
  ])
}

/** Packages that are shipped, by licence. */
export function packagesByLicence(lock) {
  const byLicence = new Map()
  for (const [path, { dev, license }] of packagesOf(lock)) {
    if (dev) continue
    const name = nameOf(path)
    const licence = license ?? FROM_THEIR_FILE[name] ?? 'unknown'
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name))
  }
  return byLicence
}

/** An expression such as `(MIT OR CC0-1.0)`: one of a choice suffices, of a sum all count. */
export function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => Object.hasOwn(ALLOWED, one))
}

const DRAWINGS = `## Drawings that are no package

Paths of the marks of Visa, Apple Pay and Samsung Pay (\`components/ui/icon/payment-marks.ts\`): Simple Icons, CC0-1.0. The marks belong to their owners.
`

export function licenceDocument(lock) {
  const rows = [...packagesByLicence(lock)].sort(([one], [other]) => one.localeCompare(other, 'en'))
  const listed = rows.map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}\n`)
  const terms = Object.entries(ALLOWED).map(([licence, asks]) => `| ${licence} | ${asks} |`)
  return [
    '# Licences\n\nThe packages that are shipped, by licence, from `package-lock.json`. `npm run licences` writes this page; a test refuses',
    'any other licence.\n',
    `| licence | what it asks |\n|---|---|\n${terms.join('\n')}\n`,
    listed.join('\n'),
    DRAWINGS,
  ].join('\n')
}
