'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { foreignLanguage } from '@/lib/domain/text/language'
import type { Locale } from '@/lib/i18n/routing'
import { untilLoaded } from '@/lib/until-loaded'
import type { Translated } from './request-translation'
import styles from './translatable.module.css'
import { useTranslationOffer } from './translation-offer'

interface TranslatableProps {
  /** what is translated; another text forgets the translation of the one before */
  text: string
  of: Translated
  /** of the paragraph of the translation */
  className?: string
  /** the original */
  children: ReactNode
}

/** A text with a button that translates it, where it is not in the language of the page. Needs the messages `translation`. */
export function Translatable(props: TranslatableProps) {
  const isOffered = useTranslationOffer()
  const isForeign = foreignLanguage(props.text, useLocale() as Locale) !== null
  return isOffered && isForeign ? <WithTranslation key={props.text} {...props} /> : props.children
}

type Shown = 'original' | 'waiting' | 'translation' | 'failed'

function WithTranslation({ of, className, children }: TranslatableProps) {
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
