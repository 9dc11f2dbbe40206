import { CONTENT } from '@/gateway/limits'
import { CONTENT_VERSION_PATH } from '@/lib/session/content-version'
import type { ContentChannel } from './content-channel'

interface WatchOptions {
  apiOrigin: string
  /** called with each new number, not with the first */
  onChange: () => void
  /** without it changes are found by asking alone */
  channel?: ContentChannel
  askMs?: number
}

/** Asks the api for the number of the public content, which grows with each change of an admin. */
export function watchContent({ apiOrigin, onChange, channel, askMs = CONTENT.askMs }: WatchOptions) {
  let version: number | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isAsking = false
  let isAskedAgain = false

  async function ask(): Promise<void> {
    isAskedAgain = isAsking
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    const known = version
    version = (await readVersion(apiOrigin)) ?? version
    if (known !== null && version !== known) onChange()
    isAsking = false
    if (isClosed) return
    // A change that was announced meanwhile may be newer than the answer.
    const pause = channel?.isOpen() ? CONTENT.askMsWithChannel : askMs
    timer = setTimeout(() => void ask(), isAskedAgain ? 0 : pause).unref()
  }

  void ask()
  channel?.listen(() => void ask())
  return {
    /** null until the api has answered */
    version: () => version,
    close: () => {
      isClosed = true
      channel?.close()
      clearTimeout(timer)
    },
  }
}

/** Null while the api does not answer: then nothing can have changed. */
async function readVersion(origin: string): Promise<number | null> {
  try {
    const answer = await fetch(`${origin}${CONTENT_VERSION_PATH}`, {
      signal: AbortSignal.timeout(CONTENT.answerMs),
    })
    const { version } = (await answer.json()) as { version?: unknown }
    return answer.ok && typeof version === 'number' ? version : null
  } catch {
    return null
  }
}
