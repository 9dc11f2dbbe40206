import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Link } from '@/lib/i18n/navigation'

const Note = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
  a { text-decoration: underline; text-underline-offset: 4px; }
`

/** What a sign-up agrees to; opens beside the page, so that the number stays typed. */
export function TermsNote() {
  const t = useTranslations('account')
  return (
    <Note>
      {t.rich('acceptTerms', {
        terms: (text) => (
          <Link href="/term-conditions" target="_blank" prefetch={false}>
            {text}
          </Link>
        ),
      })}
    </Note>
  )
}
