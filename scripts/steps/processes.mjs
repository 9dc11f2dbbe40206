import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const GRACE_MS = 15_000

/**
 * Starts a long-running process in its own process group: a Ctrl-C reaches only the command, which stops processes in
 * order. With `logDir` the output goes to a file, and stderr also to the terminal.
 */
export function startProcess(name, args, { env, logDir } = {}) {
  const child = spawn(process.execPath, args, {
    env,
    detached: true,
    stdio: ['ignore', logDir ? 'pipe' : 'inherit', logDir ? 'pipe' : 'inherit'],
  })
  if (logDir) writeLog(child, logDir, name)
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
  return { name, child, ended }
}

function writeLog(child, logDir, name) {
  mkdirSync(logDir, { recursive: true })
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' })
  // A full disk loses the log but does not stop the process.
  log.on('error', () => child.stdout.resume())
  child.on('close', () => log.end())
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  child.stderr.pipe(process.stderr, { end: false })
}

/** Sends SIGTERM to a process, and SIGKILL after a timeout. */
export async function stopProcess({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(insist)
}
