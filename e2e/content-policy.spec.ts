import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import { createPolicy } from '../gateway/document/content-policy'
import { createGateway } from '../gateway/gateway'
import { noFiles } from '../gateway/static-files'
import { expect, test } from './support/fixtures'

test.use({ allowedInConsole: [/Content Security Policy/i] })

test('an inline script of a rendered document runs only if the build knows it', async ({ page }) => {
  const injected = 'document.title = "smuggled"'
  const gateway = await createGateway({
    handler: (_req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end(`<!doctype html><title>own</title><body>
<script>${injected}</script>
<script>self.__next_f.push([1,(${injected},"x")])</script>
<img src="data:," onerror='${injected}'>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>`)
    },
    serveFile: noFiles,
    policy: createPolicy({
      map: NO_MAP_SERVICE,
      mapStyleOrigins: [],
      realtimeOrigin: 'http://localhost:1',
      cardDataOrigin: null,
    }),
    apiOrigin: 'http://127.0.0.1:1',
    trustedProxies: [],
    logError: (error) => expect(error).toBeUndefined(),
  })
  const server = createServer(gateway.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await page.evaluate(() => '__next_f' in window)).toBe(true)
  expect(await page.title()).toBe('own')
  server.closeAllConnections()
  server.close()
  await gateway.close()
})
