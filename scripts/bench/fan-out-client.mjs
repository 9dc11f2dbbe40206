import { once } from 'node:events'
import { io } from 'socket.io-client'

/** Opens a socket for each ticket, says so, and later the instant at which the last of them had its event. */
const AT_ONCE = 50

const [{ url, tickets }] = await once(process, 'message')
const sockets = []
const queue = tickets.values()
let waiting = tickets.length

async function open() {
  for (const ticket of queue) {
    const socket = io(url, {
      auth: { ticket },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    socket.on('notification', () => {
      waiting -= 1
      if (waiting === 0) process.send(Date.now())
    })
    socket.on('connect_error', (error) => {
      process.stderr.write(`A socket was refused: ${error.message}\n`)
      process.exit(1)
    })
    await new Promise((resolve) => socket.on('connect', resolve))
    sockets.push(socket)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, open))
process.send('open')
process.once('disconnect', () => {
  for (const socket of sockets) socket.disconnect()
  process.exit(0)
})
