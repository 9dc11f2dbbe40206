import { setTimeout } from 'node:timers/promises'
import { LinkChecker } from 'linkinator'
import { structuredDataFaults } from './crawl/structured-data.mjs'
import { giveUp, print } from './steps/print.mjs'

/**
 * Follows every link that robots.txt allows from both home pages of a running Diyar (BASE_URL, else http://localhost:3000), and
 * holds each page: no broken link, no chain of redirects, a canonical that is its own canonical, no title or description twice,
 * structured data in which the validator finds nothing.
 */
const ORIGIN = (process.env.BASE_URL ?? 'http://localhost:3000').replace(/\/$/, '')
/** More would wait in the gateway, which gives one client few renders at a time. */
const AT_ONCE = 2
const TIMEOUT_MS = 30_000
const TRIES = 5
const SHOWN = 20
/** linkinator reads the links of a page as if its address ended with a slash. */
const ADDED_SLASH = { pattern: /^(https?:\/\/[^/]+\/[^?#]+)\/(?=[?#]|$)/, replacement: '$1' }

const isHidden = await readRobots()
const { links } = await new LinkChecker().check({
  path: [`${ORIGIN}/`, `${ORIGIN}/en`],
  recurse: true,
  concurrency: AT_ONCE,
  timeout: TIMEOUT_MS,
  retryErrors: true,
  urlRewriteExpressions: [ADDED_SLASH],
  linksToSkip: async (url) => new URL(url).origin !== ORIGIN || isFile(url) || isHidden(url),
})
const broken = links.filter(({ state }) => state === 'BROKEN')
const addresses = [
  ...new Set(links.filter(({ state }) => state === 'OK').map(({ url }) => url.split('#')[0])),
]
const pages = await readPages(addresses.filter((url) => !isFile(url)))
const indexed = pages.filter(({ isIndexed }) => isIndexed)
const own = indexed.filter(({ url, canonical }) => canonical === url)
const known = new Set(own.map(({ url }) => url))

const faults = [
  ...broken.map(({ status, url, parent }) => `broken (${status}): ${url} on ${parent}`),
  ...pages.filter(({ hops }) => hops > 1).map(({ url, hops }) => `${hops} redirects: ${url}`),
  ...indexed
    .filter(({ canonical }) => !known.has(canonical))
    .map(({ url, canonical }) => `no page of its own: ${canonical}, the canonical of ${url}`),
  ...indexed.flatMap(({ url, data }) => data.map((fault) => `${fault}: ${url}`)),
  ...repeated('title'),
  ...repeated('description'),
]
print(`${links.length} links, ${pages.length} pages, ${own.length} to be indexed, faults: ${faults.length}`)
if (faults.length > 0) giveUp(faults.slice(0, SHOWN).join('\n'))

/** The rules for all crawlers; what is allowed wins. */
async function readRobots() {
  const robots = await (await fetch(`${ORIGIN}/robots.txt`)).text()
  const escaped = (rule) => rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  const rulesOf = (name) => [...robots.matchAll(new RegExp(`^${name}: (\\S+)`, 'gm'))].map(([, rule]) => rule)
  const patterns = (rules) => rules.map((rule) => new RegExp(`^${escaped(rule)}`))
  const allowed = patterns(rulesOf('Allow').filter((rule) => rule !== '/'))
  const refused = patterns(rulesOf('Disallow'))
  return (url) => {
    const { pathname, search } = new URL(url)
    const matches = (rule) => rule.test(pathname + search)
    return refused.some(matches) && !allowed.some(matches)
  }
}

function isFile(url) {
  return /^\/(api|_next)\/|\.[a-z0-9]+$/.test(new URL(url).pathname)
}

async function readPages(urls) {
  const waiting = [...urls]
  const read = []
  const worker = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) read.push(await readPage(url))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return read
}

/** A busy gateway says when to come back. */
async function request(url, triesLeft = TRIES) {
  const answer = await fetch(url, { redirect: 'manual' })
  if (answer.status !== 503 || triesLeft === 1) return answer
  await setTimeout(1000 * Number(answer.headers.get('retry-after') ?? 1))
  return request(url, triesLeft - 1)
}

async function readPage(url) {
  let answer = await request(url)
  let hops = 0
  for (let to = answer.headers.get('location'); to && hops < 5; to = answer.headers.get('location')) {
    hops += 1
    answer = await request(new URL(to, answer.url || url))
  }
  const html = await answer.text()
  const found = (pattern) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const canonical = found(/<link rel="canonical" href="([^"]*)/)
  return {
    ...{ url, hops },
    title: found(/<title>([^<]*)/),
    description: found(/<meta name="description" content="([^"]*)/),
    data: await structuredDataFaults(html),
    canonical: canonical === ORIGIN ? `${ORIGIN}/` : canonical,
    isIndexed: hops === 0 && answer.ok && !/<meta name="robots" content="noindex/.test(html),
  }
}

/** The pages that share a text, or have none. */
function repeated(name) {
  const groups = new Map()
  for (const page of own) groups.set(page[name], [...(groups.get(page[name]) ?? []), page])
  return [...groups].flatMap(([text, same]) =>
    same.length > 1 || text === '' ? [`one ${name}, "${text}": ${same.map(({ url }) => url).join(' ')}`] : [],
  )
}
