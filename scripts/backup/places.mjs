import { spawn } from 'node:child_process'
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'

/** Where backups are read from: the names of the copies, a copy, and the changes since it as a folder; what is old is removed. */
export const folderPlace = (folder) => ({
  name: join(folder, 'copies'),
  copies: async () => namesIn(join(folder, 'copies')).filter((name) => name.endsWith('Z')),
  fetchCopy: async (copy, into) => cpSync(join(folder, 'copies', copy), into, { recursive: true }),
  // Copied, because PostgreSQL may run under another account than what received them: those that it may not read it takes
  // for the end of all changes, without a word.
  fetchChanges: async (into) => {
    const changes = changesFolder(into)
    const first = firstChange(into)
    for (const name of readdirSync(join(folder, 'changes')))
      if (isNeeded(name, first)) copyChange(join(folder, 'changes'), changes, name)
    return changes
  },
  // The receiver goes on with the unfinished one.
  changes: async () =>
    namesIn(join(folder, 'changes'))
      .filter((name) => !name.endsWith('.partial'))
      .map((name) => ({ name, changedAt: statSync(join(folder, 'changes', name)).mtime })),
  removeCopy: async (copy) => rmSync(join(folder, 'copies', copy), { recursive: true }),
  removeChange: async (name) => rmSync(join(folder, 'changes', name)),
})

/** Nothing may have been received or copied yet. */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** The last file loses its ending when it is full, which may be after the folder was listed. */
function copyChange(from, to, name) {
  try {
    cpSync(join(from, name), join(to, name))
  } catch (error) {
    if (error.code !== 'ENOENT' || !name.endsWith('.partial')) throw error
    const whole = name.slice(0, -'.partial'.length)
    cpSync(join(from, whole), join(to, whole))
  }
}

function changesFolder(into) {
  const changes = join(into, 'restore-changes')
  mkdirSync(changes)
  return changes
}

const isNeeded = (name, first) => name.includes('.history') || name.slice(8, 24) >= first

const ARCHIVE = '.tar.gz'

export const bucketPlace = (bucket) => ({
  name: 'the bucket',
  copies: async () => (await bucket.list('copies')).map((name) => name.slice(0, -ARCHIVE.length)),
  fetchCopy: async (copy, into) => {
    mkdirSync(into, { recursive: true })
    const tar = spawn('tar', ['-xz', '-C', into], { stdio: ['pipe', 'inherit', 'inherit'] })
    const ended = new Promise((resolve) => {
      tar.on('error', () => resolve(127))
      tar.on('close', resolve)
    })
    await bucket.fetch(`copies/${copy}${ARCHIVE}`, tar.stdin)
    if ((await ended) !== 0) throw new Error(`The archive ${copy}${ARCHIVE} could not be unpacked.`)
  },
  fetchChanges: async (into) => {
    const changes = changesFolder(into)
    const first = firstChange(into)
    for (const name of await bucket.list('changes')) {
      if (!isNeeded(name, first)) continue
      const file = createWriteStream(join(changes, name.slice(0, -'.gz'.length)))
      await bucket.fetch(`changes/${name}`, createGunzip(), file)
    }
    return changes
  },
  /** @returns {Promise<{ name: string, changedAt: Date }[]>} */
  changes: () => bucket.listWithTimes('changes'),
  removeCopy: (copy) => bucket.remove(`copies/${copy}${ARCHIVE}`),
  removeChange: (name) => bucket.remove(`changes/${name}`),
})

/** Where in the log a copy begins, whatever the timeline. */
function firstChange(into) {
  const file = /START WAL LOCATION: .+ \(file (\w{24})\)/.exec(
    readFileSync(join(into, 'backup_label'), 'utf8'),
  )
  if (!file) throw new Error('The copy does not say where it begins: its backup_label is broken.')
  return file[1].slice(8)
}
