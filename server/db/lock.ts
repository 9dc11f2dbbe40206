import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes the lock file of an embedded database: two processes on one folder would lose committed rows. The lock of a
 * dead process is taken over. Throws when a live process holds it.
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
