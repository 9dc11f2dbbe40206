const KIB = 1024

/** Targets of a public page; sizes in bytes, times in milliseconds. `isMet(page, bare)`. */
export const TARGETS = [
  atLeast('performance', 'Lighthouse performance', 98, ({ lighthouse }) => lighthouse?.performance),
  atLeast('accessibility', 'Lighthouse accessibility', 100, ({ lighthouse }) => lighthouse?.accessibility),
  atLeast('best', 'Lighthouse best practices', 100, ({ lighthouse }) => lighthouse?.bestPractices),
  atLeast('SEO', 'Lighthouse SEO', 100, ({ lighthouse }) => lighthouse?.seo),
  atMost('LCP', 'largest paint, ms', 1800, ({ lighthouse }) => lighthouse?.lcp),
  atMost('TBT', 'blocked, ms', 80, ({ lighthouse }) => lighthouse?.tbt),
  // Lighthouse counts shifts of a hundredth of a pixel; smaller values are invisible.
  atMost('CLS', 'layout shift', 0.0005, ({ lighthouse }) => lighthouse?.cls),
  atMost('JS', 'JavaScript over bare, KiB gzip', 40, ({ figures }, bare) =>
    inKib(figures.scriptGzipBytes - bare.scriptGzipBytes),
  ),
  atMost('HTML', 'HTML as served, KiB', 20, ({ figures }) => inKib(figures.htmlBytes)),
  atMost('requests', 'requests', 40, ({ figures }) => figures.requests),
  atLeast('req/s', 'requests per second of bare', 0.7, ({ figures, isCached }, bare) =>
    isCached ? figures.perSecond / bare.perSecond : undefined,
  ),
]

const inKib = (bytes) => bytes / KIB

function atLeast(name, title, limit, read) {
  return { name, title, limit, read, worst: Math.min, sign: 'at least', isMet: (value) => value >= limit }
}

function atMost(name, title, limit, read) {
  return { name, title, limit, read, worst: Math.max, sign: 'at most', isMet: (value) => value <= limit }
}

/** The names of the targets that a page fails; figures that were not measured do not fail. */
export function ratioToTarget(page, bare) {
  return TARGETS.filter(({ read, isMet }) => {
    const value = read(page, bare)
    return value !== undefined && !isMet(value)
  }).map(({ name }) => name)
}

/** One line per target: its worst value over all pages, and whether every page meets it. */
export function summaryOf(pages, bare) {
  return TARGETS.flatMap(({ title, limit, sign, read, worst, isMet }) => {
    const values = pages.map((page) => read(page, bare)).filter((value) => value !== undefined)
    if (values.length === 0) return []
    const reached = values.filter(isMet).length
    const verdict =
      reached === values.length ? 'met' : `missed on ${values.length - reached} of ${values.length}`
    return [[title, `${sign} ${limit}`, round(worst(...values)), verdict]]
  })
}

const round = (value) => String(Math.round(value * 1000) / 1000)
