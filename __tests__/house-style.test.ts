import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOMS = ['app', 'components', 'gateway', 'lib', 'server', 'scripts', 'e2e', '__tests__']
const ROOTS = [
  'middleware.ts',
  'next.config.mjs',
  'jest.config.mjs',
  'playwright.config.ts',
  'drizzle.config.ts',
]
const SOURCE = /\.(ts|tsx|mjs|css)$/

const files = [...ROOTS, ...ROOMS.flatMap(sourcesUnder)]
const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const screens = files.filter((file) => /^(app|components)\//.test(file))
const markup = screens.filter((file) => file.endsWith('.tsx'))

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => SOURCE.test(file) && !file.includes('server/db/seed/content'))
}

/** Where a pattern stands: `file:line the line itself`. */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    (text.get(file) ?? '')
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  )
}

test('styles name logical sides only, so that both directions are one design', () => {
  const physical =
    /(?:^|[^-\w])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|text-align:\s*(?:left|right)|float:\s*(?:left|right)|(?:left|right):\s*[\d.a-z-]*\d|border-(?:top|bottom)-(?:left|right)-radius|(?:margin|padding)(?:Left|Right))/
  expect(linesWith(physical, screens)).toEqual([])
})

test('colours come from the tokens only', () => {
  const colour = /#[0-9a-f]{3,8}\b(?!['"`]?\s*\))|\b(?:rgb|rgba|hsl|hsla|oklch)\(/i
  const without = screens.filter((file) => !file.includes('components/ui/theme/'))
  const found = linesWith(colour, without).filter(
    (line) => !/href=|#\$\{|id=|url\(#|'#'|#announce|#alert/.test(line),
  )
  expect(found).toEqual([])
})

test('the search landmark is a role: the oldest supported browsers do not know the element', () => {
  expect(linesWith(/^\s*<search\b/, markup)).toEqual([])
})

/** The folder decides how its components are styled; a public page is styled before any script runs. */
const PUBLIC_FOLDERS = 'ui|layout|home|search|listing|stay-picker|reviews|map'
const SIGNED_IN_FOLDERS =
  'checkout|bookings|favourites|account|messages|notifications|vendor-onboarding|' +
  'vendor-listings|vendor-bookings|vendor-calendar|vendor-earnings|vendor-statistics|vendor-members|vendor-api|vendor-cleaning|cleaner|vendor-templates|wizard|admin'
/** In sight of visitors or on every page: the shared list, the header's two buttons, the introduction for hosts. */
const SEEN_AT_ONCE =
  /^components\/(favourites\/favourites|messages\/inbox|notifications\/bell|[a-z-]+\/(vendor-intro|earnings-calculator))\.module\.css$/

test('public folders are styled by CSS Modules: styled-components only collects there the styles of others', () => {
  const folder = new RegExp(`^components/(${PUBLIC_FOLDERS})/(?!theme/)`)
  const found = screens.filter((file) => folder.test(file))
  expect(linesWith(/from 'styled-components'/, found)).toEqual([])
})

test('signed-in folders are styled by styled-components, except for what is visible at once', () => {
  const folder = new RegExp(`^components/(${SIGNED_IN_FOLDERS})/.*\\.css$`)
  expect(screens.filter((file) => folder.test(file) && !SEEN_AT_ONCE.test(file))).toEqual([])
})

test('a styled component styles itself: it holds no class names of elements inside it', () => {
  const styled = new RegExp(`^components/(${SIGNED_IN_FOLDERS}|shared|forms)/.*\\.tsx?$`)
  const found = screens.filter((file) => styled.test(file) && text.get(file)?.includes("'styled-components'"))
  const nestedClass = /(?:^|[\s>+~&,:(])\.(?!(?:money|num)\b)[a-z][\w-]*(?:[\s>+~:[,.&)][^;(]*)?\{/
  const ownClass = /className="(?!(?:sr-only|num|riyal)")/
  expect([...linesWith(nestedClass, found), ...linesWith(ownClass, found)]).toEqual([])
})

test('a console or vendor box that scrolls contains its hidden words, so that they never lengthen the page', () => {
  const loose = screens
    .filter((file) => /^components\/(admin|vendor-[a-z]+|messages|notifications)\//.test(file))
    .flatMap((file) =>
      [...(text.get(file) ?? '').matchAll(/styled[^`]*`([^`]*)`/g)].flatMap(([, style = '']) => {
        const own = style.split('\n').filter((line) => /^ {2}(?!.*\{)|^ {2}@media.*\{ /.test(line))
        const scrolls = own.some((line) => /overflow(-y)?: *(hidden )?auto/.test(line))
        return scrolls && !own.some((line) => /position: /.test(line)) ? [file] : []
      }),
    )
  expect(loose).toEqual([])
})

test('texts of the interface are in messages, never in the markup', () => {
  const spoken = />\s*[A-Za-z\u0600-\u06FF][^<>{}=;()]*[A-Za-z\u0600-\u06FF][^<>{}=;()]*<\//
  const attributes = /\b(?:aria-label|placeholder|title|alt)="[^"]*[A-Za-z\u0600-\u06FF]/
  expect([...linesWith(spoken, markup), ...linesWith(attributes, markup)]).toEqual([])
})

test('nothing half-finished is left in the source', () => {
  const unfinished =
    /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|expect-error|nocheck)|\b(?:test|it|describe)\.(?:skip|only|todo)\(|\bx(?:it|test|describe)\(/
  const elsewhere = files.filter((file) => file !== '__tests__/house-style.test.ts')
  expect(linesWith(unfinished, elsewhere)).toEqual([])
})

test('a component is tested with our own navigation and calls (visited-page.tsx, fake-backend.ts)', () => {
  const own = /jest\.mock\('(?:@\/lib\/i18n\/navigation|next\/navigation|@\/lib\/api\/call)'/
  expect(linesWith(own, files)).toEqual([])
})

test('files have names that describe their content, in kebab-case', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|shared|manager)\.(?:ts|tsx|mjs)$/
  const kebab = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\[{1,2}[.a-zA-Z]+\]{1,2}|\([a-z]+\)|__tests__|_[a-z-]+)$/
  const wrong = files.filter((file) => {
    const parts = file.split('/').map((part) => part.replace(/(\.[a-z]+)+$/, ''))
    return vague.test(file) || parts.some((part) => part !== '' && !kebab.test(part))
  })
  expect(wrong).toEqual([])
})

/** Parts of one module, which share its store; every other folder of an area is a module of its own. */
const PARTS =
  /^(?:bookings\/(?:admin|agreements|chargebacks|date-changes|given-refunds|guest|options|payments|series|splits|timers|vendor)|catalogue\/editing)$/

/** The module of a file below `server/modules`: its folder in the area, or the area itself. */
function moduleOf(path: string): string {
  const [area = '', folder = '', ...rest] = path.split('/')
  return rest.length === 0 || PARTS.test(`${area}/${folder}`) ? area : `${area}/${folder}`
}

test('a module is entered through its use-cases: its store belongs to itself', () => {
  const foreign = files
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) => {
      const [, path] = /^server\/modules\/(.+)/.exec(file) ?? []
      const imports = [
        ...(text.get(file) ?? '').matchAll(/@\/server\/modules\/([^']+\/(?:[a-z-]+-)?store)'/g),
      ]
      return imports
        .filter(([, store = '']) => !path || moduleOf(store) !== moduleOf(path))
        .map(([line]) => `${file} ${line}`)
    })
  expect(foreign).toEqual([])
})

test('each folder of components has its import law, and no law is left of a folder that is gone', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
    overrides: { includes: string[] }[]
  }
  const laws = overrides.flatMap(({ includes }) => includes.filter((path) => path.startsWith('components/')))
  const folders = screens.flatMap((file) => /^components\/[^/]+\//.exec(file)?.[0] ?? [])
  expect(laws.sort()).toEqual([...new Set(folders)].map((folder) => `${folder}**`).sort())
})

/** Words of which no file, no export and no title of a test is made, in all their forms (docs/glossary.md). */
const RULED_OUT = new Set(
  (
    'tell tells told telling ask asks asked asking hear hears heard hearing meet meets met meeting ' +
    'miss misses missed look looks looked looking examine examines examined keep keeps kept keeping keeper ' +
    'stand stands stood standing lead leads leading promise promises promised wish wishes wished held holding ' +
    'happen happens happened happening say says said saying weigh weighs weighed ground seen late wholly nobody somebody'
  ).split(' '),
)
const EXPORT =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

test('no file and no export is named with a word that the glossary rules out', () => {
  const named = files.flatMap((file) => [
    ...(wordsOf(file).some((word) => RULED_OUT.has(word)) ? [file] : []),
    ...[...(text.get(file) ?? '').matchAll(EXPORT)]
      .filter(([, name = '']) => wordsOf(name).some((word) => RULED_OUT.has(word)))
      .map(([, name]) => `${file} ${name}`),
  ])
  expect(named).toEqual([])
})

/** The text of a test, of a group of tests or of a table of tests, after the bracket of its call. */
const TITLE =
  /\b(?:test|it|describe)(?:\.(?:step|describe|each|serial))*(?:\((?:\[[\s\S]*?\]|[\w.()]+)\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
/** As an adjective in prose: a late payment. */
const PROSE = new Set(['late'])

test('no title of a test has a word that the glossary rules out', () => {
  const titles = files
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...(text.get(file) ?? '').matchAll(TITLE)].map(([, , title = '']) => ({ file, title })),
    )
  expect(titles.length).toBeGreaterThan(1000)
  const refused = titles.filter(({ title }) =>
    wordsOf(title).some((word) => RULED_OUT.has(word) && !PROSE.has(word)),
  )
  expect(refused).toEqual([])
})

/** Comments of a file, each as its lines that say something. */
function commentsOf(file: string): string[][] {
  const blocks = (text.get(file) ?? '').matchAll(/^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)
  return [...blocks].map(([block]) =>
    block
      .split('\n')
      .map((line) =>
        line
          .trim()
          .replace(/^\/\*+|\*+\/$|^\*+|^\/\//g, '')
          .trim(),
      )
      .filter(Boolean),
  )
}

test('a comment has at most three lines, unless it gives a source or a reason', () => {
  const source = /https?:|RFC \d|SQLSTATE|\.(?:md|ts|mjs)\b|\bbecause\b|\bso that\b/
  const long = files.flatMap((file) =>
    commentsOf(file)
      .filter((lines) => lines.length > 3 && !source.test(lines.join(' ')))
      .map(([first]) => `${file} ${first}`),
  )
  expect(long).toEqual([])
})

/** Chapters of the specification (docs/glossary.md), and files that a command makes. */
const NO_FILES_OF_OURS = /^(?:marketplace|wizard|contract|booking|ui)\.md$|^dist\/|^\.test\.tsx?$|^api\.ts$/

test('a comment names only files that exist', () => {
  const names = [...files, ...readdirSync('docs').map((name) => `docs/${name}`)]
  const isThere = (name: string) => names.some((file) => `/${file}`.endsWith(`/${name.replace(/^\//, '')}`))
  const gone = files.flatMap((file) =>
    commentsOf(file)
      .flatMap((lines) => lines.join(' ').match(/[\w/.-]*\.(?:tsx?|mjs|md|css)\b/g) ?? [])
      .filter((name) => !NO_FILES_OF_OURS.test(name) && !isThere(name))
      .map((name) => `${file} ${name}`),
  )
  expect(gone).toEqual([])
})

/** About how long a file of a room may grow before a noun is missing (architecture.md); a report, not a law. */
const SIZES: [RegExp, number][] = [
  [/^components\/.*\.tsx$/, 120],
  [/^app\/.*page\.tsx$/, 60],
  [/^server\/modules\/.*\/routes\.ts$/, 100],
  [/^server\/modules\/.*\/(?:[a-z-]+-)?store\.ts$/, 150],
  [/^server\/modules\/.*\.ts$/, 60],
  [/\.test\.tsx?$/, 200],
]
const HARD_LIMIT_FACTOR = 2

test('file sizes: a report, and a wall at twice the size', () => {
  const long = files.flatMap((file) => {
    const limit = SIZES.find(([room]) => room.test(file))?.[1]
    const lines = (text.get(file) ?? '').split('\n').length
    return limit && lines > limit ? [{ file, lines, limit }] : []
  })
  const report = long.map(({ file, lines, limit }) => `  ${lines} (${limit}) ${file}`).join('\n')
  process.stdout.write(long.length > 0 ? `\nLonger than the house likes, lines (about):\n${report}\n` : '')
  expect(long.filter(({ lines, limit }) => lines > limit * HARD_LIMIT_FACTOR)).toEqual([])
})
