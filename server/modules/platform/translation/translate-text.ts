import { createHash } from 'node:crypto'
import type { Language } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import { foreignLanguage } from '@/lib/domain/text/language'
import type { Deps } from '@/server/deps'
import { fairQueue } from '@/server/fair-queue'
import { deleteTranslationsBefore, findTranslation, writeTranslation } from './store'

/** A slow service takes these places and nothing else of the process. */
const queue = fairQueue({ atOnce: 4, seats: 40, seatsOfOne: 3 })
const RETENTION_MS = 180 * 24 * 3_600_000

interface Wanted {
  text: string
  /** the language of the reader */
  to: Language
  /** a user, or the network of a visitor */
  requester: string
  /** a private message, whose translation is stored with it */
  messageId?: string
}

type TranslationDeps = Pick<Deps, 'db' | 'clock' | 'translator' | 'log'>

/**
 * A text in the reader's language, from the cache or from the service, which is called outside of any transaction. Throws `invalid` for a
 * text that is in that language already, and `translation_failed`. Who may read the text is the caller's question.
 */
export async function translateText(deps: TranslationDeps, wanted: Wanted): Promise<string> {
  const from = languageBefore(wanted)
  const hash = hashOf(wanted, from)
  const known = await findTranslation(deps.db, hash)
  if (known !== null) return known
  const body = await callService(deps, wanted, from)
  const { messageId } = wanted
  await writeTranslation(deps.db, { hash, body, messageId, createdAt: deps.clock.now() }).catch(
    (error: unknown) => deps.log.warn({ err: error }, 'a translation was not stored'),
  )
  return body
}

/** The same of a text that is not public yet: no row remains of it. */
export const translateDraft = (deps: TranslationDeps, wanted: Wanted): Promise<string> =>
  callService(deps, wanted, languageBefore(wanted))

function languageBefore({ text, to }: Wanted): Language {
  const from = foreignLanguage(text, to)
  if (!from) throw new DomainError('invalid')
  return from
}

function hashOf({ text, to, messageId = '' }: Wanted, from: Language): string {
  return createHash('sha256').update([messageId, from, to, text].join('\n')).digest('hex')
}

async function callService(
  { translator, log }: TranslationDeps,
  { text, to, requester }: Wanted,
  from: Language,
): Promise<string> {
  if (!translator) throw new DomainError('translation_failed')
  return queue.seated(requester, () =>
    queue.inTurn(requester, async () => {
      try {
        return await translator.translate(text, from, to)
      } catch (error) {
        log.warn({ err: error }, 'a text was not translated')
        throw new DomainError('translation_failed')
      }
    }),
  )
}

/** Texts change and services get better: what is still read is translated anew. */
export const deleteOldTranslations = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteTranslationsBefore(db, new Date(clock.now().getTime() - RETENTION_MS))
