import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startWatch, type Watch } from '@/e2e/engines/watch'

const POLICY = "default-src 'self'; script-src 'self'; script-src-attr 'none'"
const PAGE = '<html><head><title>x</title></head><body></body></html>'

let server: Server
let watch: Watch
let requested: Record<string, unknown> = {}

beforeAll(async () => {
  server = createServer((req, res) => {
    requested = req.headers
    const isPage = req.url === '/'
    res.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json')
    res.setHeader('content-security-policy', POLICY)
    res.end(isPage ? PAGE : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  watch = await startWatch(`http://localhost:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  watch.close()
  server.close()
})

test('the script that reports errors is the first of a page, and its policy allows it in addition', async () => {
  const answer = await fetch(`${watch.origin}/`, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const [, script = ''] = /^<html><head><script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(answer.headers.get('content-security-policy')).toBe(
    POLICY.replace('script-src ', `script-src 'sha256-${hash}' `),
  )
  expect(html.replace(`<script>${script}</script>`, '')).toBe(PAGE)
})

test('calls pass unchanged, each journey from an address of its own', async () => {
  watch.beginAs('10.1.2.3')
  const answer = await fetch(`${watch.origin}/api`, { method: 'POST', headers: { origin: watch.origin } })
  expect(answer.headers.get('content-security-policy')).toBe(POLICY)
  const { origin } = watch
  expect(requested).toMatchObject({ origin, host: new URL(origin).host, 'x-forwarded-for': '10.1.2.3' })
})

test('the errors of a page are collected until the next journey begins', async () => {
  const say = (body: string) => fetch(`${watch.origin}/heard-by-the-tests`, { method: 'POST', body })
  await say('/en Error: first')
  await say('/en Error: second')
  expect(watch.heard()).toEqual(['/en Error: first', '/en Error: second'])
  watch.beginAs('10.1.2.4')
  expect(watch.heard()).toEqual([])
})
