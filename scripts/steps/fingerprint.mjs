import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One hash of the content of files and folders; paths that do not exist count as absent. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => existsSync(one))) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  if (!statSync(path).isDirectory()) {
    hash.update(path).update('\0').update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name))
}

export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}
