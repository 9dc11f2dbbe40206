import { serveBarePage } from '../bare-page.mjs'
import { loadPage } from '../load.mjs'
import { pagesToMeasure } from '../pages.mjs'
import { serveDemo } from '../serve-demo.mjs'

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
  return rows
}
