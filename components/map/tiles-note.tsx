import { useTranslations } from 'next-intl'
import { attributionParts } from './attribution-parts'
import type { TilesState } from './tiles'

/** Whose map it is, or that it cannot be reached and a simple one is drawn. */
export function TilesNote({ state, attribution }: { state: TilesState | null; attribution: string | null }) {
  const t = useTranslations('map')
  if (state === 'failed') {
    return (
      <p className="unreached" role="status">
        {t('unreached')}
      </p>
    )
  }
  if (!state || !attribution) return null
  return (
    <p className="attribution">
      <bdi>
        {attributionParts(attribution).map(({ text, href }) =>
          href ? (
            <a key={text} href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </bdi>
    </p>
  )
}
