import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchContent } from '@/gateway/content-version/watch-content'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { eventually } from '../eventually'
import { answerPage, longText, runGateway } from './running-gateway'

test('a page gives Next the number of the content, whatever a client claims, and none from before a change is cached', async () => {
  let version = 4
  let finish: (() => void) | undefined
  const gateway = await runGateway(
    async (req, res) => {
      if (req.url === '/slow') await new Promise<void>((resolve) => (finish = resolve))
      answerPage(res, longText(String(req.headers[CONTENT_VERSION_HEADER])))
    },
    { contentVersion: () => version },
  )
  const slow = gateway.get('/slow')
  expect((await gateway.get('/', { [CONTENT_VERSION_HEADER]: '99' })).body.toString()).toBe(longText('4'))
  await eventually(() => expect(finish).toBeDefined())
  version = 5
  finish?.()
  expect((await slow).body.toString()).toBe(longText('4'))
  expect(gateway.cache.get('/slow')).toBeNull()
  expect(gateway.cache.get('/')).not.toBeNull()
  await gateway.close()
})

test('a new number of the api is noticed, and silence of the api is no change', async () => {
  const answers: (number | null)[] = [7, null, 7, 8]
  const api = createServer((_, res) => {
    const version = answers.length > 1 ? answers.shift() : answers[0]
    if (version === null) res.writeHead(503).end('{}')
    else res.end(JSON.stringify({ version }))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const onChange = jest.fn()
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const content = watchContent({ apiOrigin, onChange, askMs: 5 })
  await eventually(() => expect(content.version()).toBe(8))
  expect(onChange).toHaveBeenCalledTimes(1)
  content.close()
  await new Promise((resolve) => api.close(resolve))
})
