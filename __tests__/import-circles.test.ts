import { importsOf, sourceFiles } from '@/scripts/steps/imports.mjs'

const files: string[] = sourceFiles()
const graph = new Map<string, string[]>(files.map((file) => [file, importsOf(file)]))

/** The circles that a walk from `file` closes; `path` leads to it, `done` are files without another circle. */
function circlesFrom(file: string, path: readonly string[], done: Set<string>): string[] {
  if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' > ')]
  if (done.has(file)) return []
  const found = (graph.get(file) ?? []).flatMap((next) => circlesFrom(next, [...path, file], done))
  done.add(file)
  return found
}

test('the imports of the source are read, also those by an alias and of types', () => {
  expect(graph.get('lib/search/search-address.ts')).toEqual([
    'lib/domain/search/search-params.ts',
    'lib/domain/search/search-query.ts',
    'lib/domain/time/days.ts',
    'lib/search/sentence-address.ts',
  ])
})

test('no file imports itself in a circle, not even for types', () => {
  const done = new Set<string>()
  expect(files.flatMap((file) => circlesFrom(file, [], done))).toEqual([])
})
