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
  if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon')
}

export const noFiles: ServeFile = (_req, _res, next) => next()

/** Serves files that were compressed at build time, else calls `next`; without the folder always `next`. */
export function createStaticFiles(folder: string = STATIC_FOLDER): ServeFile {
  if (!existsSync(folder)) return noFiles
  return sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders: setFileHeaders })
}
