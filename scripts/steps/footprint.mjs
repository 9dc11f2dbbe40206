import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const KIB = 1024
const MIB = 1024 * KIB

/** The memory of a process and of all that it has started, in MiB, from Linux' /proc. */
export function memoryOf(pid) {
  const bytes = familyOf(pid).reduce((sum, one) => sum + residentBytes(one), 0)
  return bytes / MIB
}

/** A process with all that it has started. */
export function familyOf(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = read(`/proc/${pid}/stat`)
      return stat ? [{ pid: Number(pid), parent: Number(stat.split(') ').at(-1).split(' ')[1]) }] : []
    })
  const below = (one) => [
    one,
    ...parents.filter(({ parent }) => parent === one).flatMap(({ pid }) => below(pid)),
  ]
  return below(root)
}

function residentBytes(pid) {
  const [, kib = '0'] = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`)) ?? []
  return Number(kib) * KIB
}

/** The size of all files below a folder, in MiB; 0 without it. */
export function sizeOfFolder(folder) {
  if (!existsSync(folder)) return 0
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOfFile(join(parentPath, name)), 0)
  return bytes / MIB
}

/** A process or a file may have ended meanwhile. */
const read = (file) => orElse('', () => readFileSync(file, 'utf8'))
const sizeOfFile = (file) => orElse(0, () => statSync(file).size)

function orElse(otherwise, work) {
  try {
    return work()
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code)) return otherwise
    throw error
  }
}
