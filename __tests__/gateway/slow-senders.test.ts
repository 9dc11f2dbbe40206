import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { PROCESS, SLOW_SENDER } from '@/gateway/limits'
import { createWebServer } from '@/gateway/server'
import { answerPage, runGateway } from './running-gateway'

beforeEach(() => {
  jest.replaceProperty(PROCESS, 'headersMs', 200)
  jest.replaceProperty(PROCESS, 'connectionsCheckMs', 50)
  jest.replaceProperty(SLOW_SENDER, 'periodMs', 200)
})
afterEach(() => jest.restoreAllMocks())

test('a client whose headers do not come is closed', async () => {
  const { server, close } = createWebServer((_req, res) => res.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
  socket.resume()
  await once(socket, 'close')
  await close()
})

test.each(['/api/v1/user/upload', '/api/session'])(
  'a client whose body does not come is closed: %s',
  async (path) => {
    const api = createServer((req) => req.resume())
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    const gateway = await runGateway((_req, res) => answerPage(res, 'x'), { apiOrigin })
    const socket = connect(gateway.port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":`,
    )
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'close')
    await gateway.close()
    api.closeAllConnections()
    api.close()
  },
)
