'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { untilLoaded } from '@/lib/until-loaded'
import type { Translated } from './request-translation'
import styles from './translatable.module.css'
import { useTranslationOffer } from './translation-offer'

export interface TranslatableProps {
  of: Translated
  /** of the paragraph of the translation */
  className?: string
  /** the original */
  children: ReactNode
}

/** A text of another language with a button that translates it, where the site offers that. */
export function WithTranslation(props: TranslatableProps) {
  return useTranslationOffer() ? <TextOrTranslation {...props} /> : props.children
}

type Shown = 'original' | 'waiting' | 'translation' | 'failed'

function TextOrTranslation({ of, className, children }: TranslatableProps) {
  const t = useTranslations('translation')
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>('original')
  const [translation, setTranslation] = useState<string | null>(null)
  const isTranslated = shown === 'translation'

  async function translate() {
    if (translation !== null) return setShown('translation')
    setShown('waiting')
    try {
      const { requestTranslation } = await untilLoaded(() => import('./request-translation'))
      setTranslation(await requestTranslation(of))
      setShown('translation')
    } catch {
      setShown('failed')
    }
  }

  return (
    <>
      {isTranslated ? (
        <p className={className} lang={locale} dir="auto">
          {translation}
        </p>
      ) : (
        children
      )}
      <div className={styles.line}>
        <span role="status">{shown === 'original' ? '' : t(shown)}</span>
        <Button
          type="button"
          $kind="quiet"
          $size="sm"
          className={styles.button}
          aria-busy={shown === 'waiting'}
          onClick={() => (isTranslated ? setShown('original') : translate())}
        >
          {t(isTranslated ? 'showOriginal' : 'translate')}
        </Button>
      </div>
    </>
  )
}
