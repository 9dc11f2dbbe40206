import { existsSync } from 'node:fs'
import sirv from 'sirv'
import { FILES_FOLDER } from './files-folder.mjs'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HOUR_SECONDS = 60 * 60

/** Next names its files by their content, so they are for ever; those of public/ keep their names. */
function setLifetime(res, path) {
  if (path.startsWith('/_next/static/'))
    res.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
  // Asked for anew each time, so that a mended worker is everywhere at the next visit.
  else if (path === '/sw.js') res.setHeader('Cache-Control', 'no-cache')
  else res.setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`)
}

/** Answers files that were compressed when the web was built, or calls `next`; without such a folder always `next`. */
export function createFiles(folder = FILES_FOLDER) {
  if (!existsSync(folder)) return (_req, _res, next) => next()
  return sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders: setLifetime })
}
