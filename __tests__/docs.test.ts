import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CONTRACT } from '@/lib/contract/contract'
import { BUILT_IN_ROLES } from '@/lib/domain/admin/roles'
import { KEY_CALLS_PER_MINUTE, MAX_KEYS } from '@/lib/domain/api-keys/api-key'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { MAX_ENDPOINTS } from '@/lib/domain/webhooks/webhook'
import { pathOnWire } from '@/lib/domain/wire-names'

const read = (file: string) => readFileSync(file, 'utf8')
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

const FOLDERS = [
  ...['app', 'components', 'lib', 'gateway', 'server', 'scripts', 'deploy', 'docs', 'e2e', '__tests__'],
  ...['messages', 'public'],
]
const FILES = [
  ...readdirSync('.').filter((name) => name.includes('.')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
]
/** `*`, `…` and `<noun>` are any name, `**` any folders. */
function filesLike(pattern: string): string[] {
  const source = pattern
    .replace(/[.()[\]$]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.+/)?')
    .replace(/(?<!\?:\.)\*|…|<[^>]+>/g, '[^/]+')
  return FILES.filter((file) => new RegExp(`^${source}$`).test(file))
}

const RECORDS = filesLike('docs/decisions/*.md').filter((file) => !file.endsWith('README.md'))
const DOCUMENTS = ['README.md', ...filesLike('docs/*.md'), 'docs/decisions/README.md', ...RECORDS]
const BASENAMES = new Set(FILES.map((file) => basename(file)))
/** Every word of the source, so that a document names nothing that is gone. */
const WORDS = new Set(
  FILES.filter((file) => /\.(tsx?|mjs|css|json|yml|cfg|conf|sh|sql|example)$|Dockerfile/.test(file))
    .filter((file) => !/^docs\/|migrations\/meta|__tests__\/docs\.test/.test(file))
    .flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []),
)
/** Of the recipes, and of other programs. */
const FOREIGN_WORDS = new Set([
  ...['Hundred_bookings', 'maxPets', 'minUnits'],
  ...['ignore_startup_parameters', 'pg_rewind', 'rsync', 'sslmode'],
  ...['axios', 'xadesjs', 'xmldom', 'xmldsigjs', 'xmlsec1'],
])

const quotedIn = (file: string) => matches(read(file), /`([^`\n]+)`/g)
/** A path of ours, or a pattern of such. */
const isOurs = (quoted: string) =>
  FOLDERS.some((folder) => quoted === folder || quoted.startsWith(`${folder}/`)) && !/[\s{|]/.test(quoted)
function missingNames(file: string): string[] {
  return quotedIn(file).filter((quoted) => {
    if (isOurs(quoted)) return !existsSync(quoted) && filesLike(quoted).length === 0
    if (/^[\w.-]+\.(tsx?|mjs|cjs|json|css|yml|conf|cfg|md)$/.test(quoted)) return !BASENAMES.has(quoted)
    return /^[A-Za-z_$][\w$]*$/.test(quoted) && !WORDS.has(quoted) && !FOREIGN_WORDS.has(quoted)
  })
}

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-')

function brokenLinks(file: string): string[] {
  return matches(read(file), /\]\(([^)\s]+)\)/g).filter((target) => {
    const [path = '', anchor] = target.split('#')
    if (/^[a-z]+:/.test(path)) return false
    const linked = path === '' ? file : join(dirname(file), path)
    if (!existsSync(linked)) return true
    return (
      anchor !== undefined &&
      !matches(read(linked), /^#+ (.+)$/gm)
        .map(anchorOf)
        .includes(anchor)
    )
  })
}

it.each(DOCUMENTS)('%s names only files, words of the source and links that exist', (file) => {
  expect({ names: missingNames(file), links: brokenLinks(file) }).toEqual({ names: [], links: [] })
})

const SCRIPTS = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
/** A script of ours, what lies in the folder of its name, and the program that it starts. */
function sourceOf(name: string): string {
  const [main] = SCRIPTS[name]?.match(/scripts\/[\w-]+\.mjs/) ?? []
  if (!main) return ''
  const started = [
    ...matches(read(main), /'([\w/-]+\.ts)'/g),
    ...matches(SCRIPTS[name] ?? '', /\s([\w/-]+\.ts)\b/g),
  ]
  return [main, ...filesLike(main.replace('.mjs', '/**/*.mjs')), ...started].map(read).join('\n')
}

/** `npm run seed -- --services 10`: the script, and each of its options. */
function unknownCommands(file: string): string[] {
  return [
    ...read(file).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)((?: --?[\w=,:./-]*| \w+)*)/g),
  ].flatMap(([command, name = '', rest = '']) => {
    if (!(name in SCRIPTS)) return [command]
    const source = sourceOf(name)
    if (!source) return []
    return matches(rest, / --([a-z][\w-]*)/g).filter((option) => !source.includes(option))
  })
}

it.each(DOCUMENTS)('%s names only commands and options that exist', (file) => {
  expect(unknownCommands(file)).toEqual([])
})

/** `vender/services/{id}` and `/vender/services/:id` are one path. */
const plainPath = (path: string) => path.replace(/^\/?(?:api\/v1\/)?/, '').replace(/:\w+|\{\w+\}/g, '*')
const ROUTES = new Set(
  Object.keys(CONTRACT).flatMap((name) => {
    const [method, path = ''] = name.split(' ')
    return [path, pathOnWire(path)].map((one) => `${method} ${plainPath(one)}`)
  }),
)
/** Outside of the contract, or made of the rows of the listing types. */
const FREE_PATH = /^\/?(?:payments\/webhooks\/.*|metrics|healthz|readyz|\{type\}.*)$|…/

it.each(DOCUMENTS)('%s names only routes of the contract', (file) => {
  const named = [...read(file).matchAll(/`(GET|POST|PUT|DELETE) ([^`\s?]+)[^`]*`/g)]
  const unknown = named.filter(([, method, path = '']) => {
    const route = plainPath(path)
    return !FREE_PATH.test(path) && ![route, `vender/${route}`].some((one) => ROUTES.has(`${method} ${one}`))
  })
  expect(unknown.map(([quoted]) => quoted)).toEqual([])
})

it('the steps of npm test are those of the README and of the document about tests', () => {
  const steps = matches(read('scripts/test.mjs'), /\{ name: '([\w-]+)'/g)
  const [, listed = ''] = /single steps: ([\w, -]+)/.exec(read('README.md')) ?? []
  expect(listed.trim().split(', ').sort()).toEqual(steps)
  const rows = read('docs/testing.md').match(/^\| `.+? \|/gm) ?? []
  expect(rows.flatMap((row) => matches(row, /`([\w-]+)`/g)).sort()).toEqual(steps)
})

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNTS: [file: string, sentence: RegExp, count: number][] = [
  ['README.md', /any of the (\w+) types/, PROPERTY_TYPES.length],
  ['README.md', /(\w+) roles share the areas/, BUILT_IN_ROLES.length],
  ['docs/glossary.md', /one of the (\w+) kinds/, PROPERTY_TYPES.length],
  ['docs/api.md', /at most (\w+), each with a name/, MAX_KEYS],
  ['docs/api.md', /(\w+) calls a minute for each key/, KEY_CALLS_PER_MINUTE],
  ['docs/api.md', /up to (\w+) public https addresses/, MAX_ENDPOINTS],
]

it.each(COUNTS)('%s counts as the source does: %s', (file, sentence, count) => {
  const [, counted = ''] = sentence.exec(read(file)) ?? []
  expect(
    NUMBERS.includes(counted.toLowerCase()) ? NUMBERS.indexOf(counted.toLowerCase()) : Number(counted),
  ).toBe(count)
})

it('the README is an overview of at most 120 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121)
})

it('the index lists every decision once, and each number that is part of another one', () => {
  const index = read('docs/decisions/README.md')
  expect(matches(index, /\]\((\d{4}-[^)]+)\)/g)).toEqual(RECORDS.map((record) => basename(record)).sort())
  const merged = index
    .match(/^\| \d{4} .*/gm)
    ?.flatMap((row) => matches(row.split('|').at(-2) ?? '', /(\d{4})/g))
  const numbers = [...RECORDS.map((record) => basename(record).slice(0, 4)), ...(merged ?? []), '0029'].sort()
  expect(numbers).toEqual(numbers.map((_, i) => String(i + 1).padStart(4, '0')))
})

it.each(RECORDS)('%s has a context, a decision and a consequence', (record) => {
  expect(matches(read(record), /^## (\w+)$/gm)).toEqual(['Consequence', 'Context', 'Decision'])
})

it('every variable that the api checks is listed in .env.example and in the table of the settings', () => {
  const documented = matches(read('docs/configuration.md'), /^\| `([A-Z0-9_]+)` \|/gm)
  expect(matches(read('.env.example'), /^([A-Z0-9_]+)=/gm)).toEqual(documented)
  const checked = matches(
    read('server/environment.ts'),
    /^ {2}([A-Z0-9_]+): (?:string|number|port|address|flag)\(/gm,
  )
  expect(checked.filter((name) => name !== 'NODE_ENV' && !documented.includes(name))).toEqual([])
  expect(checked.length).toBeGreaterThan(20)
})
