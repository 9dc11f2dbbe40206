import { createFirstStyle } from '@/gateway/document/first-style'
import { readStyleRules, usedRules } from '@/gateway/document/style-rules'

const SHEET = '/_next/static/chunks/one.css'
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>`
const CSS = [
  ':root{--c:#fff}',
  '@font-face{font-family:A;src:url(../media/a.woff2)}',
  '.card{color:var(--c)}',
  '.card .title,.other{content:"}"}',
  '.absent{background:url("data:image/svg+xml;utf8,<svg>{}")}',
  '@media (min-width:701px){.card{color:blue}.absent{color:green}}',
  '@supports (display:grid){.absent{color:green}}',
  '.card:not(.absent){margin:0}',
].join('')
const page = (body: string, lang = 'ar') =>
  Buffer.from(`<!DOCTYPE html><html lang="${lang}"><head>${LINK}</head><body>${body}</body></html>`)
const CARD = '<p class="card wide">1</p>'
const FONTS = [
  '</_next/static/media/readex_pro_arabic.p.1.woff2>; rel=preload; as="font"',
  '</_next/static/media/readex_pro_digits.p.2.woff2>; rel=preload; as="font"',
  '</_next/static/media/readex_pro_latin-s.p.3.woff2>; rel=preload; as="font"',
]
const HEADERS = { link: [...FONTS, `<${SHEET}>; rel=preload; as="style"`].join(', ') }

const inline = createFirstStyle((href) => (href === SHEET ? CSS : null))
const htmlOf = (body: Buffer) => inline(body, {}).body.toString()

test('a document carries the rules that it uses, in their order, before its first element', () => {
  expect(htmlOf(page(CARD))).toContain(
    '<head><style>:root{--c:#fff}@font-face{font-family:A;src:url(/_next/static/media/a.woff2)}.card{color:var(--c)}' +
      '@media (min-width:701px){.card{color:blue}}.card:not(.absent){margin:0}</style></head>',
  )
})

test('the complete stylesheet follows at the end, once, with its own address', () => {
  const html = htmlOf(page(CARD))
  expect(html.split(LINK)).toHaveLength(2)
  expect(html.endsWith(`${CARD}${LINK}</body></html>`)).toBe(true)
})

test.each([
  ['has a stylesheet that the build did not write', page(CARD).toString().replace('one.css', 'two.css')],
  ['has a part that React streams with stylesheets', page(`${CARD}<script>$RR("B:0","S:0",[])</script>`)],
  ['has no end', page(CARD).toString().replace('</body></html>', '')],
  ['has no stylesheet', '<!DOCTYPE html><html><body>1</body></html>'],
])('a document that %s stays as it is', (_, document) => {
  const body = Buffer.from(document)
  expect(inline(body, HEADERS)).toEqual({ body, headers: HEADERS })
})

test('a stylesheet that could end the element stays a file', () => {
  const unsafe = createFirstStyle(() => '.card{content:"</style>"}')
  expect(unsafe(page(CARD), {}).body).toEqual(page(CARD))
})

test('what is fetched first is the fonts of the language, without the stylesheet', () => {
  const [arabic, digits, latin] = FONTS
  expect(inline(page(CARD), HEADERS).headers['link']).toBe(`${arabic}, ${digits}`)
  expect(inline(page(CARD, 'en'), HEADERS).headers['link']).toBe(`${digits}, ${latin}`)
})

test('all rules together are the stylesheet', () => {
  const all = new Set(['card', 'title', 'other', 'absent'])
  expect(usedRules(readStyleRules(CSS), all)).toBe(CSS)
})

test('a block without an end is an error', () => {
  expect(() => readStyleRules('.a{color:red')).toThrow('Unclosed block')
})

test('custom properties that nothing refers to, and what no visitor can do before the whole stylesheet, are left out', () => {
  const css =
    ':root{--used:1px;--unused:2px;--of-attribute:3px}.card{margin:var(--used)}.card:hover{color:red}' +
    '.card:focus,.card:hover{color:blue}@media print{.card{color:#000}}'
  const style = createFirstStyle(() => css)(page('<p class="card" style="gap:var(--of-attribute)">1</p>'), {})
  expect(style.body.toString()).toContain(
    '<style>:root{--used:1px;--of-attribute:3px}.card{margin:var(--used)}.card:focus{color:blue}</style>',
  )
})

test('of a list the selectors stay whose classes the document has, all of them or one of those that it chooses from', () => {
  const css =
    '.card .title,.card .wide{margin:0}.other.card{margin:1px}:is(.other,.card) p{margin:2px}.card:not(.other){margin:3px}'
  const style = createFirstStyle(() => css)(page(CARD), {})
  expect(style.body.toString()).toContain(
    '<style>.card .wide{margin:0}:is(.other,.card) p{margin:2px}.card:not(.other){margin:3px}</style>',
  )
})

test('cursors and transitions are left to the whole stylesheet', () => {
  const css = '.card{cursor:pointer;margin:0;transition:opacity .1s}.card p{transition:none!important}'
  const style = createFirstStyle(() => css)(page(CARD), {})
  expect(style.body.toString()).toContain('<style>.card{margin:0}.card p{transition:none!important}</style>')
})

test('movements that no rule of the document names are left out', () => {
  const css =
    '@keyframes used{0%{opacity:0}to{opacity:1}}@keyframes unused{0%{opacity:0}}@keyframes of-absent{to{opacity:1}}' +
    '.card{animation:.2s ease used}.absent{animation-name:of-absent}'
  const style = createFirstStyle(() => css)(page(CARD), {})
  expect(style.body.toString()).toContain(
    '<style>@keyframes used{0%{opacity:0}to{opacity:1}}.card{animation:.2s ease used}</style>',
  )
})

test('forced colours, selections, popovers and how a page scrolls are left to the whole stylesheet; reduced motion is not', () => {
  const css =
    '@media (forced-colors:active){.card{outline:1px solid}}@media (prefers-contrast:more){.card{color:#000}}' +
    '@media (prefers-reduced-motion:reduce){.card{animation:none}}::selection{color:#fff}.card:popover-open{margin:0}' +
    '.card{-webkit-user-select:none;user-select:none;scroll-snap-align:start;scroll-margin:4px}'
  const style = createFirstStyle(() => css)(page(CARD), {})
  expect(style.body.toString()).toContain(
    '<style>@media (prefers-reduced-motion:reduce){.card{animation:none}}.card{scroll-margin:4px}</style>',
  )
})
