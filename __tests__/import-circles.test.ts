import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOMS = ['app', 'components', 'gateway', 'lib', 'server']
/** Of values and of types, at the top and on demand. */
const SPECIFIER = /(?:\bfrom|^import|\bimport\()\s*'([^']+)'/gm

const files = [
  'middleware.ts',
  ...ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  ),
]

const importsOf = new Map(
  files.map((file) => [
    file,
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].flatMap(([, specifier = '']) =>
      fileOf(specifier, file),
    ),
  ]),
)

/** The file of ours that a specifier names; none for a package. */
function fileOf(specifier: string, importer: string): string[] {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(importer), specifier)
  if (!/^[@.]\.?\//.test(specifier)) return []
  return [`${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file)).slice(0, 1)
}

/** The circles that a walk from `file` closes; `path` leads to it, `done` are files without another circle. */
function circlesFrom(file: string, path: readonly string[], done: Set<string>): string[] {
  if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' > ')]
  if (done.has(file)) return []
  const found = (importsOf.get(file) ?? []).flatMap((next) => circlesFrom(next, [...path, file], done))
  done.add(file)
  return found
}

test('the imports of the source are read, also those by an alias and of types', () => {
  expect(importsOf.get('lib/domain/search/search-address.ts')).toEqual([
    'lib/domain/time/days.ts',
    'lib/domain/search/search-params.ts',
    'lib/domain/search/search-query.ts',
  ])
})

test('no file imports itself in a circle, not even for types', () => {
  const done = new Set<string>()
  expect(files.flatMap((file) => circlesFrom(file, [], done))).toEqual([])
})
