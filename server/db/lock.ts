import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes the lock file beside an embedded database: two processes on one folder lose acknowledged rows without an
 * error. A lock of a process that is no longer alive is taken over. Throws with a sentence when somebody holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(`The embedded database in ${folder} is already open in process ${holder}.`)
    }
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
