import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { STATIC_FOLDER } from './static-folder.mjs'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HOUR_SECONDS = 60 * 60

export type ServeFile = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** The policy of the service worker's own script: it may fetch from this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** Next's file names contain a hash of the content, so they never change; files of public/ can change. */
function setFileHeaders(res: ServerResponse, path: string): void {
  if (path.startsWith('/_next/static/'))
    res.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
  else if (path === '/sw.js') {
    // Revalidated at each visit, so that a corrected worker is active at the next one.
    res.setHeader('Cache-Control', 'no-cache')
    res.setHeader('Content-Security-Policy', WORKER_POLICY)
  } else res.setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`)
  const type = Object.entries(TYPES).find(([ending]) => path.endsWith(ending))?.[1]
  if (type) res.setHeader('Content-Type', type)
}

/** Types that sirv does not know, or knows by another name. */
const TYPES = { '.ico': 'image/x-icon', '.pmtiles': 'application/vnd.pmtiles' }

/** One range with a start, of which sirv serves the part that there is; it takes an end of 0 for none. */
function isServedRange(range: string): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? []
  return start !== undefined && (end === '' || (Number(end) > 0 && Number(start) <= Number(end)))
}

export const noFiles: ServeFile = (_req, _res, next) => next()

/** Serves files that were compressed at build time, else calls `next`; without the folder always `next`. */
export function createStaticFiles(folder: string = STATIC_FOLDER): ServeFile {
  if (!existsSync(folder)) return noFiles
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: setFileHeaders,
  })
  return (req, res, next) => {
    // What is no such range is ignored (RFC 9110, 14.2); sirv would misread it, and throw where it ends before its start.
    const { range } = req.headers
    if (range !== undefined && !isServedRange(range)) delete req.headers.range
    serve(req, res, () => {
      if (range !== undefined) req.headers.range = range
      next()
    })
  }
}
