const KIB = 1024

/** Targets of a public page; sizes in bytes, times in milliseconds. `isMet(page, bare)`. */
export const TARGETS = [
  atLeast('performance', 'performance, simulated', 98, ({ simulated }) => simulated?.performance),
  atLeast('accessibility', 'accessibility', 100, ({ simulated }) => simulated?.accessibility),
  atLeast('best', 'best practices', 100, ({ simulated }) => simulated?.bestPractices),
  atLeast('SEO', 'SEO', 100, ({ simulated }) => simulated?.seo),
  atMost('FCP', 'first paint, applied, ms', 1100, ({ applied }) => applied?.fcp),
  atMost('LCP', 'largest paint, applied, ms', 1600, ({ applied }) => applied?.lcp),
  atMost('TBT', 'blocked, applied, ms', 80, ({ applied }) => applied?.tbt),
  // Lighthouse counts shifts of a hundredth of a pixel; smaller values are invisible.
  atMost('CLS', 'layout shift, applied', 0.0005, ({ applied }) => applied?.cls),
  atMost('JS', 'JavaScript over bare, KiB gzip', 40, ({ figures }, bare) =>
    inKib(figures.scriptGzipBytes - bare.scriptGzipBytes),
  ),
  atMost('HTML', 'HTML as served, KiB', 20, ({ figures }) => inKib(figures.htmlBytes)),
  atMost('plain HTML', 'HTML without compression, KiB', 160, ({ figures }) => inKib(figures.plainBytes)),
  atMost('weight', 'home as served, KiB', 450, ({ figures, isHome }) =>
    isHome ? inKib(figures.totalBytes) : undefined,
  ),
  atMost('requests', 'requests', 36, ({ figures }) => figures.requests),
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
