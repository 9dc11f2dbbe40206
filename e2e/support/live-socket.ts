import type { Page, WebSocket } from '@playwright/test'

/** The first packet of an accepted connection. */
const LET_IN = /^40/

/** The socket that a page opens while `act` runs, once it was let in: what happens from now on is heard. */
export async function opensSocket(page: Page, act: () => Promise<unknown>): Promise<WebSocket> {
  const letIn = new Promise<WebSocket>((resolve) => {
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/socket.io/')) return
      socket.on('framereceived', ({ payload }) => {
        if (LET_IN.test(String(payload))) resolve(socket)
      })
    })
  })
  await act()
  return letIn
}
