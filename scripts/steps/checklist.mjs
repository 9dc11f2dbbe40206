import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LINE = /^- ([a-z0-9-]+(?:, [a-z0-9-]+)*): (.+)$/
/** A test title that starts with ids, after the bracket of its call. */
const TITLE = /\(\s*(['"`])([a-z0-9-]+(?:, [a-z0-9-]+)*): ((?:\\.|(?!\1)[\s\S])*)\1/g
const TEST_FILE = /\.(test|spec)\.tsx?$/

/** The ids of docs/checklist.md, each with its text and heading. */
export function readChecklist() {
  const entries = []
  let group = ''
  for (const line of readFileSync('docs/checklist.md', 'utf8').split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3)
    const [, ids, text] = LINE.exec(line) ?? []
    for (const id of ids?.split(', ') ?? []) entries.push({ id, text, group })
  }
  return entries
}

/** The titles of all tests that begin with ids: `{ ids, title, file, line }`. */
export function readProofs() {
  return ['__tests__', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name))
      .sort()
      .flatMap((name) => proofsIn(join(folder, name))),
  )
}

function proofsIn(file) {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(TITLE)].map(({ 2: ids, 3: title, index }) => ({
    ids: ids.split(', '),
    title,
    file,
    line: text.slice(0, index).split('\n').length,
  }))
}
