import { setTimeout as pause } from 'node:timers/promises'
import { visitOf } from './addresses.mjs'
import { connections, requestPage } from './request-page.mjs'

const CONNECTIONS = 200
/** Between two pages of a visitor. */
const READS_MS = 2000

/**
 * Ordinary visitors, each with an address of its own: so many begin a second and open some pages one after the other.
 * `stop` resolves with all answers when the last one has finished.
 */
export function startVisitors(origin, listings, perSecond) {
  const agent = connections(CONNECTIONS)
  const answers = []
  const visits = new Set()
  let visitors = 0
  let isOver = false

  async function visit() {
    visitors += 1
    const address = `10.1.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}`
    for (const path of visitOf(listings)) {
      if (isOver) return
      const answer = await requestPage(origin, path, { agent, address })
      answers.push({ path, ...answer })
      await pause(READS_MS)
    }
  }

  const timer = setInterval(() => {
    const one = visit().finally(() => visits.delete(one))
    visits.add(one)
  }, 1000 / perSecond)

  return async function stop() {
    isOver = true
    clearInterval(timer)
    await Promise.all(visits)
    agent.destroy()
    return answers
  }
}

/** `{ asked, failed, p50, p95, longest }` in milliseconds; whatever is not an answer with the page has failed. */
export function summaryOf(answers) {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const failed = answers.filter(({ status }) => status !== 200)
  return { asked: answers.length, failed, p50: at(0.5), p95: at(0.95), longest: at(1) }
}
