import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 45_000
const RETRY_MS = 1000
const DAY_MS = 86_400_000
const NIGHTS = 300
/** Messages are limited for each writer. */
const WRITE_EVERY_MS = 4000

const CALLS = [
  '/api/v1/services/cities',
  '/api/v1/services/search?page=1',
  '/api/v1/services/search?sort=rating&page=1',
]

const dayAfter = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const oneOf = (list) => list[Math.floor(Math.random() * list.length)]

const PICTURE = /\/api\/v1\/media\/[\w-]+\/[\w-]+\.webp/g

/** The addresses of the pictures of a page. */
export async function picturesOf(pageAddress) {
  const html = await (await fetch(pageAddress)).text()
  return [...new Set(html.match(PICTURE))]
}

/**
 * People on the cluster: readers, searchers, bookings and messages at given rates, a picture for each page; `pages` and
 * `pictures` are paths, `apis` the address of the apis without the picture cache of nginx. `events` has each answer; who books
 * or writes tries again with the same key until there is an answer, as the pages do.
 */
export function startTraffic({ address, apis }, people, rates, { pages, pictures }) {
  const events = []
  const acknowledged = { since: new Date(), bookings: [], messages: [] }
  let isOver = false
  const running = new Set()
  const keep = (work) => {
    const one = work().finally(() => running.delete(one))
    running.add(one)
  }
  const ask = (kind, path, options) => request(events, kind, address, path, options)
  const askForPicture = () => request(events, 'picture', apis, oneOf(pictures))
  const signedIn = (token) => ({ cookie: `${people.cookie}=${token}` })

  async function untilAnswered(kind, path, headers, body) {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }
    while (!isOver) {
      const answer = await ask(kind, path, options)
      if (answer.isAnswered) return answer
      await pause(Math.max(RETRY_MS, 1000 * (answer.retryAfterSeconds ?? 0) * Math.random()))
    }
    return null
  }

  let guest = 0
  async function book() {
    const token = people.guests[guest++ % people.guests.length]
    const night = 5 + Math.floor(Math.random() * NIGHTS)
    const answer = await untilAnswered('booking', '/api/v1/bookings', signedIn(token), {
      ...{ serviceId: oneOf(people.listings), checkIn: dayAfter(night), checkOut: dayAfter(night + 1) },
      ...{ adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' },
    })
    if (answer?.status === 201) acknowledged.bookings.push(answer.body._id)
  }

  async function write(token) {
    const headers = signedIn(token)
    const opened = await untilAnswered('message', '/api/v1/conversations', headers, {
      serviceId: oneOf(people.listings),
    })
    const id = opened?.body?._id
    while (!isOver && id) {
      const body = { clientId: randomUUID(), body: 'drill' }
      const answer = await untilAnswered('message', `/api/v1/conversations/${id}/messages`, headers, body)
      if (answer?.status === 201) acknowledged.messages.push(body.clientId)
      await pause(WRITE_EVERY_MS)
    }
  }

  const timers = [
    setInterval(() => keep(book), 1000 / rates.bookings),
    setInterval(() => keep(() => ask('page', oneOf(pages))), 1000 / rates.readers),
    setInterval(() => keep(() => ask('call', oneOf(CALLS))), 1000 / rates.searchers),
    setInterval(() => keep(askForPicture), 1000 / rates.readers),
  ]
  for (const token of people.writers) keep(() => write(token))

  return {
    events,
    acknowledged,
    async stop() {
      isOver = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}

async function request(events, kind, address, path, options = {}) {
  const startedAt = Date.now()
  const done = (result) => {
    events.push({ kind, path, startedAt, endedAt: Date.now(), ...result, body: undefined })
    return result
  }
  try {
    const answer = await fetch(`${address}${path}`, {
      redirect: 'manual',
      ...options,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    const { status } = answer
    if (status < 500) return done({ status, isAnswered: true, body: jsonOf(text) })
    const retryAfterSeconds = Number(answer.headers.get('retry-after'))
    return done({ status, isAnswered: false, hasSentence: hasSentence(kind, text), retryAfterSeconds })
  } catch (error) {
    return done({ status: 0, isAnswered: false, hasSentence: false, problem: String(error.cause ?? error) })
  }
}

/** A page in the language of its address, or the text that a page shows after a call. */
const hasSentence = (kind, text) =>
  kind === 'page' ? /<html lang="(ar|en)"(.|\n)*<h1>.+<\/h1>/.test(text) : Boolean(jsonOf(text)?.message)

function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
