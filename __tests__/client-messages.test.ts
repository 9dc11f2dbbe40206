import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LAZY_PARTS } from '@/lib/i18n/lazy-parts'
import messages from '@/messages/ar.json'

/** Of values only: a type sends nothing to the browser. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm
/** The namespace as far as it is written, and what ends it: a quote, or a part that is known later. */
const TRANSLATIONS = /\bconst (\w+) = useTranslations\((?:['`]([\w.]*))?(['`)$]?)/g
const CALL = /(?<![\w.])(\w+)(?:\.(?:rich|has|raw|markup))?\(\s*['`]([\w.]+)(\$)?/g
const PROVIDER = /<ClientMessages\b([^>]*)>/g
const LAZY = /<LazyMessages part=(?:"(\w+)"|\{)/g
const PATH = /'([\w.]+)'/g

interface Source {
  isClientEntry: boolean
  /** files of ours */
  imports: string[]
  /** paths of messages that the file reads */
  reads: string[]
  /** paths of messages that it adds; they count for everything that it imports */
  adds: string[]
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const source = {
    isClientEntry: text.startsWith("'use client'"),
    imports: [...text.matchAll(IMPORT)].flatMap(([, early, late]) => fileOf(early ?? late ?? '', file)),
    reads: readsOf(text),
    adds: addsOf(text, file),
  }
  sources.set(file, source)
  return source
}

/** The file of ours that a specifier names; none for a package. */
function fileOf(specifier: string, importer: string): string[] {
  if (!/^(?:@|\.\.?)\//.test(specifier)) return []
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(importer), specifier)
  return [`${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file)).slice(0, 1)
}

/** Each call belongs to the nearest `useTranslations` above that has its name. */
function readsOf(text: string): string[] {
  const readers = [...text.matchAll(TRANSLATIONS)].map(({ index, 1: name, 2: namespace = '', 3: end }) => ({
    index,
    name,
    namespace,
    isWhole: end === "'" || end === ')',
  }))
  const keys = [...text.matchAll(CALL)].flatMap(({ index, 1: name, 2: key = '', 3: isOpen }) => {
    const reader = readers.findLast((one) => one.name === name && one.index < index)
    return reader?.isWhole ? [`${reader.namespace}.${isOpen ? key.replace(/\w+$/, '') : key}`] : []
  })
  return [...new Set([...readers.map((one) => one.namespace), ...keys].map(trimDots))].filter(Boolean)
}

const trimDots = (path: string) => path.replace(/^\.+|\.+$/g, '')

function addsOf(text: string, file: string): string[] {
  const provided = [...text.matchAll(PROVIDER)].flatMap(([, attributes = '']) => [
    ...(/\blight(?:\s|$)/.test(attributes) ? [] : FORMS),
    ...pathsIn(attributes, file, text),
  ])
  const late = [...text.matchAll(LAZY)].flatMap(([, part]) =>
    part ? LAZY_PARTS[part as keyof typeof LAZY_PARTS] : Object.values(LAZY_PARTS).flat(),
  )
  return [...provided, ...late]
}

/** The paths in an expression, also those of the constants that it names. */
function pathsIn(expression: string, file: string, text = readFileSync(file, 'utf8')): string[] {
  const constants = [...expression.matchAll(/\b[A-Z][A-Z_]+\b/g)].flatMap(([name]) =>
    constantOf(name, file, text),
  )
  return [...[...expression.matchAll(PATH)].flatMap(([, path]) => path ?? []), ...constants]
}

function constantOf(name: string, file: string, text: string): string[] {
  const own = new RegExp(`const ${name}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1]
  if (own !== undefined) return pathsIn(own, file, text)
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? ''
  return fileOf(from, file).flatMap((found) => constantOf(name, found, readFileSync(found, 'utf8')))
}

const PROVIDERS = 'lib/i18n/client-messages.tsx'
const [EVERYWHERE, FORMS] = ['EVERYWHERE', 'FORMS'].map((name) =>
  constantOf(name, PROVIDERS, readFileSync(PROVIDERS, 'utf8')),
) as [string[], string[]]

const isWithin = (path: string, branch: string) => `${path}.`.startsWith(`${branch}.`)
/** A branch that is passed in part is passed as far as the keys show that are read. */
const isPassed = (path: string, passed: readonly string[]) =>
  passed.some((one) => isWithin(path, one) || isWithin(one, path))

/** `file path` for every message that a client component below `file` reads and nobody passes to it. */
function missing(
  file: string,
  isClient: boolean,
  passed: readonly string[],
  seen = new Set<string>(),
): string[] {
  const source = sourceOf(file)
  const inBrowser = isClient || source.isClientEntry
  const below = [...new Set([...passed, ...source.adds])].toSorted()
  const visit = [file, inBrowser, ...below].join(' ')
  if (seen.has(visit)) return []
  seen.add(visit)
  const own = inBrowser ? source.reads.filter((path) => !isPassed(path, below)) : []
  return [
    ...own.map((path) => `${file} ${path}`),
    ...source.imports.flatMap((next) => missing(next, inBrowser, below, seen)),
  ]
}

const PAGES = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|\/)(?:page|layout|error|not-found|loading)\.tsx$/.test(name))
  .map((name) => join('app/[locale]', name))

/** What the layouts above a page pass to it. */
function passedTo(page: string): string[] {
  const folders = dirname(page).split('/')
  return folders.flatMap((_, at) => {
    const layout = [...folders.slice(0, at + 1), 'layout.tsx'].join('/')
    return layout !== page && existsSync(layout) ? sourceOf(layout).adds : []
  })
}

test('reads of a file are found with their namespace, and what a page adds with its defaults', () => {
  expect(sourceOf('components/admin/reason-dialog.tsx').reads).toContain('admin.reason.reason')
  expect(sourceOf('app/[locale]/admin/promotions/page.tsx').adds).toEqual(
    expect.arrayContaining(['errors', 'admin.reason']),
  )
})

const SOURCES = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
)

const isWritten = (path: string) =>
  path.split('.').reduce<unknown>((branch, key) => (branch as Record<string, unknown>)?.[key], messages) !==
  undefined

test('every message that is read is written', () => {
  const unwritten = SOURCES.flatMap((file) =>
    sourceOf(file)
      .reads.filter((path) => !isWritten(path))
      .map((path) => `${file} ${path}`),
  )
  expect(unwritten).toEqual([])
})

test.each(PAGES)('%s passes every message that its client components read', (page) => {
  expect(missing(page, false, [...EVERYWHERE, ...passedTo(page)])).toEqual([])
})
