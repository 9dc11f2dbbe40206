import { existsSync } from 'node:fs'
import sirv from 'sirv'
import { FILES_FOLDER } from './files-folder.mjs'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HOUR_SECONDS = 60 * 60

/** Next names its files by their content, so they are for ever; those of public/ keep their names. */
function setLifetime(res, path) {
  const lifetime = path.startsWith('/_next/static/')
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${HOUR_SECONDS}`
  res.setHeader('Cache-Control', lifetime)
}

/** Answers files that were compressed when the web was built, or calls `next`; without such a folder always `next`. */
export function createFiles(folder = FILES_FOLDER) {
  if (!existsSync(folder)) return (_req, _res, next) => next()
  return sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders: setLifetime })
}
