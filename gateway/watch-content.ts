import { CONTENT_VERSION_PATH } from '@/lib/session/content-version'
import { CONTENT } from './limits'

interface WatchOptions {
  apiOrigin: string
  /** called with each new number, not with the first */
  onChange: () => void
  askMs?: number
}

/** Asks the api for the number of the public content, which grows with each change of an admin. */
export function watchContent({ apiOrigin, onChange, askMs = CONTENT.askMs }: WatchOptions) {
  let version: number | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function ask(): Promise<void> {
    const known = version
    version = (await readVersion(apiOrigin)) ?? version
    if (known !== null && version !== known) onChange()
    if (!isClosed) timer = setTimeout(() => void ask(), askMs).unref()
  }

  void ask()
  return {
    /** null until the api has answered */
    version: () => version,
    close: () => {
      isClosed = true
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
