import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Answers that were written down once and must not change: one line of JSON for each name. With `WRITE_GOLDEN=1` the
 * file is written anew, for a change of the wire that is meant.
 */
export function golden(file: string) {
  const path = `__tests__/golden/${file}.jsonl`
  const isWriting = process.env['WRITE_GOLDEN'] === '1'
  const before = isWriting || !existsSync(path) ? new Map() : readLines(path)
  const known = new Map<string, unknown>()

  return {
    expect(name: string, value: unknown): void {
      known.set(name, sorted(value))
      if (!isWriting) expect(known.get(name)).toEqual(before.get(name))
    },
    /** Call behind the last test. It is a test itself, so that a run of some tests alone (`-t`) does not count. */
    close(): void {
      test(`each line of ${path} is the answer of a test`, () => {
        if (isWriting) writeFileSync(path, [...known].map((line) => `${JSON.stringify(line)}\n`).join(''))
        else expect([...known.keys()].sort()).toEqual([...before.keys()].sort())
      })
    },
  }
}

function readLines(path: string): Map<string, unknown> {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => JSON.parse(line) as [string, unknown]))
}

/** As JSON carries it, names in their order: which one comes first says nothing. */
function sorted(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_name, part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ),
  )
}
