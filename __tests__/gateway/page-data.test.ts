import { readFileSync } from 'node:fs'
import { compactPageData } from '@/gateway/document/page-data'

/** As Next puts it into the data of the root; the words are read from Next, so that another version of it is noticed. */
const WORDS = 'This page could not be found.'
const NEXT_PAGE = 'node_modules/next/dist/client/components/builtin/not-found.js'
const element = (...children: unknown[]) => ['$', 'div', null, { children }]
const NOT_FOUND = [
  [
    ['$', 'title', null, { children: `404: ${WORDS}` }],
    element(element(['$', 'h2', null, { children: WORDS }])),
  ],
  [],
]
const rootData = (notFound: unknown) =>
  `0:${JSON.stringify({ templateStyles: '$undefined', notFound, forbidden: '$undefined', unauthorized: '$undefined' })}\n`
const script = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`

test('the page data has no 404 page of Next, which no address shows, and is JSON as before', () => {
  expect(readFileSync(NEXT_PAGE, 'utf8')).toContain(WORDS)
  expect(compactPageData(script(rootData(NOT_FOUND)))).toBe(script(rootData('$undefined')))
})

test('our own 404 page, and what a user wrote behind the root, stay', () => {
  const own = script(rootData(['$L28', []]))
  expect(compactPageData(own)).toBe(own)
  const written = script(`T9,${rootData(NOT_FOUND)}`)
  expect(compactPageData(script(rootData(NOT_FOUND)) + written)).toBe(
    (script(rootData('$undefined')) + written).replace('])</script><script>', ']);'),
  )
})
