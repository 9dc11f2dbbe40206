import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import folderOfSwaggerUi from 'swagger-ui-dist/absolute-path.js'
import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'

const PUBLIC = { access: 'public', isSameForAll: true } as const
const A_DAY = 'public, max-age=86400'
/** The page loads its own files and calls the api of its own address. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', filter: true, tryItOutEnabled: true, defaultModelsExpandDepth: -1 })`

const FILES = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'start.js': 'text/javascript',
} as const
type FileName = keyof typeof FILES

/** On a phone each code of the table of errors is a block of its own; the table is wider than the page otherwise. */
const NARROW = `
body { margin: 0 }
@media (max-width: 700px) {
  .swagger-ui .info :is(table, tbody) { display: block }
  .swagger-ui .info thead { display: none }
  .swagger-ui .info tr { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; align-items: center; padding-block: 12px; border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
  .swagger-ui .info tr td { min-inline-size: 0; padding: 0; border: 0; overflow-wrap: anywhere }
  .swagger-ui .info tr td:nth-child(n + 3) { grid-column: 1 / -1 }
  .swagger-ui .info tr td:nth-child(4) { direction: rtl; text-align: start }
}
`

function textOf(name: FileName): string {
  if (name === 'start.js') return START
  const text = readFileSync(join(folderOfSwaggerUi(), name), 'utf8')
  return name === 'swagger-ui.css' ? text + NARROW : text
}

/** The version in the address of a file, so that a cached one is never of another. */
const fileQuery = exactObject({ v: string().max(8) })

/** A page of Swagger UI to read the description and to try calls, from files of our own. */
export function docsPageRoutes(app: FastifyInstance): void {
  const files = new Map<FileName, { text: string; version: string }>()
  const load = (name: FileName) => {
    const known = files.get(name)
    if (known) return known
    const text = textOf(name)
    const file = { text, version: createHash('sha1').update(text).digest('hex').slice(0, 8) }
    files.set(name, file)
    return file
  }
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply
      .header('cache-control', A_DAY)
      .header('content-security-policy', POLICY)
      .type(`${type}; charset=utf-8`)
      .send(text)

  app.get('/docs', { config: PUBLIC }, (_request, reply) =>
    send(
      reply,
      'text/html',
      pageOf((name) => load(name).version),
    ),
  )

  for (const file of Object.keys(FILES) as FileName[]) {
    app.get(`/docs/${file}`, { config: PUBLIC, schema: { querystring: fileQuery } }, (_request, reply) =>
      send(reply, FILES[file], load(file).text),
    )
  }
}

function pageOf(versionOf: (file: FileName) => string): string {
  const address = (file: FileName) => `docs/${file}?v=${versionOf(file)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Diyar API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${address('swagger-ui.css')}">
</head>
<body>
<div id="docs"></div>
<script src="${address('swagger-ui-bundle.js')}"></script>
<script src="${address('start.js')}"></script>
</body>
</html>
`
}
