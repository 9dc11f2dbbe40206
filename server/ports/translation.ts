import type { Language } from '@/lib/domain/account/account'
import { cleanMessage } from '@/lib/domain/messages/bodies'
import { writtenLanguage } from '@/lib/domain/text/language'

/** Translates plain text by a machine. */
export interface Translator {
  /**
   * The text in the other language; line breaks stay. Rejects on a refusal, on a timeout, and where the answer is no text of that
   * language: nothing that the service says is shown as a translation unless it can be one.
   */
  translate(text: string, from: Language, to: Language): Promise<string>
}

export interface TranslationSettings {
  /** the address of a LibreTranslate, without a path */
  url: string
  /** for a hosted one; one of our own needs none */
  apiKey?: string | undefined
}

const TIMEOUT_MS = 8000
/** A translation is seldom twice as long as its text; short texts grow more. */
const MOST_TIMES_LONGER = 4
const ALWAYS_ALLOWED = 400
/** Of a JSON answer: letters outside ASCII may be escaped, six characters each. */
const BYTES_A_LETTER = 6

/** LibreTranslate's `POST /translate` (docs.libretranslate.com), 8 s per call. A redirect is refused: it would take text and key elsewhere. */
export function libreTranslate(
  { url, apiKey }: TranslationSettings,
  { fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = {},
): Translator {
  return {
    async translate(text, from, to) {
      const longest = text.length * MOST_TIMES_LONGER + ALWAYS_ALLOWED
      const answer = await fetch(new URL('/translate', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ q: text, source: from, target: to, format: 'text' },
          ...(apiKey && { api_key: apiKey }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`the translation service answered ${answer.status}`)
      }
      const translated = cleanMessage(textIn(await readBounded(answer, longest * BYTES_A_LETTER)))
      if (!translated || translated.length > longest || writtenLanguage(translated) !== to)
        throw new Error('the translation service answered no translation')
      return translated
    },
  }
}

/** `translatedText` of the answer; empty for anything else. */
function textIn(body: string): string {
  const answer: unknown = JSON.parse(body)
  const isAnswer = typeof answer === 'object' && answer !== null && 'translatedText' in answer
  return isAnswer && typeof answer.translatedText === 'string' ? answer.translatedText : ''
}

async function readBounded(answer: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error('the answer of the translation service is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
