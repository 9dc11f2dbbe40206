import { uploadPhoto } from '@/lib/api/uploads'

/** A connection whose bytes move when the test says so. */
class SlowRequest {
  static last: SlowRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onabort?: () => void
  onload?: () => void
  onloadend?: () => void
  status = 0
  response: unknown = null
  open = jest.fn()
  setRequestHeader = jest.fn()
  constructor() {
    SlowRequest.last = this
  }
  send = jest.fn()
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  moves = (loaded: number) => this.upload.onprogress?.({ loaded, total: 10 })
  answers() {
    this.status = 200
    this.response = { 0: '/api/v1/media/1' }
    this.onload?.()
    this.onloadend?.()
  }
}

const PHOTO = new File(['x'], 'photo.png', { type: 'image/png' })

const Real = globalThis.XMLHttpRequest

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.XMLHttpRequest = SlowRequest as unknown as typeof XMLHttpRequest
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.XMLHttpRequest = Real
})

test('a slow upload is not aborted while bytes move', async () => {
  const parts: number[] = []
  const sent = uploadPhoto(PHOTO, (part) => parts.push(part))
  for (let loaded = 1; loaded <= 5; loaded += 1) {
    jest.advanceTimersByTime(40_000)
    SlowRequest.last.moves(loaded)
  }
  SlowRequest.last.answers()
  expect([await sent, parts.at(-1)]).toEqual(['/api/v1/media/1', 0.5])
})

test('an upload on which no byte moves is aborted, so that it can be tried again', async () => {
  const sent = uploadPhoto(PHOTO, () => undefined)
  SlowRequest.last.moves(3)
  jest.advanceTimersByTime(45_000)
  await expect(sent).rejects.toMatchObject({ code: 'unavailable', status: 0 })
})

test('the sender can abort an upload', async () => {
  const call = new AbortController()
  const sent = uploadPhoto(PHOTO, () => undefined, call.signal)
  call.abort()
  await expect(sent).rejects.toMatchObject({ code: 'unavailable' })
})
