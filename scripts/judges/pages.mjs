import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../steps/print.mjs'
import { runTool } from './tools.mjs'

const ARABIC_AND_ENGLISH = ['', '/en']

/** By the demo user who reads them; `linked` adds the pages to which the first of them leads. */
const READERS = [
  {
    phone: null,
    pages: [
      ...['/', '/search?city=Jeddah', '/chalets', '/chalets/al-nakheel-chalet-jeddah', '/in/jeddah'],
      ...['/about', '/faqs', '/contact', '/privacy', '/term-conditions', '/loginvendor'],
    ],
  },
  {
    phone: '500000001',
    pages: ['/my-bookings', '/my-profile', '/my-balance', '/favourites', '/messages', '/delete-account'],
    linked: /href="(\/booking\/[\w-]+)"/g,
  },
  {
    phone: '500000002',
    pages: [
      ...['/my-services', '/booking-request', '/service-booking', '/service-calendar', '/vendor-earnings'],
      ...['/my-reviews', '/statistics', '/vendor-members', '/vendor-api'],
    ],
    linked: /href="(\/service-details\?id=[\w-]+)"/g,
  },
  { phone: '500000009', pages: ['/admin'], linked: /href="(\/admin\/[\w-]+)"/g },
]

/** What vnu says of documents that are valid. */
const NO_FAULTS = [
  // React closes void elements with a slash.
  /^Trailing slash on void elements/,
  // The parser of styles in vnu is older than `min()` with variables, containers and their queries.
  /^CSS: (“(max-)?inline-size”|“container-type”|Unrecognized at-rule “@container”)/,
]

/** Parts that React sends later wait in hidden elements; page-standards.spec.ts reads such documents in the browser. */
const isStreamed = (html) => /<div hidden(="")? id="S:/.test(html)

/** What vnu finds in the documents of all readers as they are sent, in both languages. */
export async function judgePages({ signIn, folder }) {
  const names = new Map()
  for (const { phone, pages, linked } of READERS) {
    const read = await signIn(phone)
    const found = linked ? (await (await read(pages[0])).text()).matchAll(linked) : []
    const all = new Set([...pages, ...[...found].map(([, path]) => path)])
    for (const path of ARABIC_AND_ENGLISH.flatMap((locale) => [...all].map((one) => locale + one))) {
      const html = await (await read(path)).text()
      const name = `${path} (${phone ?? 'visitor'})`
      if (isStreamed(html)) {
        print(`  streamed, not read: ${name}`)
        continue
      }
      const file = join(folder, `${names.size}.html`)
      names.set(`file:${file}`, name)
      writeFileSync(file, html)
    }
  }
  const files = [...names.keys()].map((name) => name.slice('file:'.length))
  const printed = await runTool('vnu', ['--stdout', '--exit-zero-always', '--format', 'json', ...files])
  return JSON.parse(printed)
    .messages.filter(({ message }) => !NO_FAULTS.some((one) => one.test(message)))
    .map(
      ({ url, message, extract }) => `${names.get(url)} · vnu: ${message} ${JSON.stringify(extract ?? '')}`,
    )
}
