import { print, printTitle } from '../steps/print.mjs'
import { ratioToTarget, summaryOf } from './targets.mjs'

const KIB = 1024
const NOT_MEASURED = '–'

const kib = (bytes) => (bytes / KIB).toFixed(1)
const HEAD = [
  ...['page', 'req/s', 'of bare', 'req/s plain', 'CPU ms', 'JS KiB', 'JS gzip over bare'],
  ...['HTML KiB', 'plain HTML KiB', 'images KiB', 'total KiB', 'requests', 'missed'],
]
const LIGHTHOUSE_HEAD = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
]

/** Prints all results: against the bare page, by Lighthouse, and each target. */
export function printTables(bare, pages) {
  printTitle('Against a bare page of the same Next, as a browser asks (brotli or gzip)')
  printLines([HEAD, cellsOf('bare', bare, bare, []), ...pages.map((page) => lineOf(page, bare))])
  for (const throttling of ['simulated', 'applied']) {
    const judged = pages.filter((page) => page[throttling])
    if (judged.length === 0) continue
    printTitle(`Lighthouse, mobile, ${throttling} throttling, median of ${judged[0][throttling].runs}`)
    printLines([LIGHTHOUSE_HEAD, ...judged.map((page) => lighthouseLine(page.name, page[throttling]))])
  }
  printTitle('Targets')
  printLines([['target', '', 'worst', ''], ...summaryOf(pages, bare)])
}

function printLines(lines) {
  for (const [index, cells] of lines.entries()) {
    print(`| ${cells.join(' | ')} |`)
    if (index === 0) print(`|${cells.map(() => '---').join('|')}|`)
  }
}

const lineOf = (page, bare) => cellsOf(page.name, page.figures, bare, ratioToTarget(page, bare))

function cellsOf(name, figures, bare, misses) {
  return [
    name,
    figures.perSecond.toFixed(0),
    (figures.perSecond / bare.perSecond).toFixed(2),
    figures.perSecondPlain.toFixed(0),
    figures.cpuMs === null ? NOT_MEASURED : figures.cpuMs.toFixed(2),
    kib(figures.scriptBytes),
    kib(figures.scriptGzipBytes - bare.scriptGzipBytes),
    kib(figures.htmlBytes),
    kib(figures.plainBytes),
    kib(figures.imageBytes),
    kib(figures.totalBytes),
    String(figures.requests),
    misses.join(', ') || NOT_MEASURED,
  ]
}

function lighthouseLine(name, lighthouse) {
  const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls } = lighthouse
  const scores = [performance, accessibility, bestPractices, seo, fcp, lcp, tbt].map((value) =>
    value.toFixed(0),
  )
  return [name, ...scores, cls.toFixed(3)]
}
