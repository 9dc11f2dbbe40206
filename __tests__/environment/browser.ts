import { ReadableStream, TransformStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import { TestEnvironment } from 'jest-environment-jsdom'

const PAGE = 'http://localhost/'

/** Node's Request, which, like a browser's, reads an address relative to the page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, PAGE) : input, init)
  }
}

/** jsdom lays nothing out, so nothing ever comes into sight. */
class NothingInSight {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** No width is ever reached: what depends on one is as on a phone. */
const onAPhone = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })

/** jsdom with the parts of Node that browsers have and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    this.global.Element.prototype.scrollIntoView ??= () => undefined
    Object.assign(this.global, {
      fetch,
      Request: PageRequest,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
      AbortController,
      AbortSignal,
      BroadcastChannel,
      IntersectionObserver: NothingInSight,
      matchMedia: onAPhone,
    })
  }
}
