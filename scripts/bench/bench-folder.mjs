import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder that is removed at the end of the benchmark. */
export function benchFolder(later) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
