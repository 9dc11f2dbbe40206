import { serveBarePage } from '../bare-page.mjs'
import { loadPage } from '../load.mjs'
import { pagesToMeasure } from '../pages.mjs'
import { measureRenders } from '../renders.mjs'
import { serveDemo } from '../serve-demo.mjs'

const RENDER_TARGET_MS = 8

/** Requests a second of public pages, against a bare page of the same Next. */
export async function measurePages({ later, isQuick }) {
  const bare = await serveBarePage()
  later(bare.stop)
  const ours = await serveDemo(later, { CALLS_PER_MINUTE: '1000000' })
  const base = await loadPage(`${bare.origin}/`, bare.pid)
  const pages = await pagesToMeasure(ours.origin)
  const rows = []
  for (const { name, url } of isQuick ? pages.slice(0, 2) : pages) {
    for (let asked = 0; asked < 2; asked++) await (await fetch(url)).text()
    const { perSecond } = await loadPage(url, ours.pids.web)
    rows.push({
      what: `page: ${name}`,
      ours: perSecond,
      against: base.perSecond,
      unit: 'a second, against a bare page',
    })
  }
  return [...rows, ...(await renderRows(ours, bare))]
}

/** What a page of results costs that no cache has: the web beside the api, and the same size by Next alone. */
async function renderRows(ours, bare) {
  const { spent } = await measureRenders(ours.origin, [ours.pids.web, ours.pids.api])
  const plain = await measureRenders(bare.origin, [bare.pid], (at) => `/results?at=${at}`)
  const [web, api] = spent
  if (web === null) return []
  const unit = 'ms of processor a render'
  return [
    {
      what: 'results, not cached: the web',
      ours: web,
      against: RENDER_TARGET_MS,
      unit: `${unit}, against the target`,
    },
    {
      what: 'results, not cached: Next alone',
      ours: web,
      against: plain.spent[0],
      unit: `${unit}, against a bare page of the size`,
    },
    { what: 'results, not cached: the api', ours: api, unit },
  ]
}
