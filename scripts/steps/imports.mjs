import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOMS = ['app', 'components', 'gateway', 'lib', 'server']
/** Of values and of types, at the top and on demand. */
const SPECIFIER = /(?:\bfrom|^import|\bimport\()\s*'([^']+)'/gm
const OF_TYPES = /^(?:import|export) type [^']*?from '[^']+'/gm

/** The TypeScript files of the product. */
export const sourceFiles = () => [
  'middleware.ts',
  ...ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  ),
]

/** The files of ours that a file imports, also on demand and for types; `valuesOnly` leaves the types out. */
export function importsOf(file, { valuesOnly = false } = {}) {
  const text = readFileSync(file, 'utf8')
  const read = valuesOnly ? text.replace(OF_TYPES, '') : text
  return [...read.matchAll(SPECIFIER)].flatMap(([, specifier]) => fileOf(specifier, file))
}

/** None for a package. */
function fileOf(specifier, importer) {
  if (!/^[@.]\.?\//.test(specifier)) return []
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(importer), specifier)
  return [`${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file)).slice(0, 1)
}
