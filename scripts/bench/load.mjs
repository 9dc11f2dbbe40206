import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 8
const WARM_SECONDS = 1
const SECONDS = 3
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** The Accept-Encoding of browsers. */
const BROWSER = 'gzip, deflate, br'

/**
 * Requests per second and server processor milliseconds per request with a browser's encodings; and the uncompressed
 * rate.
 */
export async function loadPage(url, pid) {
  await run(url, BROWSER, WARM_SECONDS)
  const packed = await measured(url, pid, BROWSER)
  const plain = await measured(url, pid, 'identity')
  return { perSecond: packed.perSecond, cpuMs: packed.cpuMs, perSecondPlain: plain.perSecond }
}

async function measured(url, pid, encoding) {
  const before = cpuMsOf(pid)
  const result = await run(url, encoding, SECONDS)
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed.`)
  const spent = before === null ? null : cpuMsOf(pid) - before
  const answered = result['2xx']
  return {
    perSecond: answered / result.duration,
    cpuMs: spent === null ? null : spent / Math.max(1, answered),
  }
}

function run(url, encoding, duration) {
  return autocannon({ url, duration, connections: CONNECTIONS, headers: { 'accept-encoding': encoding } })
}

/** Null on systems without Linux' /proc. */
export function cpuMsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}
