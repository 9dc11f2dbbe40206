import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const GRACE_MS = 15_000

/** Starts a long-running script of Node; see `startProgram`. */
export const startProcess = (name, args, options) => startProgram(name, process.execPath, args, options)

/**
 * Starts a long-running process in its own process group: a Ctrl-C reaches only the command, which stops processes in
 * order. With `logDir` the output goes to a file, and stderr also to the terminal unless `isQuiet`.
 */
export function startProgram(name, command, args, { logDir, isQuiet = false, ...options } = {}) {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', logDir ? 'pipe' : 'inherit', logDir ? 'pipe' : 'inherit'],
  })
  if (logDir) writeLog(child, logDir, name, isQuiet)
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
  return { name, child, ended }
}

function writeLog(child, logDir, name, isQuiet) {
  mkdirSync(logDir, { recursive: true })
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' })
  // A full disk loses the log but does not stop the process.
  log.on('error', () => child.stdout.resume())
  child.on('close', () => log.end())
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  if (!isQuiet) child.stderr.pipe(process.stderr, { end: false })
}

/** Sends SIGTERM to a process, and SIGKILL after a timeout. */
export async function stopProcess({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(insist)
}
