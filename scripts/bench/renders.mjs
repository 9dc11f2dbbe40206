import { cpuMsOf } from './load.mjs'

const WARM = 15
const RENDERS = 60
/** A search that nobody has asked for: page cache and answers kept for 15 seconds do not have it. */
const newSearch = (at) => `/search?city=Jeddah&page=1&priceMin=${at}&priceMax=${9000 + at}`

/**
 * Processor milliseconds of each process for one rendered page of results, one request after the other as a browser
 * sends them; `null` without Linux' /proc.
 */
export async function measureRenders(origin, pids, pathOf = newSearch) {
  await ask(origin, pathOf, 0, WARM)
  const before = pids.map(cpuMsOf)
  const bytes = await ask(origin, pathOf, WARM, RENDERS)
  const spent = pids.map((pid, index) =>
    before[index] === null ? null : (cpuMsOf(pid) - before[index]) / RENDERS,
  )
  return { spent, bytes }
}

async function ask(origin, pathOf, from, count) {
  let bytes = 0
  for (let at = from; at < from + count; at++) {
    const answer = await fetch(`${origin}${pathOf(at)}`, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    if (answer.status !== 200) throw new Error(`${pathOf(at)} answered ${answer.status}.`)
    bytes = (await answer.arrayBuffer()).byteLength
  }
  return bytes
}
