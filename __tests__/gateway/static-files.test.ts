import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticFiles } from '@/gateway/static-files'

const CONTENT = '0123456789'
let folder: string
let server: Server
let passedOn: (string | undefined)[]

beforeEach(async () => {
  passedOn = []
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(folder, 'a.pmtiles'), CONTENT)
  const serve = createStaticFiles(folder)
  server = createServer((req, res) =>
    serve(req, res, () => {
      passedOn.push(req.headers.range)
      res.statusCode = 404
      res.end()
    }),
  ).listen(0)
  await once(server, 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

async function ask(range?: string, path = '/a.pmtiles', method = 'GET') {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path, method, headers: range === undefined ? {} : { range } }).end()
  const [answer] = await once(asked, 'response')
  const body: Buffer[] = []
  for await (const part of answer) body.push(part)
  const { 'content-range': part, 'content-type': type, 'content-length': length } = answer.headers
  return { status: answer.statusCode, part, type, length, body: Buffer.concat(body).toString() }
}

test('a range of a file is answered alone, with its place', async () => {
  expect(await ask('bytes=2-4')).toEqual({
    status: 206,
    part: 'bytes 2-4/10',
    type: 'application/vnd.pmtiles',
    length: '3',
    body: '234',
  })
})

test.each([
  ['bytes=0-16383', 'bytes 0-9/10', CONTENT],
  ['bytes=7-', 'bytes 7-9/10', '789'],
  ['bytes=9-9', 'bytes 9-9/10', '9'],
])('of %s the part that there is', async (range, part, body) => {
  expect(await ask(range)).toMatchObject({ status: 206, part, length: String(body.length), body })
})

test('a range behind the end is a 416 that names the length', async () => {
  expect(await ask('bytes=10-20')).toMatchObject({ status: 416, part: 'bytes */10', body: '' })
})

test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=0-1', ''])(
  'of what is no range that is served, %p, the whole file',
  async (range) => {
    expect(await ask(range)).toMatchObject({ status: 200, part: undefined, body: CONTENT })
  },
)

test('without a range the whole file, and its length alone for HEAD', async () => {
  expect(await ask()).toMatchObject({ status: 200, length: '10', body: CONTENT })
  expect(await ask(undefined, '/a.pmtiles', 'HEAD')).toMatchObject({ status: 200, length: '10', body: '' })
})

test('what is no file is passed on as it came', async () => {
  expect(await ask('bytes=5-2', '/about')).toMatchObject({ status: 404 })
  expect(passedOn).toEqual(['bytes=5-2'])
})
