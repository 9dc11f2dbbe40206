import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodeAvif, type StoredWidths } from './encode-avif'

const PROGRAM = 'encode-avif.mjs'
const LONGEST_MS = 5 * 60_000

/** The encoder was told to end, as with a release: the picture is encoded another time. */
export class EncoderStopped extends Error {
  override name = 'EncoderStopped'
}

/**
 * `encodeAvif` in a process of the lowest priority, because an encoding takes seconds of a processor: requests get it first, and the
 * memory of the encoder goes with its process. It knows no settings and no secrets. Sources without a build encode here. Rejects
 * with EncoderStopped when this process is told to end.
 */
export function encodeApart(stored: StoredWidths, folder = here()): Promise<Map<number, Uint8Array>> {
  const program = join(folder, PROGRAM)
  if (!existsSync(program)) return encodeAvif(stored)
  const encoder = fork(program, {
    serialization: 'advanced',
    env: { NODE_ENV: 'production' },
    execArgv: [],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  const stop = () => encoder.kill()
  process.once('SIGTERM', stop)
  const made = new Promise<Map<number, Uint8Array>>((resolve, reject) => {
    // Each one: an error that nobody listens to would end this process.
    encoder.on('error', reject)
    encoder.once('exit', (code, signal) => {
      const isStopped = signal !== null && signal !== 'SIGKILL'
      reject(isStopped ? new EncoderStopped() : new Error(`the encoder ended with ${signal ?? code}`))
    })
    encoder.once('message', (files) =>
      files instanceof Map ? resolve(files) : reject(new TypeError('no files')),
    )
    if (encoder.pid === undefined) return
    setPriority(encoder.pid, constants.priority.PRIORITY_LOW)
    encoder.send(stored)
  })
  return made.finally(() => {
    process.off('SIGTERM', stop)
    encoder.kill()
  })
}

const here = () => (typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url)))
