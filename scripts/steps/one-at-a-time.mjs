import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { printDim } from './print.mjs'

const FOLDER = 'node_modules'
const BEAT_MS = 2000
/** A mark without a sign of life for so long was left by a process that ended, whose number another one may have by now. */
const DEAD_MS = 30_000

/**
 * Does `work` while no other command does the same in this folder: two that install packages, or build, at once would
 * break each other's files. A command that waits prints one line.
 */
export async function oneAtATime(what, work, { folder = FOLDER, deadMs = DEAD_MS } = {}) {
  const file = `${folder}/.diyar-${what}`
  mkdirSync(folder, { recursive: true })
  for (let turn = 0; !mark(file); turn += 1) {
    if (turn === 0) printDim(`Waiting for another command that is ${what} here.`)
    if (isLeft(file, deadMs)) rmSync(file, { force: true })
    else await pause(BEAT_MS / 4)
  }
  const unmark = () => rmSync(file, { force: true })
  process.on('exit', unmark)
  const beat = setInterval(() => touch(file), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', unmark)
    unmark()
  }
}

function mark(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether who marked it has ended. */
function isLeft(file, deadMs) {
  try {
    if (Date.now() - statSync(file).mtimeMs > deadMs) return true
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && !isAlive(pid)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
