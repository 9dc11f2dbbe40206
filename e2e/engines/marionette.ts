import { connect } from 'node:net'
import { error, type IWebElementId, WebElement } from 'selenium-webdriver'
import { type Command, Name } from 'selenium-webdriver/lib/command'

/** Where Firefox has another word than WebDriver; else the name is the same with a capital. */
const OTHER_NAMES: Record<string, string> = {
  [Name.QUIT]: 'DeleteSession',
  [Name.GET]: 'Navigate',
  [Name.GET_CURRENT_URL]: 'GetCurrentURL',
  [Name.CLICK_ELEMENT]: 'ElementClick',
  [Name.SEND_KEYS_TO_ELEMENT]: 'ElementSendKeys',
  [Name.SCREENSHOT]: 'TakeScreenshot',
  [Name.SET_TIMEOUT]: 'SetTimeouts',
  [Name.ACTIONS]: 'PerformActions',
}

/** A kind, an id, a failure and an answer (firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). */
type Message = [1, number, { error: string; message: string } | null, unknown]
type Parameters = { sessionId?: string; id?: IWebElementId } & Record<string, unknown>
type Call = { resolve: (answer: unknown) => void; reject: (reason: Error) => void }

/** A client of Firefox's Marionette protocol in place of geckodriver, so that only Firefox has to be installed. */
export async function speakMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const calls = new Map<number, Call>()
  let unread = Buffer.alloc(0)
  let lastId = 0

  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part])
    for (;;) {
      const colon = unread.indexOf(':')
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || unread.length < end) return
      onEvent(JSON.parse(unread.subarray(colon + 1, end).toString()))
      unread = unread.subarray(end)
    }
  })

  /** The greeting answers no command. */
  function onEvent(message: Message | object) {
    if (!Array.isArray(message)) return
    const [, id, failure, answer] = message as Message
    const call = calls.get(id)
    if (failure) call?.reject(failureOf(failure))
    else call?.resolve(answer)
    calls.delete(id)
  }

  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.once('close', () => {
    for (const { reject } of calls.values()) reject(new error.WebDriverError('Firefox has gone.'))
  })

  return {
    async execute(command: Command) {
      const name = command.getName()
      const { sessionId: _session, id, ...rest } = command.getParameters() as Parameters
      const parameters = id ? { ...rest, id: WebElement.extractId(id) } : rest
      const said = JSON.stringify([0, ++lastId, `WebDriver:${wordFor(name)}`, parameters])
      const answer = await new Promise<unknown>((resolve, reject) => {
        calls.set(lastId, { resolve, reject })
        socket.write(`${Buffer.byteLength(said)}:${said}`)
      })
      return isBoxed(answer) ? answer.value : answer
    },
  }
}

const wordFor = (name: string) => OTHER_NAMES[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const isBoxed = (answer: unknown): answer is { value: unknown } =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).join() === 'value'

const KNOWN_FAILURES: Record<string, new (message: string) => Error> = {
  'stale element reference': error.StaleElementReferenceError,
  'no such element': error.NoSuchElementError,
}

function failureOf({ error: code, message }: { error: string; message: string }): Error {
  const Known = KNOWN_FAILURES[code] ?? error.WebDriverError
  return new Known(`${code}: ${message}`)
}
