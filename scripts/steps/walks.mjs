import { readFileSync } from 'node:fs'
import { importsOf } from './imports.mjs'

const DOCUMENT = 'docs/architecture.md'
const HEADING = /^### (.+): (\d+) stops, (\d+) files$/
const STOP = /^\d+\. `([^`]+)`/
/** `GET /services/search`, by which a caller and the api name a route. */
const ROUTE = /'((?:GET|POST|PUT|DELETE) \/[^']+)'/g

/** The walks of the document: title, files at which one stops, and the two numbers of the heading. */
export function readWalks() {
  const walks = []
  for (const line of readFileSync(DOCUMENT, 'utf8').split('\n')) {
    const [, title, stops, files] = HEADING.exec(line) ?? []
    if (title) walks.push({ title, stops: [], said: { stops: Number(stops), files: Number(files) } })
    const [, stop] = STOP.exec(line) ?? []
    if (stop) walks.at(-1)?.stops.push(stop)
  }
  return walks
}

/** Every file that one has before the eyes along a walk: its stops, and what they import to run. */
export const filesOf = ({ stops }) =>
  new Set(stops.flatMap((stop) => [stop, ...importsOf(stop, { valuesOnly: true })]))

const routesIn = (file) => [...readFileSync(file, 'utf8').matchAll(ROUTE)].map(([, route]) => route)

/** Stops that no stop before them imports or calls by the name of a route; Next itself opens middleware and pages. */
export const gapsOf = ({ stops }) =>
  stops.slice(1).filter((stop, i) => {
    const before = stops.slice(0, i + 1)
    const isImported = before.some((one) => importsOf(one).includes(stop))
    const isCalled = () => before.flatMap(routesIn).some((route) => routesIn(stop).includes(route))
    return !isImported && !/^(middleware\.ts|app\/.*page\.tsx)$/.test(stop) && !isCalled()
  })
