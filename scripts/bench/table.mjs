import { say, sayTitle } from '../steps/say.mjs'

const KIB = 1024
const TARGETS = { scriptOverBare: 40 * KIB, html: 20 * KIB, requests: 40, ratio: 0.7 }

const kib = (bytes) => (bytes / KIB).toFixed(1)
const HEAD = [
  ...['page', 'req/s', 'of bare', 'req/s gzip', 'CPU ms', 'JS KiB', 'over bare'],
  ...['HTML KiB', 'images KiB', 'total KiB', 'requests', 'not met'],
]

/** One line a page, with its ratio to the bare page and the names of the targets that it misses. */
export function printTable(bare, pages) {
  const lines = [HEAD, cellsOf('bare', bare, bare, []), ...pages.map((page) => lineOf(page, bare))]
  sayTitle('Against a bare page of the same Next')
  for (const [index, cells] of lines.entries()) {
    say(`| ${cells.join(' | ')} |`)
    if (index === 0) say(`|${cells.map(() => '---').join('|')}|`)
  }
  say()
  say(
    'Targets: JS at most 40 KiB over bare, HTML at most 20 KiB (both compressed), at most 40 requests, cached pages at least 0.70 of bare. Lighthouse is not run here.',
  )
}

const lineOf = (page, bare) => cellsOf(page.name, page.figures, bare, missed(page, bare))

function cellsOf(name, figures, bare, misses) {
  return [
    name,
    figures.perSecond.toFixed(0),
    (figures.perSecond / bare.perSecond).toFixed(2),
    figures.perSecondGzip.toFixed(0),
    figures.cpuMs === null ? '–' : figures.cpuMs.toFixed(2),
    kib(figures.scriptBytes),
    kib(figures.scriptBytes - bare.scriptBytes),
    kib(figures.htmlBytes),
    kib(figures.imageBytes),
    kib(figures.totalBytes),
    String(figures.requests),
    misses.join(', ') || '–',
  ]
}

function missed({ figures, isCached }, bare) {
  const rules = {
    JS: figures.scriptBytes - bare.scriptBytes > TARGETS.scriptOverBare,
    HTML: figures.htmlBytes > TARGETS.html,
    requests: figures.requests > TARGETS.requests,
    'req/s': isCached && figures.perSecond < TARGETS.ratio * bare.perSecond,
  }
  return Object.keys(rules).filter((name) => rules[name])
}
