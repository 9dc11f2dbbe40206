import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone when the bench is over. */
export function benchFolder(later) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
