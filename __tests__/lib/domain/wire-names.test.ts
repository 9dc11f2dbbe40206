import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VENDOR_PATH, WIRE } from '@/lib/domain/wire-names'

const HOME = 'lib/domain/wire-names.ts'
const SOURCES = ['app', 'components', 'gateway', 'lib', 'scripts', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat('middleware.ts')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))

/** Comments may cite a call as the specification names it. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')

const code = new Map(SOURCES.map((file) => [file, codeOf(file)]))

test.each([...Object.values(WIRE), VENDOR_PATH])('%s is in one file', (name) => {
  const found = SOURCES.filter((file) =>
    new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z_])`).test(code.get(file) ?? ''),
  )
  expect(found).toEqual([HOME])
})
