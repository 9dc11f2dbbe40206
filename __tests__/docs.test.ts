import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')
const RECORDS = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'docs/decisions/README.md',
  ...RECORDS.map((name) => `docs/decisions/${name}`),
]

/** Folders of the project; what stands in backticks and begins with one of them is a path of ours. */
const OUR_PATH =
  /^(app|components|lib|gateway|server|scripts|deploy|docs|e2e|__tests__|messages|public|middleware\.ts)(\/|$)/
/** `<noun>`, `*`, `…`: a pattern, not a path. */
const IS_PATTERN = /[<>*…{}|\s]/

function missingPaths(file: string): string[] {
  return [...read(file).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, quoted = '']) => (OUR_PATH.test(quoted) && !IS_PATTERN.test(quoted) ? [quoted] : []))
    .filter((path) => !existsSync(path))
}

function brokenLinks(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .flatMap(([, target = '']) => (/^[a-z]+:/.test(target) ? [] : [target]))
    .filter((target) => !existsSync(join(dirname(file), target)))
}

/** The names at the start of the rows of a table: `| \`PORT\` | …`. */
const variablesOf = (table: string) =>
  [...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name).sort()
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

it.each(DOCUMENTS)('%s names only files and links that exist', (file) => {
  expect({ paths: missingPaths(file), links: brokenLinks(file) }).toEqual({ paths: [], links: [] })
})

it('the README is an overview of at most 120 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121)
})

it('every decision is listed in the index once, and its number is its own', () => {
  const index = read('docs/decisions/README.md')
  expect(matches(index, /\]\((\d{4}-[^)]+)\)/g)).toEqual(RECORDS.sort())
  const numbers = RECORDS.map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

it.each(RECORDS)('%s has a context, a decision and a consequence', (name) => {
  expect(matches(read(`docs/decisions/${name}`), /^## (\w+)$/gm)).toEqual([
    'Consequence',
    'Context',
    'Decision',
  ])
})

it('every variable that the api checks is listed in .env.example and in the table of the settings', () => {
  const documented = variablesOf(read('docs/configuration.md'))
  expect(matches(read('.env.example'), /^([A-Z0-9_]+)=/gm)).toEqual(documented)
  const checked = matches(
    read('server/environment.ts'),
    /^ {2}([A-Z0-9_]+): (?:string|number|port|address|flag)\(/gm,
  )
  expect(checked.filter((name) => name !== 'NODE_ENV' && !documented.includes(name))).toEqual([])
  expect(checked.length).toBeGreaterThan(20)
})
